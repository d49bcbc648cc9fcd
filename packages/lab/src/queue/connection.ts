/** A queue of work and a store of results at one address: PostgreSQL or Redis, both through BullMQ. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { type Processor, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq';
import type { ClientConfig } from 'pg';
import { patiently } from './patient.js';
import type { ResultStore } from './store.js';

export const QUEUE = 'quadrant-lab';

/** What a job says; all else is in the store. */
export interface QueuedJob {
  readonly run: string;
  readonly chunk: number;
}

export interface QueueConnection {
  readonly store: ResultStore;
  /** What is done when no result has come for so long; again after as long. */
  readonly silence?: { readonly ms: number; tell(): void };
  queue(): Promise<Queue<QueuedJob>>;
  worker(process: Processor<QueuedJob>, options: Partial<WorkerOptions>): Promise<Worker<QueuedJob>>;
}

const KINDS: Readonly<Record<string, (url: string) => Promise<QueueConnection>>> = {
  'postgres:': postgres,
  'postgresql:': postgres,
  'redis:': redis,
  'rediss:': redis,
};

export function readQueueAddress(text: string): Result<string> {
  try {
    const { protocol } = new URL(text);
    if (Object.hasOwn(KINDS, protocol)) return ok(text);
  } catch {
    // told below
  }
  return refuse('bad-queue', `a queue is at postgres://… or redis://…, not at "${text}"`);
}

const TRIES = 8; // five seconds

/** What is just being started is waited for; where there is none at all, that is an error. */
export function connect(url: string): Promise<QueueConnection> {
  let tries = 0;
  return patiently(
    () => KINDS[new URL(url).protocol](url),
    () => ++tries >= TRIES,
  );
}

const quiet = <T extends { on(event: 'error', listener: () => void): unknown }>(made: T): T => {
  made.on('error', () => {}); // connections come and go; what matters is asked of the store again
  return made;
};

/** A queue or worker whose first connection breaks stays useless for good: another one is made until it is ready. */
const ready = <T extends Queue<QueuedJob> | Worker<QueuedJob>>(make: () => T): Promise<T> =>
  patiently(async () => {
    const made = quiet(make());
    try {
      await made.waitUntilReady();
      return made;
    } catch (error) {
      await made.close().catch(() => {});
      throw error;
    }
  });

/** Connections that break are tried again so soon. */
const RETRY = { runRetryDelay: 500 };

async function postgres(url: string): Promise<QueueConnection> {
  const [{ PostgresStore }, { createPostgresBackend, runMigrations }, { default: pg }] = await Promise.all([
    import('./postgres-store.js'),
    import('bullmq'),
    import('pg'),
  ]);
  /** BullMQ listens for no errors of a connection that it has taken from its pool. */
  class QuietClient extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      quiet(this);
    }
  }
  const store = new PostgresStore(url, QuietClient);
  await store.prepare();
  const client = new QuietClient({ connectionString: url });
  await client.connect();
  await runMigrations(client);
  await client.end();
  const options = { connection: { connectionString: url, Client: QuietClient } } as unknown as QueueOptions;
  return {
    store,
    queue: () => ready(() => new Queue<QueuedJob>(QUEUE, options, createPostgresBackend as never)),
    worker: (process, more) =>
      ready(
        () =>
          new Worker<QueuedJob>(
            QUEUE,
            process,
            { ...options, ...RETRY, ...more } as WorkerOptions,
            createPostgresBackend as never,
          ),
      ),
  };
}

async function redis(url: string): Promise<QueueConnection> {
  const { RedisStore } = await import('./redis-store.js');
  await RedisStore.reach(url);
  const options: QueueOptions = { connection: { url, maxRetriesPerRequest: null } };
  return {
    store: new RedisStore(url),
    queue: () => ready(() => new Queue<QueuedJob>(QUEUE, options)),
    worker: (process, more) =>
      ready(() => new Worker<QueuedJob>(QUEUE, process, { ...options, ...RETRY, ...more })),
  };
}
