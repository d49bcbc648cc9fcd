/**
 * Runs matches that live in a log which others may write too. A match in memory is a copy: a decision counts when the
 * log took it under the next number; where somebody was first, what is new is read and decided about again.
 */
import type { Refusal, Seat } from '@quadrant/kernel';
import type { Games } from './games.js';
import { decide } from './match/decide.js';
import type { Header, LogEntry } from './match/entry.js';
import { type Hear, Match, resume } from './match/match.js';
import type { MatchRequest } from './match/request.js';
import { type MatchState, seatOf } from './match/state.js';
import { Telling } from './match/telling.js';
import type { Directory, Viewer } from './match/viewer.js';
import { type MatchSecrets, rematchOf } from './new-match.js';
import { Turns } from './turns.js';

/** One decision: all its entries, or none, under the number of the first. */
export interface Append {
  readonly match: string;
  readonly number: number; // from 1
  readonly entries: readonly LogEntry[];
  readonly make?: Header | undefined; // a match that begins with this
  readonly due?: number | undefined; // the match is to be looked at then, should nobody before
}

/** How far somebody has read the log of a match. */
export interface LogPoint {
  readonly match: string;
  readonly number: number; // of entries
}

/** The log of all matches. */
export interface MatchLog {
  headerOf(match: string): Promise<Header | null>;
  /** True when it is safe on disk; false when the number was taken. A failure leaves open which. */
  append(append: Append): Promise<boolean>;
  /** The entries after so many. */
  since(match: string, number: number): Promise<readonly LogEntry[]>;
  /** The same of several matches, read at one go. */
  sinceEach(known: readonly LogPoint[]): Promise<readonly (readonly LogEntry[])[]>;
}

export interface HostParts {
  readonly games: Games;
  readonly directory: Directory;
  draw(): MatchSecrets;
  /** Says who has been away for long; asked only where that is claimed. */
  away(match: Match): Promise<(seat: Seat) => boolean>;
  /** Entries as they are to be written: what else is to be known with them is added; undefined: nothing is. */
  complete?(state: MatchState, entries: readonly LogEntry[]): Promise<readonly LogEntry[]> | undefined;
  /** When the match is to be looked at at the latest, once these entries are in its log; undefined: as it is known. */
  due?(state: MatchState, entries: readonly LogEntry[]): number | undefined;
  /** An append failed: what was written of a match is not known. */
  unsure?(match: string): void;
  /** What has to be known before these entries are told of. */
  prepare?(entries: readonly LogEntry[]): Promise<void>;
  /** Lets some time pass, not the same for all, before it is tried again. */
  pause?(tries: number): Promise<void>;
  /** The match has entries that this host had not seen; `own`: they are its own. */
  changed(match: Match, entries: readonly LogEntry[], own: boolean): void;
}

export interface MatchListener {
  readonly viewer: Viewer;
  hear(telling: Telling): void;
}

/** When it was read, and how late it was on the way. */
export interface Timing {
  readonly now: number;
  readonly lag?: number;
}

/** The version after which something was missed (undefined: nothing is known), and what time it is. */
interface Since {
  readonly from: number | undefined;
  readonly now: number;
}

interface Kept {
  readonly match: Match;
  readonly listeners: Set<MatchListener>;
  readonly turns: Turns; // one request at a time
  failure: BrokenMatch | null; // why it cannot be gone on with
  outage: { readonly cause: unknown } | null; // the last time that somebody could not be answered for the log's sake
}

/** A match that is in memory or on its way there, and how many requests need it to stay. */
interface Holding {
  readonly loading: Promise<Kept | null>;
  kept: Kept | null; // once it is there
  users: number;
}
type Watched = Holding & { readonly kept: Kept };
const isWatched = (holding: Holding | undefined): holding is Watched =>
  (holding?.kept?.listeners.size ?? 0) > 0;

const MOST_TRIES = 20;
const FEW_TRIES = 4;
/** Milliseconds for which it is tried in spite of failures: whoever asked may find a node that reaches the log. */
const LONGEST_OUTAGE = 9000; // an answer that is waited for in vain takes longer, and is one try

/** What its log says cannot be played again here: nobody goes on with it, and other matches are none the worse. */
export class BrokenMatch extends Error {}
const NONE = (): null => null;

export class MatchHost {
  private readonly held = new Map<string, Holding>();
  private readonly log: MatchLog;
  private readonly around: HostParts;

  constructor(log: MatchLog, around: HostParts) {
    this.log = log;
    this.around = around;
  }

  /**
   * Decides and keeps. `reply` is called with the answer as soon as it is on disk (or refused), before anybody hears of
   * it. Null: it is done; undefined: there is no such match.
   */
  ask(
    id: string,
    request: MatchRequest,
    timing: Timing,
    reply: (answer: Refusal | null | undefined) => void = () => {},
  ): Promise<Refusal | null | undefined> {
    return this.inTurn(
      id,
      () => {
        reply(undefined);
        return undefined;
      },
      (kept) => this.settle(kept, request, timing, reply),
    );
  }

