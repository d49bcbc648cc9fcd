/** A network, a clock and a store that misbehave as a seed says, around the real host. */
import { type Rng, stream } from '@quadrant/kernel';
import { GAMES } from '../games.js';
import { type Append, type HostParts, type LogPoint, MatchHost, type MatchLog } from '../host.js';
import type { Header, LogEntry } from '../match/entry.js';
import type { MatchSecrets } from '../new-match.js';

/** A simulation that goes on for longer never ends. */
const MOST_STEPS = 100_000;
const ENDLESS = 'somebody waits for what never comes';

/** Everything that waits, gone on with in the order that the seed says. */
export class SeededSchedule {
  now = 1_763_265_600_000;
  private readonly waiting: (() => void)[] = [];
  readonly rng: Rng;
  constructor(rng: Rng) {
    this.rng = rng;
  }
  pause(): Promise<void> {
    return new Promise((go) => this.waiting.push(go));
  }
  /** Goes on until nothing waits. */
  async run(): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      await new Promise((settled) => setImmediate(settled));
      if (this.waiting.length === 0) return;
      this.now += this.rng.below(400);
      this.waiting.splice(this.rng.below(this.waiting.length), 1)[0]();
    }
    throw new Error(ENDLESS);
  }
  /** Goes on until nothing waits; by then this is done. */
  async during<T>(work: Promise<T>): Promise<T> {
    const done = work.then((value) => [value] as const);
    done.catch(() => {}); // it may fail before it is waited for
    await this.run();
    const result = await Promise.race([done, new Promise<null>((turn) => setImmediate(() => turn(null)))]);
    if (result === null) throw new Error(ENDLESS);
    return result[0];
  }
}

/** A log whose answers may be late or lost. */
export class FaultyLog implements MatchLog {
  readonly headers = new Map<string, Header>();
  readonly rows = new Map<string, LogEntry[]>();
  /** When matches are to be looked at, and by how many entries that is known. */
  readonly dues = new Map<string, { number: number; due: number | null }>();
  faults = 0.1;
  private readonly schedule: SeededSchedule;
  constructor(schedule: SeededSchedule) {
    this.schedule = schedule;
  }
  make(header: Header): void {
    this.headers.set(header.match, header);
    this.rows.set(header.match, []);
  }
  async headerOf(match: string) {
    await this.schedule.pause();
    return this.headers.get(match) ?? null;
  }
  async append({ match, number, entries, make, due }: Append) {
    await this.schedule.pause();
    this.mayFail();
    const rows = this.rows.get(match)!;
    const before = this.dues.get(match);
    if (due !== undefined)
      this.dues.set(match, {
        number: Math.max(before?.number ?? 0, number),
        due: Math.min(before?.due ?? due, due),
      });
    const free = rows.length === number - 1;
    if (free) rows.push(...structuredClone(entries));
    if (free && make) this.make(make);
    await this.schedule.pause();
    this.mayFail();
    return free;
  }
  async since(match: string, number: number) {
    await this.schedule.pause();
    this.mayFail();
    const found = structuredClone(this.rows.get(match)!.slice(number));
    await this.schedule.pause(); // others may write meanwhile
    return found;
  }
  /** What is due is kept unless more was known before. */
  async show(match: string, number: number, due: number | null) {
    await this.schedule.pause();
    this.mayFail();
    if (number >= (this.dues.get(match)?.number ?? 0)) this.dues.set(match, { number, due });
  }
  async dueBy(now: number) {
    await this.schedule.pause();
    this.mayFail();
    return [...this.dues].flatMap(([match, { due }]) => (due !== null && due <= now ? [match] : []));
  }
  async sinceEach(known: readonly LogPoint[]) {
    return Promise.all(known.map(({ match, number }) => this.since(match, number)));
  }
  private mayFail(): void {
    if (this.schedule.rng.unit() < this.faults) throw new Error('the connection to the store was lost');
  }
}

export function drawFrom(rng: Rng): MatchSecrets {
  const digits = (n: number) => Array.from({ length: n }, () => rng.below(16).toString(16)).join('');
  return { match: `m${digits(16)}`, seed: 1 + rng.below(1_000_000), salt: digits(64), key: digits(32) };
}

export const nameOf = (player: string): string => `name of ${player}`;

export function simulatedHost(log: MatchLog, seed: number, more: Partial<HostParts> = {}): MatchHost {
  const rng = stream(seed, 'secrets');
  return new MatchHost(log, {
    games: GAMES,
    directory: { nameOf },
    draw: () => drawFrom(rng),
    away: async () => () => false,
    changed() {},
    ...more,
  });
}

export function headerFor(
  rng: Rng,
  more: Pick<Header, 'game' | 'options'> & Partial<Header>,
  seats = 2,
): Header {
  const { game } = GAMES.get(more.game)!;
  return {
    ...drawFrom(rng),
    version: game.version,
    preset: null,
    clock: null,
    kept: Array.from({ length: seats }, () => null),
    rated: false,
    visible: 'public',
    friendly: false,
    delay: 0,
    maker: 'p_0',
    made: 1_763_265_600_000,
    ...more,
  };
}
