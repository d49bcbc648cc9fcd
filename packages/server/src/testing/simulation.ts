/** A network, a clock and a store that misbehave as a seed says, around the real host. */
import { type Rng, stream } from '@quadrant/kernel';
import { GAMES } from '../games.js';
import { type Append, type HostParts, type LogPoint, MatchHost, type MatchLog } from '../host.js';
import type { Header, LogEntry } from '../match/entry.js';
import type { MatchSecrets } from '../new-match.js';

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
    for (;;) {
      await new Promise((settled) => setImmediate(settled));
      if (this.waiting.length === 0) return;
      this.now += this.rng.below(400);
      this.waiting.splice(this.rng.below(this.waiting.length), 1)[0]();
    }
  }
}

/** A log whose answers may be late or lost. */
export class FaultyLog implements MatchLog {
  readonly headers = new Map<string, Header>();
  readonly rows = new Map<string, LogEntry[]>();
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
  async append({ match, number, entries, make }: Append) {
    await this.schedule.pause();
    this.mayFail();
    const rows = this.rows.get(match)!;
    const free = rows.length === number - 1;
    if (free) rows.push(...structuredClone(entries));
    if (free && make) this.make(make);
    await this.schedule.pause();
    this.mayFail();
    return free;
  }
  async since(match: string, number: number) {
    await this.schedule.pause();
    return structuredClone(this.rows.get(match)!.slice(number));
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
