/** Results in Redis: a hash of chunks for every run. */
import { Redis } from 'ioredis';
import type { ChunkResult, Conflict, ResultStore, Run } from './store.js';

const keyOf = (run: string, what: 'run' | 'results' | 'conflicts'): string => `quadrant:${run}:${what}`;

export class RedisStore implements ResultStore {
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = new Redis(url, { maxRetriesPerRequest: null });
    this.redis.on('error', () => {}); // it connects again by itself
  }

  async prepare(): Promise<void> {}

  async putRun(run: Run): Promise<Run> {
    await this.redis.set(keyOf(run.id, 'run'), JSON.stringify(run), 'NX');
    return (await this.getRun(run.id))!;
  }

  async getRun(id: string): Promise<Run | null> {
    const text = await this.redis.get(keyOf(id, 'run'));
    return text === null ? null : (JSON.parse(text) as Run);
  }

  async put(run: string, made: ChunkResult): Promise<void> {
    const field = String(made.chunk);
    if ((await this.redis.hsetnx(keyOf(run, 'results'), field, JSON.stringify(made))) === 1) return;
    const kept = JSON.parse((await this.redis.hget(keyOf(run, 'results'), field))!) as ChunkResult;
    if (kept.result !== made.result) await this.redis.rpush(keyOf(run, 'conflicts'), JSON.stringify(made));
  }

  async results(run: string, known: ReadonlySet<number>): Promise<ChunkResult[]> {
    const fields = await this.redis.hkeys(keyOf(run, 'results'));
    const fresh = fields.filter((field) => !known.has(Number(field)));
    if (fresh.length === 0) return [];
    const texts = await this.redis.hmget(keyOf(run, 'results'), ...fresh);
    return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as ChunkResult]));
  }

  async conflict(run: string): Promise<Conflict | null> {
    const text = await this.redis.lindex(keyOf(run, 'conflicts'), 0);
    if (text === null) return null;
    const other = JSON.parse(text) as ChunkResult;
    const kept = JSON.parse(
      (await this.redis.hget(keyOf(run, 'results'), String(other.chunk)))!,
    ) as ChunkResult;
    return {
      chunk: other.chunk,
      kept: kept.result,
      other: other.result,
      workers: [kept.worker, other.worker],
    };
  }

  async close(): Promise<void> {
    await this.redis.quit();
  }
}
