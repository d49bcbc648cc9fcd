/**
 * Results in Redis: a hash of chunks for every run. A Redis may be started anew, and have forgotten everything, between
 * any two commands.
 */
import { Redis } from 'ioredis';
import type { ChunkResult, Conflict, QueuedRun, ResultStore } from './store.js';

const KEPT = ['run', 'results', 'conflicts', 'inputs'] as const;
const keyOf = (run: string, what: (typeof KEPT)[number]): string => `quadrant:${run}:${what}`;

export class RedisStore implements ResultStore {
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = new Redis(url, { maxRetriesPerRequest: null });
    this.redis.on('error', () => {}); // it connects again by itself
  }

  /** Once it was there it is waited for whenever it goes away. */
  static async reach(url: string): Promise<void> {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: null });
    redis.on('error', () => {}); // told by what is asked
    try {
      await redis.connect();
    } finally {
      redis.disconnect();
    }
  }

  async putRun(run: QueuedRun): Promise<QueuedRun> {
    await this.redis.set(keyOf(run.id, 'run'), JSON.stringify(run), 'NX');
    return (await this.getRun(run.id)) ?? run;
  }

  async getRun(id: string): Promise<QueuedRun | null> {
    const text = await this.redis.get(keyOf(id, 'run'));
    return text === null ? null : (JSON.parse(text) as QueuedRun);
  }

  async put(run: string, made: ChunkResult): Promise<void> {
    const text = JSON.stringify(made);
    if ((await this.redis.hsetnx(keyOf(run, 'results'), String(made.chunk), text)) === 1) return;
    const [kept] = await this.results(run, [made.chunk]);
    if (kept === undefined) return this.put(run, made);
    if (kept.result !== made.result) await this.redis.rpush(keyOf(run, 'conflicts'), text);
  }

  async results(run: string, chunks: readonly number[]): Promise<ChunkResult[]> {
    if (chunks.length === 0) return [];
    const texts = await this.redis.hmget(keyOf(run, 'results'), ...chunks.map(String));
    return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as ChunkResult]));
  }

  async conflict(run: string): Promise<Conflict | null> {
    const text = await this.redis.lindex(keyOf(run, 'conflicts'), 0);
    if (text === null) return null;
    const other = JSON.parse(text) as ChunkResult;
    const [kept] = await this.results(run, [other.chunk]);
    if (kept === undefined) return null;
    return {
      chunk: other.chunk,
      kept: kept.result,
      other: other.result,
      workers: [kept.worker, other.worker],
    };
  }

  async putInput(run: string, chunk: number, input: string): Promise<void> {
    await this.redis.hset(keyOf(run, 'inputs'), String(chunk), input);
  }

  async getInput(run: string, chunk: number): Promise<string | null> {
    return this.redis.hget(keyOf(run, 'inputs'), String(chunk));
  }

  async forget(run: string): Promise<void> {
    await this.redis.del(...KEPT.map((what) => keyOf(run, what)));
  }

  async close(): Promise<void> {
    await this.redis.quit();
  }
}
