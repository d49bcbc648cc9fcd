/**
 * Hands a run out in chunks and gathers what comes back. The queue may lose, double or silently finish a job: a chunk
 * is done when the store has its result, and is given out again while it has none and no job is under way for it.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotPlay, type PlayedLine } from '../jobs/chunk.js';
import { isRepeatable, type Spec } from '../jobs/spec.js';
import { readChunk, resultText } from './chunk-text.js';
import { chunksIn, rangeOf, sizeFor } from './chunks.js';
import type { Connection, Job } from './connection.js';
import { type OpenPlayer, onThreads } from './pair-threads.js';
import { patiently } from './patient.js';
import { holds } from './recheck.js';
import type { Run } from './store.js';

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

const LOOK_MS = 100;
const RECHECK_MS = 2000;
const MOST_UNDER_WAY = 1000;
const CHECKED = 1;
/** Jobs that will bring nothing any more. */
const OVER = ['completed', 'failed', 'unknown'];

export async function coordinate({ store, queue }: Connection, plan: QueuePlan): Promise<void> {
  const { spec, enough } = plan;
  const threads = (plan.open ?? onThreads)(spec, plan.folder);
  const jobs = await queue();
  const tries = new Map<number, number>(); // of chunks under way
  try {
    const run = await begin();
    const total = chunksIn(spec, run.size);
    const range = (chunk: number) => rangeOf(spec, run.size, chunk);
    const done = new Set<number>();
    for (let chunk = 0; chunk < total; chunk++) if (isKnown(range(chunk))) done.add(chunk);
    let next = 0;
    let looked = performance.now();
    while (done.size < total && !enough()) {
      const fresh: number[] = [];
      for (; next < total && tries.size + fresh.length < MOST_UNDER_WAY; next++)
        if (!done.has(next)) fresh.push(next);
      const asked = [...tries.keys(), ...fresh];
      for (const { chunk, result, times, worker } of await patiently(() => store.results(run.id, asked))) {
        const { first, count } = range(chunk);
        const read = readChunk(result, times, first, count);
        if (!read.ok) throw new CannotPlay(`${read.error.words}, from ${worker}`);
        for (const line of read.value) await take(line, worker);
        done.add(chunk);
        tries.delete(chunk);
      }
      for (const chunk of fresh) if (!done.has(chunk)) await give(chunk, 0);
      const conflict = await patiently(() => store.conflict(run.id));
      if (conflict !== null)
        throw new CannotPlay(
          `chunk ${conflict.chunk} has two results.\n${conflict.workers[0]}: ${conflict.kept}\n${conflict.workers[1]}: ${conflict.other}`,
        );
      if (performance.now() - looked > RECHECK_MS) {
        await patiently(() => store.putRun(run)); // a Redis that was started anew may have forgotten it
        for (const [chunk, tried] of tries) if (await isOver(chunk, tried)) await give(chunk, tried + 1);
        looked = performance.now();
      }
      await pause(LOOK_MS);
    }
    for (const [chunk, tried] of tries) await jobs.remove(nameOf(chunk, tried)).catch(() => {});
  } finally {
    await threads.close();
    await jobs.close().catch(() => {});
  }

  /** The first pair is played here: it says how long pairs take, and what every worker must get as well. */
  async function begin(): Promise<Run> {
    const known = await patiently(() => store.getRun(plan.run));
    if (known !== null) return known;
    const began = performance.now();
    const probe = resultText(await threads.play(0, 1));
    const size = plan.size ?? sizeFor(performance.now() - began);
    const run = { id: plan.run, spec: JSON.stringify(spec), size, probe: isRepeatable(spec) ? probe : null };
    return patiently(() => store.putRun(run));
  }

  function isKnown({ first, count }: { first: number; count: number }): boolean {
    for (let pair = first; pair < first + count; pair++) if (!plan.has(pair)) return false;
    return true;
  }

  function nameOf(chunk: number, tried: number): string {
    return `${plan.run}-${chunk}-${tried}`;
  }

  async function give(chunk: number, tried: number): Promise<void> {
    const data: Job = { run: plan.run, chunk };
    const options = { jobId: nameOf(chunk, tried), removeOnComplete: { age: 60 }, removeOnFail: { age: 60 } };
    await patiently(() => jobs.add('chunk', data, options));
    tries.set(chunk, tried);
  }

  async function isOver(chunk: number, tried: number): Promise<boolean> {
    return OVER.includes(await patiently(() => jobs.getJobState(nameOf(chunk, tried))));
  }

  async function take(line: PlayedLine, worker: string): Promise<void> {
    if (randomInt(100) < (plan.checked ?? CHECKED)) {
      const trouble = await holds(spec, line, threads);
      if (trouble !== null) throw new CannotPlay(`${trouble}, from ${worker}`);
    }
    if (!plan.has(line.line.pair)) plan.onPlayed(line);
  }
}
