/**
 * Speaks quadrant-match/1 for one match: says hello, watches, resumes from the version it knows, sends what is asked
 * until it is answered, pings, and comes back when the connection is gone. It has no socket and no clock: what happens
 * is told to it with the time, and what is to be done stands in `effects`.
 */
import type { Refusal, Seat } from '@quadrant/kernel';
import { type FromClient, type FromServer, MATCH_PROTOCOL, readFromServer } from '@quadrant/wire';
import { type Seen, Story } from './story.js';

export type SignedWish = Extract<FromClient, { t: 'give' | 'act' }>;
type Unsigned<T> = T extends unknown ? Omit<T, 'match' | 'id'> : never;
/** What a seat asks for, without its id. */
export type Wish = Unsigned<SignedWish>;

export type ClientEffect =
  | { readonly do: 'open' } // a new socket
  | { readonly do: 'close' }
  | { readonly do: 'send'; readonly text: string }
  | { readonly do: 'answer'; readonly id: string; readonly refusal: Refusal | null }
  | { readonly do: 'keep' } // what waits has changed
  | { readonly do: 'tell' }; // something to be seen has changed

/** `ended`: nothing goes on here by itself. */
export const PHASES = ['connecting', 'live', 'lost', 'ended'] as const;
export type ClientPhase = (typeof PHASES)[number];
/** Why it ended. */
export type Farewell = 'who' | 'replaced' | 'nowhere' | 'sealed';

export interface MachineOptions {
  readonly match: string;
  readonly token: string | null; // null: a spectator
  readonly idPrefix: string; // 64 random bits or more, others at each start
  readonly waiting?: readonly SignedWish[]; // of an earlier start: not answered yet
  readonly seen?: Seen; // views of an earlier start
  readonly random: () => number; // spreads those who come back at once
}

const PING_EVERY = 5_000;
const SILENT_AFTER = 10_000;
const ANSWERED_WITHIN = 3_000; // a ping: silence alone says nothing where the browser lets a hidden page act once a minute
const ASK_AGAIN_AFTER = 5_000;
const CATCH_UP_WITHIN = 3_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const FAREWELL_PAUSE = 100; // a server that goes away has others beside it, or is back soon
const MOST_HISTORY_TRIES = 8; // each asks for half of what the one before did

const CLOSED_FOR: Readonly<Record<number, Farewell>> = { 4003: 'who', 4009: 'replaced' };
const REFUSED_FOR: Readonly<Record<string, Farewell>> = { nowhere: 'nowhere', 'not-yours': 'sealed' };
const GOING_AWAY = 4010;

export class Machine {
  readonly effects: ClientEffect[] = [];
  story = new Story();
  phase: ClientPhase = 'connecting';
  ending: Farewell | null = null;
  offset = 0; // the server's time less ours
  saved = 0; // how many asks were acknowledged on this connection
  waiting: readonly SignedWish[]; // not answered yet, oldest first
  retryAt: number | null = null; // when lost: the next try; null while one is being made
  rematch: string | null = null; // agreed on while one looked
  awaySince: ReadonlyMap<Seat, number> = new Map(); // our time at which it was heard, by seat

  private readonly options: MachineOptions;
  private told: Story | null = null; // the story told again from an earlier version
  private tries = 0;
  private opened = false;
  private failures = 0;
  private heardAt = 0;
  private pingedAt = Number.NEGATIVE_INFINITY;
  private askedAt: number | null = null; // the first ping since something was heard
  private tickedAt = Number.NEGATIVE_INFINITY;
  private pings = 0;
  private readonly pingTimes = new Map<number, number>();
  private bestTrip = Number.POSITIVE_INFINITY;
  private sentAt = new Map<string, number>();
  private watchedAt: number | null = null; // on this connection
  private counter = 0;
  private savedAt: number | null = null; // the ply of the last command that was acknowledged
  private patience = 0; // the server asked to wait so long

  constructor(options: MachineOptions) {
    this.options = options;
    this.waiting = options.waiting ?? [];
  }

  // ------------------------------------------------------------ what happens

