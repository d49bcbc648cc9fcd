/** How much anybody may ask for. Every limit is an option of the server: `messageBytes` is `--message-bytes`. */
import { availableParallelism } from 'node:os';

const TABLE = {
  messageBytes: [4096, 'bytes of a message on a socket'],
  bodyBytes: [16_384, 'bytes of a request'],
  recordBytes: [1_048_576, 'bytes of a record that is sent to a board'],
  messagesPerSecond: [20, 'messages a second on a connection'],
  messagesInBurst: [60, 'messages at once on a connection'],
  connectionsPerSeat: [4, 'connections of one seat'],
  connectionsPerPlayer: [8, 'connections of one player'],
  connectionsPerAddress: [200, 'connections from one address'],
  guestsPerHour: [100, 'new players an hour from one address'],
  matchesPerHour: [300, 'new matches an hour from one address'],
  requestsPerSecond: [500, 'requests a second from one address'],
  spectatorsPerMatch: [50, 'who look on at one match'],
  runningMatchesPerPlayer: [20, 'matches that one player plays at a time'],
  refusalsPerMinute: [60, 'refused commands a minute of one seat'],
  helloMilliseconds: [10_000, 'for the first message on a connection'],
  waitingBytes: [262_144, 'that a slow connection may leave unread'],
  botThreads: [Math.max(1, Math.min(4, availableParallelism() - 1)), 'threads in which bots think'],
  botMilliseconds: [2000, 'that a bot thinks about one command'],
} as const;

export type ServerLimits = { readonly [K in keyof typeof TABLE]: number };
export const LIMITS = Object.fromEntries(
  Object.entries(TABLE).map(([name, [usual]]) => [name, usual]),
) as ServerLimits;
/** Each with what it bounds. */
export const LIMIT_WORDS = Object.entries(TABLE).map(([name, [usual, words]]) => ({ name, usual, words }));

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
