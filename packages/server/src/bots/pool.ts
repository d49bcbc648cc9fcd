/** Threads in which bots think. Whoever has many games with bots waits for nobody but themselves. */
import { Worker } from 'node:worker_threads';
import type { BotJob, FromThread, JobAnswer } from './job.js';

/** Beyond its thinking time a bot has so long before its thread is ended. */
const GRACE = 20_000;
const STARTS_WITHIN = 60_000;
const MEGABYTES = 512;

/** Threads run what was built, also where the rest runs from its sources. */
const BESIDE = new URL('./thread.js', import.meta.url);
const THREAD = new URL(BESIDE.href.replace(/\/server\/src\/(?=bots\/thread)/, '/server/dist/'));

interface Waiting {
  readonly job: BotJob;
  done(answer: JobAnswer): void;
}

export class BotPool {
  private readonly queues = new Map<string, Waiting[]>();
  private readonly idle: Thread[] = [];
  private readonly threads = new Set<Thread>();
  private readonly most: number;
  private closed = false;

  constructor(most: number) {
    this.most = most;
  }

  /** Asks when there is a thread for it; those who ask for much take turns with the others. */
  ask(owner: string, job: BotJob): Promise<JobAnswer> {
    return new Promise((done) => {
      const queue = this.queues.get(owner) ?? [];
      queue.push({ job, done });
      this.queues.set(owner, queue);
      this.next();
    });
  }

  /** How many wait for a thread. */
  get waiting(): number {
    let count = 0;
    for (const queue of this.queues.values()) count += queue.length;
    return count;
  }

  async close(): Promise<void> {
    this.closed = true;
    const waiting = [...this.queues.values()].flat();
    this.queues.clear();
    for (const { done } of waiting) done({ t: 'failed', words: 'the server stops' });
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private next(): void {
    if (this.closed || this.queues.size === 0) return;
    const thread = this.idle.pop() ?? this.start();
    const waiting = thread && this.shift();
    if (!waiting) return;
    thread.ask(waiting.job).then((answer) => {
      if (thread.alive) this.idle.push(thread);
      else this.threads.delete(thread);
      waiting.done(answer);
      this.next();
    });
    this.next();
  }
  private start(): Thread | null {
    if (this.threads.size >= this.most) return null;
    const thread = new Thread();
    this.threads.add(thread);
    return thread;
  }
  private shift(): Waiting | undefined {
    const [owner, queue] = this.queues.entries().next().value!;
    const waiting = queue.shift();
    this.queues.delete(owner);
    if (queue.length > 0) this.queues.set(owner, queue); // behind the others
    return waiting;
  }
}

class Thread {
  alive = true;
  private answered: ((answer: JobAnswer) => void) | null = null;
  private readonly ready: Promise<void>;
  private readonly worker = new Worker(THREAD, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });

  constructor() {
    const { worker } = this;
    worker.unref();
    let begin = () => {};
    this.ready = new Promise((done) => {
      begin = done;
    });
    const lost = (words: string) => {
      this.alive = false;
      begin();
      this.answer({ t: 'failed', words });
    };
    const late = setTimeout(() => this.end('the thread did not start'), STARTS_WITHIN);
    late.unref();
    worker.on('message', (message: FromThread) => {
      clearTimeout(late);
      if (message.t === 'ready') begin();
      else this.answer(message);
    });
    worker.on('error', (error: Error) => lost(error.message));
    worker.on('exit', () => lost('the thread ended'));
  }

  async ask(job: BotJob): Promise<JobAnswer> {
    const answer = new Promise<JobAnswer>((done) => {
      this.answered = done;
    });
    await this.ready;
    if (!this.alive) return { t: 'failed', words: 'the thread ended' };
    const longest = (job.t === 'think' ? job.ms : 0) + GRACE;
    const late = setTimeout(() => this.end('the bot thought too long'), longest);
    late.unref();
    this.worker.postMessage(job);
    return answer.finally(() => clearTimeout(late));
  }
  async end(words = 'the server stops'): Promise<void> {
    this.alive = false;
    this.answer({ t: 'failed', words });
    await this.worker.terminate();
  }
  private answer(answer: JobAnswer): void {
    this.answered?.(answer);
    this.answered = null;
  }
}
