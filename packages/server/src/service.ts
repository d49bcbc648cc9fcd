/** A server without its network: matches, players, deadlines and limits, on one store. */
import { randomBytes, randomInt } from 'node:crypto';
import type { EventKind } from '@quadrant/wire';
import { Boards } from './boards/boards.js';
import { HouseBots } from './bots/house.js';
import { Dues } from './due.js';
import { Duties } from './duties.js';
import { GAMES } from './games.js';
import { BrokenMatch, MatchHost } from './host.js';
import { Bucket, LIMITS, LimitEach, type ServerLimits, Window } from './limits.js';
import { faultOf, type Log, type LogLevel, makeLog } from './log.js';
import { houseBot } from './match/house.js';
import type { Match } from './match/match.js';
import { type MatchState, stageOf } from './match/state.js';
import { Metrics } from './metrics.js';
import { Neighbours } from './neighbours.js';
import type { MatchSecrets } from './new-match.js';
import { Players, randomId } from './players.js';
import { Presence, RENEW_EVERY } from './presence.js';
import { Pushes, type PushOptions } from './pushes.js';
import { Ratings } from './ratings.js';
import { openStore } from './store/open.js';
import type { OpenedDatabase } from './store/opened.js';
import { Store } from './store/store.js';
import type { TurnTaking } from './turns.js';

const FORGOTTEN_EACH = 200; // matches that are looked at when it starts
/** Milliseconds between looks. */
const DUE = 500; // at deadlines, and whom to tell that it is their turn
const POLL = 2000; // at what other nodes did
const IDLE = 60_000; // at what is needed no more: matches that nobody looks at leave memory
const COUNT_AGAIN = 10_000; // milliseconds after which an end that was not counted is tried again
const MOST_DUE = 200; // looked at each time
const DUE_AT_ONCE = 50; // what they read and write is read and written together
/** Milliseconds until what could not be looked at is tried again: soon, where it was for a failure of the database. */
const PUT_OFF = 60_000;
const SOON_AGAIN = 1000;
const REPLAY_BURST = 10; // seconds' worth at once: everybody behind an address may come back together
const NOBODY = 'mailto:nobody@localhost'; // to complain to about web push, where there is no public address
const LARGEST_SEED = 2 ** 31 - 2; // what every game takes

const SEATING: ReadonlySet<EventKind> = new Set(['joined', 'left', 'started']);

/** What lists were told of a match last. */
interface Shown {
  readonly stage: ReturnType<typeof stageOf>;
  readonly seats: MatchState['seats'];
}
const isShown = (shown: Shown | undefined, stage: Shown['stage'], seats: Shown['seats']): boolean =>
  shown !== undefined && shown.stage === stage && seats.every((sitting, i) => sitting === shown.seats[i]);
const playersIn = ({ seats }: MatchState): (string | null)[] =>
  seats.map((sitting) => sitting?.player ?? null);

export interface ServiceOptions {
  readonly file?: string; // of an SQLite database
  readonly database?: string; // in its place: 'postgres://…'
  readonly limits?: Partial<ServerLimits>;
  readonly log?: LogLevel;
  readonly public?: string; // the address that others call it by: 'https://games.example'
  readonly push?: Partial<Pick<PushOptions, 'subject' | 'agent'>>; // who sends web push, and how
  /** What time it is, in milliseconds since 1970. */
  readonly now?: () => number;
}

export class Service {
  readonly store: Store;
  readonly players: Players;
  readonly host: MatchHost;
  readonly bots: HouseBots;
  readonly presence: Presence;
  readonly ratings: Ratings;
  readonly boards: Boards;
  readonly neighbours: Neighbours;
  readonly pushes: Pushes;
  readonly public: string | null; // the address that others call it by
  readonly limits: ServerLimits;
  readonly guests: LimitEach;
  readonly matches: LimitEach;
  readonly reports: LimitEach;
  readonly requests: LimitEach;
  readonly refusals: LimitEach;
  /** Entries that are played again for an address. */
  readonly replays: LimitEach<Bucket>;
  /** Who takes seats, one seat after the other: how many one has is counted. */
  readonly seatings: TurnTaking;
  readonly games = GAMES;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How many sockets are open; known to who opens them. */
  connections: () => number = () => 0;
  /** Told of matches in which other people sit now. */
  seated: (matches: readonly string[]) => void = () => {};
  private readonly dues = new Dues();
  private readonly shown = new Map<string, Shown>();
  private readonly duties = new Duties((what, error) => this.failed(what, error));
  private isClosed = false;

