/** A worker: takes chunks from the queue, plays them, and puts what came out into the store. May come and go. */
import { hostname } from 'node:os';
import { ProcessPlayers } from '../training/players.js';
import type { QueueConnection, QueuedJob } from './connection.js';
import { KINDS, type Ready } from './kinds.js';
import type { OpenPlayer } from './pair-threads.js';
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

/** Runs that it stays ready for after their last chunk. */
const MOST_READY = 4;

interface Held {
  readonly ready: Promise<Ready>;
  users: number; // chunks that are being made
}

export async function work({ store, worker }: QueueConnection, plan: WorkerPlan): Promise<Working> {
  const name = `${hostname()} ${process.pid}`;
  const runs = new Map<string, Held>();
  const trainers = new ProcessPlayers(plan.jobs);
  let stopped = false;

  /** Learns of a run and makes ready for it. */
  async function getReady(id: string): Promise<Ready> {
    const run = await patiently(
      () => store.getRun(id),
      () => stopped,
    );
    if (run === null) throw new Error(`nobody knows the run ${id}`);
    const { format, host } = JSON.parse(run.spec) as { format: string; host: string };
    if (host !== plan.host) throw new Error(`the run is of ${host}, and this is ${plan.host}`);
    if (!Object.hasOwn(KINDS, format)) throw new Error(`nothing is known here of ${format}`);
    return KINDS[format](run, { ...plan, store, trainers });
  }

  async function play({ run, chunk }: QueuedJob): Promise<void> {
    const held = runs.get(run) ?? { ready: getReady(run), users: 0 };
    runs.delete(run); // the last used stands last
    runs.set(run, held);
    held.users++;
    try {
      const made = await (await held.ready).make(chunk);
      await patiently(
        () => store.put(run, { chunk, ...made, worker: name }),
        () => stopped,
      );
    } finally {
      held.users--;
      await forgetOld();
    }
  }

  /** A tuning or a training asks for many short runs, one after the other. */
  async function forgetOld(): Promise<void> {
    for (const [id, { ready, users }] of [...runs].slice(0, -MOST_READY)) {
      if (users > 0) continue;
      runs.delete(id);
      await ready.then((each) => each.close()).catch(() => {});
    }
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
      for (const { ready } of runs.values()) await ready.then((each) => each.close()).catch(() => {});
      await trainers.close();
    },
  };
}