  start(now: number): void {
    this.connect(now);
  }
  wasOpened(now: number): void {
    this.opened = true;
    this.heardAt = now;
    const { token } = this.options;
    this.send({ t: 'hello', protocol: MATCH_PROTOCOL, ...(token === null ? {} : { token }) });
  }
  wasClosed(code: number, now: number): void {
    this.opened = false;
    this.told = null;
    const ending = CLOSED_FOR[code];
    if (ending) this.end(ending);
    if (this.phase === 'ended') return;
    const pause =
      code === GOING_AWAY && this.failures === 0
        ? FAREWELL_PAUSE
        : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures++;
    this.retryAt = now + Math.max(this.patience, pause * (0.5 + this.options.random() / 2));
    this.patience = 0;
    this.phase = 'lost';
    this.tell();
  }
  heard(text: string, now: number): void {
    const read = readFromServer(text);
    if (!read.ok || !this.opened) return; // a newer server may say more
    this.heardAt = now;
    this.askedAt = null;
    const message = read.value;
    if ('match' in message && message.match !== undefined && message.match !== this.options.match) return;
    this.hear(message, now);
  }
  tick(now: number): void {
    if (now < this.tickedAt) this.forgetTimes(now);
    this.tickedAt = now;
    if (this.phase === 'ended') return;
    if (this.retryAt !== null) {
      if (now >= this.retryAt) this.connect(now);
      return;
    }
    if (this.isDead(now)) {
      this.offline(now);
      return;
    }
    if (!this.opened) return;
    if (now - this.pingedAt >= PING_EVERY) this.ping(now);
    if (this.watchedAt === null) return;
    const isShown = this.phase === 'live';
    const isWhole = isShown && (this.told ?? this.story).complete;
    if (!isWhole && now - this.watchedAt > (isShown ? CATCH_UP_WITHIN : ASK_AGAIN_AFTER)) this.watch(now);
    if (!isShown) return;
    for (const ask of this.waiting)
      if (now - (this.sentAt.get(ask.id) ?? Number.NEGATIVE_INFINITY) > ASK_AGAIN_AFTER)
        this.sendAsk(ask, now);
  }
  private isDead(now: number): boolean {
    if (now - this.heardAt <= SILENT_AFTER) return false;
    return !this.opened || (this.askedAt !== null && now - this.askedAt >= ANSWERED_WITHIN);
  }
  /** Our clock was set back: what is to be done by times of before would wait for them to come again. */
  private forgetTimes(now: number): void {
    this.heardAt = now;
    this.pingedAt = Number.NEGATIVE_INFINITY;
    this.askedAt = null;
    if (this.watchedAt !== null) this.watchedAt = now;
    if (this.retryAt !== null) this.retryAt = now;
    this.sentAt.clear();
    this.awaySince = new Map([...this.awaySince.keys()].map((seat) => [seat, now]));
  }
  /** The network is gone: no need to wait until nothing is heard. */
  offline(now: number): void {
    if (this.phase === 'ended' || this.retryAt !== null) return;
    this.effects.push({ do: 'close' });
    this.wasClosed(0, now);
  }
  /** The network is back, or the person is: no need to wait any longer. */
  nudge(now: number): void {
    if (this.retryAt !== null) this.connect(now);
  }
  /** Views of earlier turns, asked for apart. */
  remember(seen: Seen): void {
    this.story.remember(seen);
    this.told?.remember(seen);
    this.tell();
  }
  /** The person wants it back here. */
  resume(now: number): void {
    if (this.phase !== 'ended' || this.ending !== 'replaced') return;
    this.ending = null;
    this.connect(now);
  }

  // ------------------------------------------------------------ what the person does

  /** Gives the id by which it is answered. Waits while there is no connection, also over a reload, and counts once. */
  ask(wish: Wish, now: number): string {
    this.counter++;
    const id = `${this.options.idPrefix}-${this.counter}`;
    const ask = { ...wish, match: this.options.match, id } as SignedWish;
    this.waiting = [...this.waiting, ask];
    this.effects.push({ do: 'keep' });
    if (this.phase === 'live') this.sendAsk(ask, now);
    this.tell();
    return id;
  }
  /** The command that is on its way, if any. */
  get given(): Extract<SignedWish, { t: 'give' }> | null {
    return this.waiting.find((ask) => ask.t === 'give') ?? null;
  }
  /** The ply for which a command is on its way, or is saved and about to be shown. */
  get givenAt(): number | null {
    return this.given?.ply ?? this.savedAt;
  }

  // ------------------------------------------------------------ inside

  private hear(message: FromServer, now: number): void {
    switch (message.t) {
      case 'welcome':
        this.setOffset(message.now - now, 0);
        this.watch(now);
        return;
      case 'pong':
        this.hearPong(message.n, message.now, now);
        return;
      case 'here':
        this.story.here(message.players);
        this.told?.here(message.players);
        this.noteAway(now);
        this.tell();
        return;
      case 'state':
      case 'event':
        this.follow(message, now);
        return;
      case 'ok':
        this.settle(message.id, null);
        return;
      case 'refused':
        this.settle(message.id, { code: message.code, words: message.words });
        return;
      case 'error':
        if (message.retry !== undefined) this.patience = message.retry * 1000;
        if (!Object.hasOwn(REFUSED_FOR, message.code)) return; // said again when it was not answered
        if (message.id !== undefined) this.settle(message.id, message);
        this.end(REFUSED_FOR[message.code]);
    }
  }

