/** A tournament that workers play: begun here, given out in chunks, and one pair of a hundred played again here. */
import { randomInt } from 'node:crypto';
import { CannotPlay } from '../jobs/cannot-play.js';
import type { PlayedLine } from '../jobs/chunk.js';
import { isRepeatable, type Spec } from '../jobs/spec.js';
import { readChunk, resultText } from './chunk-text.js';
import { chunksIn, type Range, rangeOf, sizeFor } from './chunks.js';
import type { QueueConnection } from './connection.js';
import { handOut } from './hand-out.js';
import { mistoldIn } from './line-holds.js';
import { type OpenPlayer, onThreads } from './pair-threads.js';
import { patiently } from './patient.js';
import { holds } from './recheck.js';
import type { ChunkResult, QueuedRun } from './store.js';

export interface QueuePlan {
  readonly run: string; // a name that nobody else has
  readonly spec: Spec;
  readonly folder: string; // in which programs are started
  readonly open?: OpenPlayer; // who plays here, on threads unless told otherwise
  readonly size?: number; // pairs in a chunk; else as many as take a few seconds
  readonly checked?: number; // so many of a hundred pairs are played again here
  /** Whether a pair is known already. */
  has(pair: number): boolean;
  onPlayed(played: PlayedLine): void;
  /** True when no further pair is needed. */
  enough(): boolean;
}

const CHECKED = 1;

export async function coordinate(connection: QueueConnection, plan: QueuePlan): Promise<void> {
  const { spec, enough } = plan;
  const { store } = connection;
  const threads = (plan.open ?? onThreads)(spec, plan.folder);
  try {
    const run = await begin();
    const range = (chunk: number) => rangeOf(spec, run.size, chunk);
    await handOut(connection, {
      run,
      chunks: chunksIn(spec, run.size),
      repeatable: isRepeatable(spec),
      has: (chunk) => isKnown(range(chunk)),
      enough,
      async onResult({ chunk, result, times, worker }: ChunkResult) {
        const { first, count } = range(chunk);
        const read = readChunk(result, times, first, count);
        if (!read.ok) throw new CannotPlay(`${read.error.words}, from ${worker}`);
        for (const line of read.value) await take(line, worker);
      },
    });
  } finally {
    await threads.close();
  }

  /** The first pair is played here: it says how long pairs take, and what every worker must get as well. */
  async function begin(): Promise<QueuedRun> {
    const known = await patiently(() => store.getRun(plan.run));
    if (known !== null) return known;
    const began = performance.now();
    const probe = resultText(await threads.play(0, 1));
    const size = plan.size ?? sizeFor(performance.now() - began);
    const run = { id: plan.run, spec: JSON.stringify(spec), size, probe: isRepeatable(spec) ? probe : null };
    return patiently(() => store.putRun(run));
  }

  function isKnown({ first, count }: Range): boolean {
    for (let pair = first; pair < first + count; pair++) if (!plan.has(pair)) return false;
    return true;
  }

  async function take(line: PlayedLine, worker: string): Promise<void> {
    const checked = randomInt(100) < (plan.checked ?? CHECKED);
    const trouble = mistoldIn(spec, line) ?? (checked ? await holds(spec, line, threads) : null);
    if (trouble !== null) throw new CannotPlay(`${trouble}, from ${worker}`);
    if (!plan.has(line.line.pair)) plan.onPlayed(line);
  }
}
