/** A server without its network: matches, players, deadlines and limits, on one store. */
import { randomBytes, randomInt } from 'node:crypto';
import { HouseBots } from './bots/house.js';
import { GAMES } from './games.js';
import { Host } from './host.js';
import { Buckets, LIMITS, type Limits } from './limits.js';
import { deadlineOf, FLAG_GRACE } from './match/clock.js';
import type { LogEntry } from './match/entry.js';
import { houseBot } from './match/house.js';
import type { Match } from './match/match.js';
import { stageOf } from './match/state.js';
import type { Secrets } from './new-match.js';
import { Players, randomId } from './players.js';
import { Presence } from './presence.js';
import { migrate } from './store/schema.js';
import { openSqlite } from './store/sqlite.js';
import { Store } from './store/store.js';

const SWEEP = 500; // milliseconds between looks at deadlines
const IDLE_SWEEPS = 120; // after so many, matches that nobody looks at leave memory
const LARGEST_SEED = 2 ** 31 - 2; // what every game takes

export interface ServiceOptions {
  readonly file: string; // of the database
  readonly limits?: Partial<Limits>;
  /** Told of every match that changed here. */
  readonly changed?: (match: Match, entries: readonly LogEntry[]) => void;
}

export class Service {
  readonly store: Store;
  readonly players: Players;
  readonly host: Host;
  readonly bots: HouseBots;
  readonly presence = new Presence(Date.now());
  readonly limits: Limits;
  readonly guests: Buckets;
  readonly matches: Buckets;
  readonly requests: Buckets;
  readonly games = GAMES;
  private readonly deadlines = new Map<string, number>();
  private readonly sweeper: NodeJS.Timeout;
  private sweeps = 0;

  private constructor(store: Store, { limits, changed }: ServiceOptions) {
    this.store = store;
    this.players = new Players(store.db);
    this.limits = { ...LIMITS, ...limits };
    this.guests = new Buckets(this.limits.guestsPerHour, 3_600_000);
    this.matches = new Buckets(this.limits.matchesPerHour, 3_600_000);
    this.requests = new Buckets(this.limits.requestsPerSecond, 1000);
    const { botThreads, botMilliseconds } = this.limits;
    this.bots = new HouseBots(() => this.host, { threads: botThreads, ms: botMilliseconds });
    this.host = new Host(store, {
      games: GAMES,
      directory: { nameOf: this.players.nameOf },
      draw: drawSecrets,
      away: (match, seat) => this.isAway(match, seat),
      changed: (match, entries) => {
        this.noticed(match);
        this.bots.notice(match);
        changed?.(match, entries);
      },
    });
    this.sweeper = setInterval(() => this.sweep(), SWEEP);
    this.sweeper.unref();
  }

  static async open(options: ServiceOptions): Promise<Service> {
    const db = await openSqlite(options.file);
    try {
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    const service = new Service(new Store(db), options);
    await service.players.load();
    return service;
  }

  /** Looks at every match that is not over: lists, deadlines and bots are as the log says. */
  async recover(): Promise<void> {
    const rows = await this.store.db
      .selectFrom('matches')
      .select('id')
      .where('state', '!=', 'over')
      .execute();
    for (const { id } of rows) await this.host.look(id);
    this.host.forgetIdle();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await this.bots.close();
    await this.store.close();
  }

  private readonly sitting = new Map<string, readonly (string | null)[]>();

  isHere(match: string, player: string): boolean {
    return houseBot(player) !== null || this.presence.isHere(match, player);
  }
  private isAway(match: string, seat: number): boolean {
    const player = this.sitting.get(match)?.[seat] ?? null;
    return player !== null && houseBot(player) === null && this.presence.isAway(match, player, Date.now());
  }

  private noticed({ state, header }: Match): void {
    const { match } = header;
    const players = state.seats.map((sitting) => sitting?.player ?? null);
    const stage = stageOf(state);
    if (stage === 'running' && header.clock !== null) this.sitting.set(match, players);
    const before = this.shown.get(match);
    const card = `${stage} ${players.join(' ')}`;
    if (before !== card) {
      this.shown.set(match, card);
      this.store.show({ match, state: stage, players, over: state.over });
    }
    const deadline = deadlineOf(state.clock);
    if (deadline === null || stage !== 'running') this.deadlines.delete(match);
    else this.deadlines.set(match, deadline);
    if (stage !== 'over') return;
    this.sitting.delete(match);
    this.presence.forget(
      match,
      players.filter((player): player is string => player !== null),
    );
  }
  private readonly shown = new Map<string, string>();

  private sweep(): void {
    const now = Date.now();
    for (const [match, deadline] of this.deadlines)
      if (now >= deadline + FLAG_GRACE) {
        this.deadlines.set(match, now); // asked again after the grace, should this fail
        this.host.ask(match, { t: 'flag', player: null }, { now }).catch(() => {});
      }
    if (++this.sweeps % IDLE_SWEEPS !== 0) return;
    this.shown.clear();
    for (const buckets of [this.guests, this.matches, this.requests]) buckets.forgetFull(now);
    this.host.forgetIdle();
  }
}

export const drawSecrets = (): Secrets => ({
  match: randomId('').replaceAll('-', 'a').replaceAll('_', 'b'),
  seed: randomInt(1, LARGEST_SEED + 1),
  salt: randomBytes(32).toString('hex'),
  key: randomBytes(16).toString('base64url'),
});
