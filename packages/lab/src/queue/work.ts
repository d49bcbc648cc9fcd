/** A worker: takes chunks from the queue, plays them, and puts what came out into the store. May come and go. */
import { hostname } from 'node:os';
import type { Spec } from '../jobs/spec.js';
import { resultText, timesText } from './chunk-text.js';
import { rangeOf } from './chunks.js';
import type { Connection, Job } from './connection.js';
import { type OpenPlayer, onThreads, type PairPlayer } from './pair-threads.js';
import { patiently } from './patient.js';

export interface Working {
  /** Finishes what is begun and lets go. */
  stop(): Promise<void>;
}

export interface WorkerPlan {
  readonly host: string; // 'quadrant 0.2.0'
  readonly folder: string; // in which programs are started
  readonly jobs: number;
  readonly open?: OpenPlayer; // who plays here, on threads unless told otherwise
  onTrouble(words: string): void;
}

/** A job whose worker gave no sign for so long is given to another. */
const BEATS = { lockDuration: 10_000, stalledInterval: 5000, maxStalledCount: 1000 };

interface Ready {
  readonly spec: Spec;
  readonly size: number;
  readonly threads: PairPlayer;
}

export async function work({ store, worker }: Connection, plan: WorkerPlan): Promise<Working> {
  const name = `${hostname()} ${process.pid}`;
  const runs = new Map<string, Promise<Ready>>();
  let stopped = false;

  /** Learns of a run, and plays a pair whose result is known before anything of ours counts. */
  async function getReady(id: string): Promise<Ready> {
    const run = await patiently(
      () => store.getRun(id),
      () => stopped,
    );
    if (run === null) throw new Error(`nobody knows the run ${id}`);
    const spec = JSON.parse(run.spec) as Spec;
    if (spec.host !== plan.host) throw new Error(`the run is of ${spec.host}, and this is ${plan.host}`);
    const threads = (plan.open ?? onThreads)(spec, plan.folder);
    if (run.probe !== null) {
      const own = resultText(await threads.play(0, 1));
      if (own !== run.probe) {
        await threads.close();
        throw new Error('the first pair comes out otherwise here: this machine does not take part');
      }
    }
    return { spec, size: run.size, threads };
  }

  async function play({ run, chunk }: Job): Promise<void> {
    const ready = runs.get(run) ?? getReady(run);
    runs.set(run, ready);
    const { spec, size, threads } = await ready;
    const { first, count } = rangeOf(spec, size, chunk);
    const lines = await threads.play(first, count);
    const made = { chunk, result: resultText(lines), times: timesText(lines), worker: name };
    await patiently(
      () => store.put(run, made),
      () => stopped,
    );
  }

  const taking = await worker(
    async ({ data }) => {
      try {
        await play(data);
      } catch (error) {
        runs.delete(data.run); // the next job finds out anew
        plan.onTrouble(error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
    { concurrency: plan.jobs, ...BEATS },
  );
  return {
    async stop() {
      stopped = true;
      await taking.close();
      for (const ready of runs.values()) await ready.then(({ threads }) => threads.close()).catch(() => {});
    },
  };
}