  /** The match as the log has it now; null where there is none. */
  async look(id: string): Promise<Match | null> {
    return this.inTurn(id, NONE, async (kept) => {
      await this.refresh(kept);
      return kept.match;
    });
  }

  /** Lets somebody hear all that happens from now on, after what was missed since `from`, without a gap. */
  async watch(
    id: string,
    player: string | null,
    { from, now }: Since,
    listenerFor: (viewer: Viewer, match: Match) => MatchListener | null,
    first: (texts: readonly string[]) => void,
  ): Promise<(() => void) | null> {
    return this.inTurn(id, NONE, async (kept) => {
      await this.refresh(kept);
      const { match, listeners } = kept;
      const viewer = seatOf(match.state, player);
      const listener = listenerFor(viewer, match);
      if (listener === null) return () => {};
      first(await this.missed(match, viewer, from, now));
      listeners.add(listener);
      return () => listeners.delete(listener);
    });
  }

  private async missed(
    match: Match,
    viewer: Viewer,
    from: number | undefined,
    now: number,
  ): Promise<string[]> {
    if (from === undefined || from >= match.versionFor(viewer))
      return [JSON.stringify(match.stateFor(viewer, now))];
    const { header } = match;
    const entries = (await this.log.since(header.match, 0)).slice(0, match.number);
    return resume(match.state.game, header, entries, this.around.directory, viewer, from, now);
  }

  /** Forgets matches that nobody looks at; the log has them. */
  forgetIdle(): void {
    for (const [id, holding] of this.held)
      if (holding.users === 0 && !isWatched(holding)) this.held.delete(id);
  }
  /** Matches that somebody looks at here, with the number of entries that they have here. */
  watched(): Map<string, number> {
    const numbers = new Map<string, number>();
    for (const [id, holding] of this.held) if (isWatched(holding)) numbers.set(id, holding.kept.match.number);
    return numbers;
  }
  /**
   * Reads what others have added to these matches, of those that are looked at here. Other nodes write as much as this
   * one: what nobody is busy with is read at one go, and taken without a promise for each match.
   */
  async catchUp(ids: readonly string[]): Promise<void> {
    const free: Watched[] = [];
    const looks: Promise<unknown>[] = [];
    for (const id of new Set(ids)) {
      const holding = this.held.get(id);
      if (!isWatched(holding)) continue;
      if (holding.kept.turns.busy) looks.push(this.look(id));
      else free.push(holding);
    }
    await Promise.all([this.growAll(free), ...looks]);
  }
  /** Nobody is in these matches yet. */
  private async growAll(free: readonly Watched[]): Promise<void> {
    if (free.length === 0) return;
    for (const holding of free) {
      holding.users++;
      holding.kept.turns.enter();
    }
    try {
      const known = free.map(({ kept: { match } }) => ({ match: match.header.match, number: match.number }));
      const found = await this.log.sinceEach(known);
      await this.prepare(found.flat());
      let failure: unknown = null;
      free.forEach(({ kept }, i) => {
        try {
          if (found[i].length > 0) this.take(kept, found[i], () => {}, false);
        } catch (error) {
          failure = error; // the others are none the worse for it
        }
      });
      if (failure !== null) throw failure;
    } finally {
      for (const holding of free) {
        holding.kept.turns.leave();
        holding.users--;
      }
    }
  }
  get size(): number {
    return this.held.size;
  }

  /** One request of a match after the other; `none` says what there is where there is no such match. */
  private async inTurn<T, N>(id: string, none: () => N, work: (kept: Kept) => Promise<T>): Promise<T | N> {
    const holding = this.hold(id);
    holding.users++;
    try {
      const kept = holding.kept ?? (await holding.loading);
      if (kept === null) return none();
      const { outage } = kept;
      const before = kept.turns.enter();
      if (before !== null) await before;
      try {
        if (kept.failure !== null) throw kept.failure;
        if (kept.outage !== outage) throw kept.outage?.cause; // who waited behind it does not wait once more
        return await work(kept);
      } catch (cause) {
        if (!(cause instanceof BrokenMatch) && kept.outage === outage) kept.outage = { cause };
        throw cause;
      } finally {
        kept.turns.leave();
      }
    } finally {
      holding.users--;
    }
  }

  private hold(id: string): Holding {
    const held = this.held.get(id);
    if (held !== undefined) return held;
    const holding: Holding = { loading: this.load(id), kept: null, users: 0 };
    this.held.set(id, holding);
    holding.loading.then(
      (kept) => {
        holding.kept = kept;
        if (kept === null) this.held.delete(id);
      },
      () => this.held.delete(id),
    );
    return holding;
  }

