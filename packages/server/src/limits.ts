/**
 * How much anybody may ask for. Every limit is an option of the server: `messageBytes` is `--message-bytes`. Those that
 * count what need not be at all may be 0.
 */
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
  guestsPerHour: [100, 'new players an hour from one address', 0],
  matchesPerHour: [300, 'new matches an hour from one address', 0],
  reportsPerHour: [60, 'reports an hour from one address', 0],
  requestsPerSecond: [500, 'requests a second from one address'],
  replayedPerSecond: [60_000, 'entries a second that are played again for one address'],
  watchedPerConnection: [250, 'matches that one connection watches'],
  spectatorsPerMatch: [50, 'who look on at one match', 0],
  runningMatchesPerPlayer: [20, 'matches that one player plays at a time'],
  refusalsPerMinute: [60, 'refused commands a minute of one seat'],
  helloMilliseconds: [10_000, 'for the first message on a connection'],
  waitingBytes: [262_144, 'that a slow connection may leave unread'],
  slowMilliseconds: [30_000, 'that a slow connection may take to read them'],
  botThreads: [Math.max(1, Math.min(4, availableParallelism() - 1)), 'threads in which bots think'],
  botMilliseconds: [2000, 'that a bot thinks about one command'],
} as const satisfies Readonly<Record<string, readonly [usual: number, words: string, least?: number]>>;

export type ServerLimits = { readonly [K in keyof typeof TABLE]: number };
export const LIMITS = Object.fromEntries(
  Object.entries(TABLE).map(([name, [usual]]) => [name, usual]),
) as ServerLimits;
/** Each with what it bounds. */
export const LIMIT_WORDS = Object.entries(TABLE).map(([name, [usual, words, least = 1]]) => ({
  name,
  usual,
  words,
  least,
}));

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
    this.owe(now, 0);
    if (this.level < 1) return Math.max(1, Math.ceil((1 - this.level) / this.perMs / 1000));
    this.level--;
    return null;
  }
  /** Takes what was used, also where there is not as much: the next ones wait for it. */
  owe(now: number, cost: number): void {
    this.level = Math.min(this.most, this.level + Math.max(0, now - this.at) * this.perMs) - cost;
    this.at = now;
  }
  isFull(now: number): boolean {
    return this.level + (now - this.at) * this.perMs >= this.most;
  }
}

/**
 * Lets no more than so many through in any time of a length, at once or not. It counts by slices of that time: whoever
 * was refused may wait a slice longer than they would have to.
 */
export class Window {
  private readonly most: number;
  private readonly sliceMs: number;
  private readonly counts = new Array<number>(SLICES).fill(0); // by slice, round and round
  private slice = 0; // the latest

  constructor(most: number, ms: number) {
    this.most = most;
    this.sliceMs = ms / (SLICES - 1); // the latest has not passed
  }
  /** Null, or how many seconds to wait. */
  take(now: number): number | null {
    this.moveOn(now);
    const used = this.counts.reduce((sum, count) => sum + count, 0);
    if (used >= this.most) return Math.max(1, Math.ceil((this.nextFree() - now) / 1000));
    this.counts[this.slice % SLICES]++;
    return null;
  }
  isFull(now: number): boolean {
    this.moveOn(now);
    return this.counts.every((count) => count === 0);
  }

  private moveOn(now: number): void {
    const slice = Math.max(this.slice, Math.floor(now / this.sliceMs));
    for (let i = Math.max(this.slice + 1, slice - SLICES + 1); i <= slice; i++) this.counts[i % SLICES] = 0;
    this.slice = slice;
  }
  /** When the oldest that count no longer do. */
  private nextFree(): number {
    let slice = this.slice - SLICES + 1;
    while (slice < this.slice && this.counts[slice % SLICES] === 0) slice++;
    return (slice + SLICES) * this.sliceMs;
  }
}
const SLICES = 13;

/** Either of them; `isFull`: nothing is known of it that a new one would not know. */
type Limit = Pick<Bucket, 'take' | 'isFull'>;

/** One limit for each of many; those that nobody came near lately are forgotten. */
export class LimitEach<L extends Limit = Limit> {
  private readonly each = new Map<string, L>();
  private readonly make: (now: number) => L;

  constructor(make: (now: number) => L) {
    this.make = make;
  }
  of(key: string, now: number): L {
    const limit = this.each.get(key) ?? this.make(now);
    this.each.set(key, limit);
    return limit;
  }
  take(key: string, now: number): number | null {
    return this.of(key, now).take(now);
  }
  get size(): number {
    return this.each.size;
  }
  forgetFull(now: number): void {
    for (const [key, limit] of this.each) if (limit.isFull(now)) this.each.delete(key);
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