  private constructor(opened: OpenedDatabase, options: ServiceOptions) {
    const { limits, log = 'silent', now = opened.now, push } = options;
    const store = new Store(opened);
    const shared = opened.notices !== null;
    this.log = makeLog(log);
    this.metrics = new Metrics({
      connections: () => this.connections(),
      matches: () => this.host.size,
      limits: () => this.limited.reduce((sum, { size }) => sum + size, 0),
      bots: () => this.bots.waiting,
    });
    this.store = store;
    this.seatings = opened.turns;
    this.now = now;
    this.players = new Players(store.db);
    this.presence = new Presence(store.db, { node: randomId('n_'), shared, now });
    this.ratings = new Ratings(store.db);
    this.boards = new Boards(store.db, GAMES);
    this.public = options.public ?? null;
    this.pushes = new Pushes(store.db, {
      subject: push?.subject ?? (options.public?.startsWith('https:') ? options.public : NOBODY),
      agent: push?.agent,
      here: (matches) => this.presence.here(matches),
      numberOf: async (match) => (await this.host.look(match))?.number ?? null,
      failed: (error) => this.log.debug(faultOf(error), 'could not deliver'),
    });
    this.limits = { ...LIMITS, ...limits };
    const { guestsPerHour, matchesPerHour, reportsPerHour } = this.limits;
    const { requestsPerSecond, refusalsPerMinute, replayedPerSecond } = this.limits;
    this.guests = new LimitEach(() => new Window(guestsPerHour, 3_600_000));
    this.matches = new LimitEach(() => new Window(matchesPerHour, 3_600_000));
    this.reports = new LimitEach(() => new Window(reportsPerHour, 3_600_000));
    this.requests = new LimitEach((now) => new Bucket(requestsPerSecond, 1000, now));
    this.refusals = new LimitEach(() => new Window(refusalsPerMinute, 60_000));
    this.replays = new LimitEach(
      (now) => new Bucket(REPLAY_BURST * replayedPerSecond, 1000 * REPLAY_BURST, now),
    );
    const { botThreads: threads, botMilliseconds: ms } = this.limits;
    this.bots = new HouseBots(() => this.host, { threads, ms, now });
    this.host = new MatchHost(store, {
      games: GAMES,
      directory: { nameOf: this.players.nameOf },
      draw: drawSecrets,
      away: (match) => this.away(match),
      complete: (state, entries) => (state.header.rated ? this.ratings.announced(state, entries) : undefined),
      due: (state, entries) => this.dues.with(state, entries),
      prepare: (entries) => this.players.learn(entries.flatMap(({ player }) => player ?? [])),
      unsure: (match) => this.dues.forget(match),
      pause: (tries) =>
        new Promise((go) => setTimeout(go, Math.min(1000, 20 * 2 ** tries) * (0.5 + Math.random() / 2))),
      changed: (match, entries, own) => {
        this.noticed(match, false, own);
        if (own || entries.length === 0) this.bots.notice(match); // whoever was last thinks
        if (own) this.neighbours.tellGrown(match.header.match);
        if (entries.length > 0) this.pushes.notice(match, entries, this.now(), own);
        if (entries.some(({ kind }) => SEATING.has(kind))) this.seated([match.header.match]);
      },
    });
    this.neighbours = new Neighbours(opened, {
      host: this.host,
      players: this.players,
      here: (matches) => this.seated(matches),
    });
    this.duties.every(DUE, 'due', () => this.lookAtDue());
    this.duties.every(DUE, 'push', () => this.pushes.sweep(this.now()));
    this.duties.every(POLL, 'poll', () => this.neighbours.poll());
    this.duties.every(RENEW_EVERY, 'presence', () => this.renew());
    this.duties.every(IDLE, 'idle', () => this.forget());
  }

  static async open(options: ServiceOptions): Promise<Service> {
    const opened = await openStore(options);
    const service = new Service(opened, options);
    try {
      await service.players.load();
      return service;
    } catch (error) {
      await service.close();
      throw error;
    }
  }

  /** Looks at every match that is not over: lists, deadlines and bots are as the log says. */
  async recover(): Promise<void> {
    const rows = await this.store.db
      .selectFrom('matches')
      .select('id')
      .where('state', '!=', 'over')
      .execute();
    for (let n = 0; n < rows.length && !this.isClosed; n++) {
      await this.host.look(rows[n].id).catch((error) => this.failed('recover', error));
      if (n % FORGOTTEN_EACH === 0) this.host.forgetIdle();
    }
    this.host.forgetIdle();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.pushes.close();
    await this.duties.close();
    await this.bots.close();
    await this.neighbours.close();
    await this.store.close();
  }

