/** Plays pairs here or on several threads, each of which takes the next one when it is done. */
import { Worker } from 'node:worker_threads';
import { openLineup, type PlayedLine, playChunk } from './chunk.js';
import type { Spec } from './spec.js';

export interface TournamentRun {
  readonly spec: Spec;
  readonly folder: string; // in which programs are started
  readonly jobs: number;
  onPlayed(played: PlayedLine): void;
  /** True when no further pair is needed. */
  enough(): boolean;
}

export async function runTournament(run: TournamentRun, pairs: readonly number[]): Promise<void> {
  const waiting = pairs.values();
  let failed = false; // then nobody begins another pair, and threads and programs end as they would
  const next = (): number | null => (failed || run.enough() ? null : (waiting.next().value ?? null));
  const jobs = Math.min(run.jobs, pairs.length);
  if (jobs <= 1) return here(run, next);
  const fail = (error: unknown) => {
    failed = true;
    throw error;
  };
  const ended = await Promise.allSettled(Array.from({ length: jobs }, () => onThread(run, next).catch(fail)));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

async function here({ spec, folder, onPlayed }: TournamentRun, next: () => number | null): Promise<void> {
  const field = await openLineup(spec, folder, true);
  try {
    for (let pair = next(); pair !== null; pair = next())
      for await (const played of playChunk(spec, pair, 1, field)) onPlayed(played);
  } finally {
    await field.close();
  }
}

function onThread({ spec, folder, onPlayed }: TournamentRun, next: () => number | null): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: { spec, folder } });
    worker.on('error', fail);
    worker.on('exit', () => done());
    worker.on('message', (played: PlayedLine) => {
      try {
        onPlayed(played);
        worker.postMessage(next());
      } catch (error) {
        fail(error); // the disk may be full
        worker.postMessage(null);
      }
    });
    worker.postMessage(next());
  });
}