  private follow(message: Extract<FromServer, { t: 'state' | 'event' }>, now: number): void {
    if (message.t === 'event' && message.id !== undefined) this.settle(message.id, null);
    if (message.t === 'state' && this.told !== null) {
      this.told = null; // too long to be told again from there
      this.story.take(message);
    } else {
      const taken = (this.told ?? this.story).take(message);
      if (taken === 'gap') {
        this.watch(now);
        return;
      }
      if (taken === 'news' && this.told === null && message.t === 'event')
        this.rematch ??= message.next ?? null;
    }
    if (this.told?.complete && this.told.state!.v >= this.story.state!.v) {
      this.told.remember(this.story);
      if (this.options.seen) this.told.remember(this.options.seen);
      this.story = this.told;
      this.told = null;
    }
    this.failures = 0;
    if (this.phase !== 'live') {
      this.phase = 'live';
      for (const ask of this.waiting) this.sendAsk(ask, now);
    }
    this.noteAway(now);
    this.askForHistory(now);
    this.tell();
  }

  private noteAway(now: number): void {
    const away = (this.story.state?.players ?? []).flatMap((player, seat) =>
      player === null || player.here || player.bot ? [] : [[seat, this.awaySince.get(seat) ?? now] as const],
    );
    this.awaySince = new Map(away);
  }

  /** Asks for the turns before the state that was sent: from the beginning, or where that is too long from later on. */
  private askForHistory(now: number): void {
    const { state, turns, firstTurn } = this.story;
    const isTold = state === null || firstTurn === 0 || turns.length > 0 || this.told !== null;
    if (isTold || this.tries >= MOST_HISTORY_TRIES) return;
    const from = Math.floor(state.v * (1 - 0.5 ** this.tries));
    this.tries++;
    if (from >= state.v) return;
    this.told = this.story.rewound(from);
    this.watch(now);
  }

  private watch(now: number): void {
    const { match } = this.options;
    const { state } = this.told ?? this.story;
    // Who sat down meanwhile, and was not told so, learns it by the whole state alone.
    const from = state?.state === 'open' ? undefined : state?.v;
    this.watchedAt = now;
    this.send({ t: 'watch', match, changes: false, ...(from === undefined ? {} : { from }) });
  }
  private connect(now: number): void {
    if (this.phase !== 'lost') this.phase = 'connecting';
    this.opened = false;
    this.told = null;
    this.tries = 0;
    this.saved = 0;
    this.heardAt = now;
    this.askedAt = null;
    this.pingedAt = Number.NEGATIVE_INFINITY;
    this.watchedAt = null;
    this.retryAt = null;
    this.pingTimes.clear();
    this.sentAt.clear();
    this.effects.push({ do: 'open' });
    this.tell();
  }
  private ping(now: number): void {
    this.pingedAt = now;
    this.askedAt ??= now;
    this.pingTimes.set(++this.pings, now);
    this.send({ t: 'ping', n: this.pings });
  }
  private hearPong(n: number, theirs: number, now: number): void {
    const sent = this.pingTimes.get(n);
    this.pingTimes.delete(n);
    if (sent === undefined) return;
    const trip = now - sent;
    if (trip < 0) return; // our clock was set back meanwhile
    const offset = theirs - (sent + now) / 2;
    const differs = Math.abs(offset - this.offset) > (trip + this.bestTrip) / 2; // a clock was set: no trip explains it
    if (trip > this.bestTrip && !differs) return;
    this.bestTrip = trip;
    this.setOffset(offset, trip);
  }
  private setOffset(offset: number, trip: number): void {
    if (trip === 0 && this.bestTrip !== Number.POSITIVE_INFINITY) return; // a measured one is better
    this.offset = offset;
  }

  private settle(id: string, refusal: Refusal | null): void {
    const settled = this.waiting.find((ask) => ask.id === id);
    if (settled === undefined) return;
    this.waiting = this.waiting.filter((ask) => ask.id !== id);
    this.sentAt.delete(id);
    if (refusal === null) this.saved++;
    if (refusal === null && settled.t === 'give') this.savedAt = settled.ply;
    this.effects.push({ do: 'keep' }, { do: 'answer', id, refusal });
    this.tell();
  }
  private end(ending: Farewell): void {
    this.phase = 'ended';
    this.retryAt = null;
    this.ending = ending;
    this.effects.push({ do: 'close' });
    this.tell();
  }
  private sendAsk(ask: SignedWish, now: number): void {
    this.sentAt.set(ask.id, now);
    this.send(ask);
  }
  private send(message: FromClient): void {
    if (this.opened) this.effects.push({ do: 'send', text: JSON.stringify(message) });
  }
  private tell(): void {
    this.effects.push({ do: 'tell' });
  }
}
