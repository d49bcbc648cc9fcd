/**
 * Hands the chunks of a run out to the workers of a queue and gathers what comes back. The queue may lose, double or
 * silently finish a job: a chunk is done when the store has its result, and is given out again while it has none and no
 * job is under way for it. When all is there the run is forgotten.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { CannotPlay } from '../jobs/cannot-play.js';
import type { QueueConnection, QueuedJob } from './connection.js';
import { patiently } from './patient.js';
import type { ChunkResult, QueuedRun } from './store.js';

export interface HandOut {
  readonly run: QueuedRun;
  readonly chunks: number;
  readonly repeatable: boolean; // else the first result of a chunk counts, whatever a second one says
  /** Whether a chunk is known already. */
  has(chunk: number): boolean;
  /** What a chunk is made from, where the run does not say it all. */
  inputOf?(chunk: number): string;
  onResult(result: ChunkResult): void | Promise<void>;
  /** True when no further chunk is needed. */
  enough(): boolean;
}

const LOOK_MS = 100;
const RECHECK_MS = 2000;
const MOST_UNDER_WAY = 1000;
/** Jobs that will bring nothing any more. */
const OVER = ['completed', 'failed', 'unknown'];

export async function handOut({ store, queue, silence }: QueueConnection, plan: HandOut): Promise<void> {
  const { run, chunks, enough } = plan;
  const jobs = await queue();
  const tries = new Map<number, number>(); // of chunks under way
  try {
    const done = new Set<number>();
    for (let chunk = 0; chunk < chunks; chunk++) if (plan.has(chunk)) done.add(chunk);
    let next = 0;
    let looked = performance.now();
    let heard = looked;
    while (done.size < chunks && !enough()) {
      const fresh: number[] = [];
      for (; next < chunks && tries.size + fresh.length < MOST_UNDER_WAY; next++)
        if (!done.has(next)) fresh.push(next);
      const asked = [...tries.keys(), ...fresh];
      for (const result of await patiently(() => store.results(run.id, asked))) {
        await plan.onResult(result);
        done.add(result.chunk);
        tries.delete(result.chunk);
        heard = performance.now();
      }
      if (silence && performance.now() - heard > silence.ms) {
        silence.tell();
        heard = performance.now();
      }
      for (const chunk of fresh) if (!done.has(chunk)) await give(chunk, 0);
      if (plan.repeatable) await stopAtConflict();
      if (performance.now() - looked > RECHECK_MS) {
        await patiently(() => store.putRun(run)); // a Redis that was started anew may have forgotten it
        for (const [chunk, tried] of tries) if (await isOver(chunk, tried)) await give(chunk, tried + 1);
        looked = performance.now();
      }
      await pause(LOOK_MS);
    }
    for (const [chunk, tried] of tries) await jobs.remove(nameOf(chunk, tried)).catch(() => {});
    await patiently(() => store.forget(run.id));
  } finally {
    await jobs.close().catch(() => {});
  }

  async function stopAtConflict(): Promise<void> {
    const conflict = await patiently(() => store.conflict(run.id));
    if (conflict === null) return;
    const { chunk, kept, other, workers } = conflict;
    throw new CannotPlay(`chunk ${chunk} has two results.\n${workers[0]}: ${kept}\n${workers[1]}: ${other}`);
  }

  function nameOf(chunk: number, tried: number): string {
    return `${run.id}-${chunk}-${tried}`;
  }

  async function give(chunk: number, tried: number): Promise<void> {
    const data: QueuedJob = { run: run.id, chunk };
    const options = { jobId: nameOf(chunk, tried), removeOnComplete: { age: 60 }, removeOnFail: { age: 60 } };
    const input = plan.inputOf?.(chunk); // anew each time: a Redis that was started anew may have forgotten it
    if (input !== undefined) await patiently(() => store.putInput(run.id, chunk, input));
    await patiently(() => jobs.add('chunk', data, options));
    tries.set(chunk, tried);
  }

  async function isOver(chunk: number, tried: number): Promise<boolean> {
    return OVER.includes(await patiently(() => jobs.getJobState(nameOf(chunk, tried))));
  }
}