  /** Says whether a player is connected to one of these matches; bots of the house always are. */
  async here(matches: readonly string[]): Promise<(match: string, player: string) => boolean> {
    const here = await this.presence.here(matches);
    return (match, player) => houseBot(player) !== null || here(match, player);
  }
  private async away({ header, state }: Match): Promise<(seat: number) => boolean> {
    const away = await this.presence.away(header.match, state.begun ?? this.now());
    return (seat) => {
      const player = state.seats[seat]?.player;
      return player !== undefined && houseBot(player) === null && away(player);
    };
  }

  /** A match stands as it stands: lists and the time to look at it again follow. `news`: by this node. */
  private noticed(whole: Match, found: boolean, news: boolean): void {
    const { state, header } = whole;
    const { match } = header;
    const stage = stageOf(state);
    const counts = stage === 'over' && (header.rated || !!header.board) && (found || news);
    const now = this.now();
    const changed = !isShown(this.shown.get(match), stage, state.seats);
    const due = this.dues.seen(state, now, { found, news, changed }, counts ? now + COUNT_AGAIN : undefined);
    if (changed || due !== undefined)
      this.store.show({
        match,
        number: state.number,
        state: stage,
        players: playersIn(state),
        over: state.over,
        due,
      });
    if (changed) this.shown.set(match, { stage, seats: [...state.seats] });
    if (counts) this.count(whole).catch((error) => this.failed('count', error)); // its row is found again
    if (stage !== 'over') return;
    this.presence.forget(
      match,
      state.seats.flatMap((sitting) => sitting?.player ?? []),
    );
  }

  /** Something went wrong by no fault of who asked. */
  failed(what: string, error: unknown): void {
    this.metrics.failures.inc();
    this.log.error({ what, ...faultOf(error) }, 'failed');
  }

  /** A match that is over counts for ratings and ranks, once. */
  private async count(match: Match): Promise<void> {
    const { header, state } = match;
    await this.ratings.settle(state);
    if (header.board) await this.boards.settle(match, await this.store.since(header.match, 0));
    this.dues.change(header.match, null, this.now(), true);
    const { number, over } = state;
    this.store.show({
      match: header.match,
      number,
      state: 'over',
      players: playersIn(state),
      over,
      due: null,
    });
  }

  /** Looks after everything that comes by itself, and is over when that is done. */
  sweep(): Promise<void> {
    return this.duties.once();
  }

  /** What nobody needs any more, or may not have been as it was written. */
  private async forget(): Promise<void> {
    this.shown.clear();
    this.dues.clear();
    const now = this.now();
    for (const limits of this.limited) limits.forgetFull(now);
    this.host.forgetIdle();
    await this.presence.sweep();
  }

  private get limited(): readonly LimitEach[] {
    return [this.guests, this.matches, this.reports, this.requests, this.refusals, this.replays];
  }

  /** Says who is here, and hears of those whose node no longer does. */
  private async renew(): Promise<void> {
    await this.presence.renew();
    this.seated(await this.presence.changed([...this.host.watched().keys()]));
  }

  /** Flags whom the rows say; where they were too early, says when to look again. */
  private async lookAtDue(): Promise<void> {
    const now = this.now();
    const rows = await this.store.db
      .selectFrom('matches')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(MOST_DUE)
      .execute();
    for (let i = 0; i < rows.length && !this.isClosed; i += DUE_AT_ONCE) {
      const looks = rows
        .slice(i, i + DUE_AT_ONCE)
        .map(({ id }) => this.lookAt(id, now).catch((error) => this.putOff(id, now, error)));
      await Promise.all(looks);
    }
  }
  private async lookAt(id: string, now: number): Promise<void> {
    await this.host.ask(id, { t: 'flag', player: null }, { now });
    const match = await this.host.look(id);
    if (match !== null) this.noticed(match, true, false);
    if (match !== null) this.bots.notice(match);
  }
  /** A match that cannot be played again holds up none of the others. */
  private async putOff(id: string, now: number, error: unknown): Promise<void> {
    this.failed('due', error);
    const due = now + (error instanceof BrokenMatch ? PUT_OFF : SOON_AGAIN);
    await this.store.db.updateTable('matches').set({ due }).where('id', '=', id).execute();
  }
}

export const drawSecrets = (): MatchSecrets => ({
  match: randomId('').replaceAll('-', 'a').replaceAll('_', 'b'),
  seed: randomInt(1, LARGEST_SEED + 1),
  salt: randomBytes(32).toString('hex'),
  key: randomBytes(16).toString('base64url'),
});
