/** Checks submissions on the workers of a queue, one a chunk. What programs of strangers do may differ: the first result counts. */
import { randomUUID } from 'node:crypto';
import type { ProgramReport } from '../check/check.js';
import { type CheckInput, type CheckJob, reportFrom } from '../check/job.js';
import type { QueueConnection } from './connection.js';
import { handOut } from './hand-out.js';
import { patiently } from './patient.js';

export async function checkAtQueue(
  connection: QueueConnection,
  job: CheckJob,
  inputs: readonly (() => CheckInput)[],
  onReport: (report: ProgramReport, place: number) => void,
): Promise<void> {
  const { store } = connection;
  const run = { id: randomUUID(), spec: JSON.stringify(job), size: 1, probe: null };
  await patiently(() => store.putRun(run));
  const done = new Set<number>();
  await handOut(connection, {
    run,
    chunks: inputs.length,
    repeatable: false,
    has: (chunk) => done.has(chunk),
    inputOf: (chunk) => JSON.stringify(inputs[chunk]()),
    enough: () => false,
    onResult(result) {
      done.add(result.chunk);
      onReport(reportFrom(result), result.chunk);
    },
  });
}
