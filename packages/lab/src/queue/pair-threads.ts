/** Threads that play pairs of one run, so that whoever asks stays awake (a lock on a job must be renewed). */
import { Worker } from 'node:worker_threads';
import type { PlayedLine } from '../jobs/chunk.js';
import type { Spec } from '../jobs/spec.js';

/** Whoever plays pairs of one run. */
export interface PairPlayer {
  play(first: number, count: number): Promise<PlayedLine[]>;
  close(): Promise<void>;
}
export type OpenPlayer = (spec: Spec, folder: string) => PairPlayer;
export const onThreads: OpenPlayer = (spec, folder) => new PairThreads(spec, folder);

interface Thread {
  readonly worker: Worker;
  readonly ended: Promise<unknown>;
  failed: Error | null;
}

/** Threads run what was built, also where the rest runs from its sources. */
const BESIDE = new URL('../jobs/thread.js', import.meta.url);
const THREAD = new URL(BESIDE.href.replace(/\/lab\/src\/(?=jobs)/, '/lab/dist/'));

/** How long a thread has to let its programs end. */
const CLOSE_MS = 5000;

class PairThreads implements PairPlayer {
  private readonly spec: Spec;
  private readonly folder: string;
  private readonly idle: Thread[] = [];
  private readonly all = new Set<Thread>();

  constructor(spec: Spec, folder: string) {
    this.spec = spec;
    this.folder = folder;
  }

  /** Plays pairs one after the other, on a thread of their own for that time. */
  async play(first: number, count: number): Promise<PlayedLine[]> {
    const thread = this.idle.pop() ?? this.start();
    const lines: PlayedLine[] = [];
    for (let pair = first; pair < first + count; pair++) lines.push(await ask(thread, pair));
    this.idle.push(thread);
    return lines;
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.all].map(async ({ worker, ended }) => {
        worker.postMessage(null); // it ends its programs: with the thread alone they would stay
        const timer = setTimeout(() => worker.terminate(), CLOSE_MS);
        await ended;
        clearTimeout(timer);
      }),
    );
  }

  private start(): Thread {
    const { spec, folder } = this;
    const worker = new Worker(THREAD, { workerData: { spec, folder }, execArgv: [] });
    const thread: Thread = { worker, ended: new Promise((done) => worker.on('exit', done)), failed: null };
    worker.on('error', (error: Error) => {
      thread.failed = error;
    });
    this.all.add(thread);
    return thread;
  }
}

function ask({ worker, failed }: Thread, pair: number): Promise<PlayedLine> {
  if (failed) return Promise.reject(failed);
  return new Promise((done, fail) => {
    const settle = (act: () => void) => {
      worker.off('message', arrived);
      worker.off('error', broken);
      worker.off('exit', ended);
      act();
    };
    const arrived = (line: PlayedLine) => settle(() => done(line));
    const broken = (error: Error) => settle(() => fail(error));
    const ended = () => settle(() => fail(new Error('a thread ended')));
    worker.on('message', arrived);
    worker.on('error', broken);
    worker.on('exit', ended);
    worker.postMessage(pair);
  });
}