  private async load(id: string): Promise<Kept | null> {
    const header = await this.log.headerOf(id);
    const hosted = header && this.around.games.get(header.game);
    if (!header || !hosted) return null;
    const match = new Match(hosted.game, header, this.around.directory);
    const entries = await this.log.since(id, 0);
    await this.prepare(entries);
    try {
      for (const entry of entries) match.apply(entry);
    } catch (cause) {
      throw new BrokenMatch(String(cause), { cause });
    }
    this.around.changed(match, [], false);
    return { match, listeners: new Set(), turns: new Turns(), failure: null, outage: null };
  }

  private async settle(
    kept: Kept,
    request: MatchRequest,
    { now, lag = 0 }: Timing,
    reply: (refusal: Refusal | null) => void,
  ): Promise<Refusal | null> {
    const { match } = kept;
    const { header } = match;
    let secrets: MatchSecrets | null = null; // drawn where they are needed, and once
    const drawn = () => {
      secrets ??= this.around.draw();
      return secrets;
    };
    let fresh = false; // nothing is refused by what is remembered alone
    let failure: unknown = null;
    const giveUpAt = performance.now() + LONGEST_OUTAGE;
    const failed = (error: unknown) => {
      if (kept.failure !== null) throw kept.failure;
      if (performance.now() >= giveUpAt) throw error;
      failure = error;
    };
    let unsure: readonly LogEntry[] = []; // they may be in the log or not
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const claims = request.t === 'act' && request.act === 'claim';
      const away = claims ? await this.around.away(match) : () => false;
      const { entries: decided, refusal } = decide(match.state, request, {
        now,
        lag,
        fresh: () => drawn().match,
        away,
      });
      if (decided.length === 0) {
        if (refusal !== null && !fresh) {
          await this.refresh(kept);
          fresh = true;
          continue;
        }
        reply(refusal);
        return refusal;
      }
      const completed = this.around.complete?.(match.state, decided);
      const entries = completed === undefined ? decided : await completed;
      const preparing = this.prepare(entries);
      if (preparing !== undefined) await preparing;
      const rematch = entries.some(({ kind }) => kind === 'rematch');
      const append: Append = {
        match: header.match,
        number: match.number + 1,
        entries,
        make: rematch ? rematchOf(match.state, drawn(), now) : undefined,
        due: this.around.due?.(match.state, entries),
      };
      try {
        if (await this.log.append(append)) {
          this.take(kept, entries, reply, true);
          return null;
        }
        if (tries >= FEW_TRIES) await this.around.pause?.(tries - FEW_TRIES); // another node is first again and again
      } catch (error) {
        failed(error); // read, and look for the own id
        unsure = entries;
        this.around.unsure?.(header.match);
        await this.around.pause?.(tries);
      }
      try {
        if (await this.refresh(kept, unsure, reply)) return null; // it was taken, and the answer lost
      } catch (error) {
        failed(error);
      }
      fresh = failure === null;
    }
    throw failure ?? new Error(`${header.match}: others were first too often`);
  }

  /** What has been added; `unsure`: by this one, if it is there: then it is replied to, and true is given. */
  private async refresh(
    kept: Kept,
    unsure: readonly LogEntry[] = [],
    reply: (done: null) => void = () => {},
  ): Promise<boolean> {
    const entries = await this.log.since(kept.match.header.match, kept.match.number);
    if (entries.length === 0) return false;
    await this.prepare(entries);
    const isOwn =
      unsure.length > 0 && JSON.stringify(entries.slice(0, unsure.length)) === JSON.stringify(unsure);
    const own = isOwn ? unsure.length : 0;
    if (isOwn) this.take(kept, entries.slice(0, own), reply, true);
    if (own < entries.length) this.take(kept, entries.slice(own), () => {}, false);
    return isOwn;
  }

  /** Who they name has to be known; most name nobody. */
  private prepare(entries: readonly LogEntry[]): Promise<void> | undefined {
    return entries.some(({ player }) => player !== undefined) ? this.around.prepare?.(entries) : undefined;
  }

  /** These entries are in the log: they happen here too. */
  private take(kept: Kept, entries: readonly LogEntry[], reply: (done: null) => void, own: boolean): void {
    const { match, listeners } = kept;
    const heard = [...listeners];
    const tellings: Telling[] = [];
    const hear: Hear = (viewer, event) => {
      if (heard.some((listener) => listener.viewer === viewer))
        tellings.push(new Telling(viewer, event(), match.presentFor(viewer)));
    };
    try {
      for (const entry of entries) match.apply(entry, hear);
    } catch (cause) {
      kept.failure = new BrokenMatch(String(cause), { cause }); // it stands nowhere now
      this.held.delete(match.header.match);
      throw kept.failure;
    }
    reply(null);
    for (const telling of tellings)
      for (const listener of heard) if (listener.viewer === telling.viewer) listener.hear(telling);
    this.around.changed(match, entries, own);
  }
}
