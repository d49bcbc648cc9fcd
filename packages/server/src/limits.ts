/** How much anybody may ask for. Every limit is an option of the server. */
import { availableParallelism } from 'node:os';

export const LIMITS = {
  messageBytes: 4096,
  bodyBytes: 16_384,
  messagesPerSecond: 20,
  messagesInBurst: 60,
  connectionsPerSeat: 4,
  connectionsPerPlayer: 8,
  connectionsPerAddress: 200,
  guestsPerHour: 100,
  matchesPerHour: 300,
  requestsPerSecond: 500,
  spectatorsPerMatch: 50,
  runningMatchesPerPlayer: 20,
  refusalsPerMinute: 60,
  helloMilliseconds: 10_000,
  recordBytes: 1_048_576,
  waitingBytes: 262_144,
  botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  botMilliseconds: 2000, // of thinking, for one command
};
export type Limits = typeof LIMITS;

/** Lets so many through at once, and then so many in a time. */
export class Bucket {
  private level: number;
  private at: number;
  private readonly most: number;
  private readonly perMs: number;

  constructor(most: number, refillMs: number, now: number) {
    this.most = most;
    this.perMs = most / refillMs;
    this.level = most;
    this.at = now;
  }
  /** Null, or how many seconds to wait. */
  take(now: number): number | null {
    this.level = Math.min(this.most, this.level + Math.max(0, now - this.at) * this.perMs);
    this.at = now;
    if (this.level < 1) return Math.max(1, Math.ceil((1 - this.level) / this.perMs / 1000));
    this.level--;
    return null;
  }
  isFull(now: number): boolean {
    return this.level + (now - this.at) * this.perMs >= this.most;
  }
}

/** One bucket for each of many; full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly most: number;
  private readonly refillMs: number;

  constructor(most: number, refillMs: number) {
    this.most = most;
    this.refillMs = refillMs;
  }
  take(key: string, now: number): number | null {
    const bucket = this.buckets.get(key) ?? new Bucket(this.most, this.refillMs, now);
    this.buckets.set(key, bucket);
    return bucket.take(now);
  }
  forgetFull(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}

/** Who counts as one: an address, or the 64 bits of a network that one customer has. */
export function addressKey(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (v4) return v4[1];
  const [head, tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
