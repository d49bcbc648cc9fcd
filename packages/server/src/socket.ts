/** Matches over WebSockets: one connection, what it watches and what it asks. */
import type { Duplex } from 'node:stream';
import { type FromClient, MATCH_PROTOCOL, type MatchPlayer, readFromClient } from '@quadrant/wire';
import { WebSocket } from 'ws';
import type { Audience } from './audience.js';
import { isSealed } from './boards/boards.js';
import { Frames } from './frames.js';
import { BrokenMatch } from './host.js';
import { Bucket } from './limits.js';
import { type MatchState, seatOf } from './match/state.js';
import type { Telling } from './match/telling.js';
import type { Viewer } from './match/viewer.js';
import type { Account } from './players.js';
import { digestOf } from './secret.js';
import type { Service } from './service.js';
import { Turns } from './turns.js';

/** Why a connection is closed. */
export const CLOSE = {
  malformed: 4001,
  protocol: 4002,
  who: 4003,
  tooMany: 4008,
  replaced: 4009,
  goingAway: 4010,
  tooSlow: 4011,
} as const;

const STATE_COST = 50; // entries that could be played again in the time that a state takes
const UNANSWERED = 2; // times as many messages as may come at once may wait for their answers
const PING_EVERY = 10_000;
const SILENT_AFTER = 30_000;
const FAREWELL = 2000; // for the answer to a close
const SLOW_FAREWELL = 30_000; // whoever is too slow has a lot to read first

/** Whom the library would send away without a word for what cannot be read is sent away as the protocol says. */
export class MatchSocket extends WebSocket {
  unreadable: ((why: 'malformed' | 'tooLong') => void) | null = null;
  override close(code?: number, data?: string | Buffer): void {
    if (code === NO_TEXT) this.unreadable?.('malformed');
    else if (code === TOO_LONG || code === TOO_MANY_PIECES) this.unreadable?.('tooLong');
    else super.close(code, data);
  }
}
const NO_TEXT = 1007; // not UTF-8
const TOO_LONG = 1009;
const TOO_MANY_PIECES = 1008;

interface Watching {
  readonly viewer: Viewer;
  readonly changes: boolean;
  view: unknown; // the last one sent, where changes are
  stop(): void;
}

type Said<T extends FromClient['t']> = Extract<FromClient, { t: T }>;

export class Connection {
  player: Account | null = null;
  token: string | null = null; // its digest
  private isAsked = false; // who it is: a hello came
  private greeted = false;
  private closed = false;
  private lag = 0;
  private pings = 0;
  private pinged: number | null = null; // when, while that is not answered
  private heard = performance.now();
  private readonly watched = new Map<string, Watching>();
  private readonly attended = new Set<string>(); // matches in which it gave something without watching
  private readonly bucket: Bucket;
  private readonly timers: NodeJS.Timeout[] = [];
  private silence: NodeJS.Timeout | undefined;
  private readonly socket: MatchSocket;
  private readonly frames: Frames;
  private readonly service: Service;
  private readonly audience: Audience;
  private readonly turns = new Turns();
  private readonly address: string; // where it comes from, as limits go

  constructor(socket: MatchSocket, stream: Duplex, service: Service, audience: Audience, address: string) {
    this.socket = socket;
    this.frames = new Frames(stream);
    this.service = service;
    this.audience = audience;
    this.address = address;
    const { messagesInBurst, messagesPerSecond, helloMilliseconds } = service.limits;
    this.bucket = new Bucket(messagesInBurst, (1000 * messagesInBurst) / messagesPerSecond, service.now());
    socket.on('message', (data: Buffer, binary) => this.receive(data, binary));
    socket.on('ping', () => this.mayCome(service.now())); // the library has answered it
    socket.on('pong', (data) => this.hearPong(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => this.end());
    socket.unreadable = (why) => (why === 'malformed' ? this.malformed('This is no text.') : this.tooLong());
    this.timers.push(
      setTimeout(() => this.isAsked || this.close('protocol', 'no hello'), helloMilliseconds),
      setInterval(() => this.ping(), PING_EVERY),
    );
    for (const timer of this.timers) timer.unref();
    audience.opens(this);
    this.ping();
    this.awaitWord();
  }

  close(why: keyof typeof CLOSE, words = ''): void {
    if (this.closed) return;
    this.end();
    this.service.metrics.closed.inc({ code: CLOSE[why] });
    this.service.log.debug({ code: CLOSE[why] }, 'closed a connection');
    this.frames.flush();
    this.socket.close(CLOSE[why], words);
    const patience = why === 'tooSlow' ? SLOW_FAREWELL : FAREWELL;
    const farewell = setTimeout(() => this.socket.terminate(), patience).unref();
    this.socket.once('close', () => clearTimeout(farewell)); // nobody is kept who has gone
  }

  /** The text of a message, whoever wrote it. Too slow is who has left unread what was said before, not who is told much. */
  send(text: string): void {
    if (this.closed) return;
    const { waitingBytes } = this.service.limits;
    if (this.frames.unread > waitingBytes) this.frames.flush();
    if (this.frames.unread > waitingBytes) this.close('tooSlow');
    else this.frames.say(text);
  }
  say(message: object): void {
    this.send(JSON.stringify(message));
  }

  private end(): void {
    if (this.closed) return;
    this.closed = true;
    for (const timer of [...this.timers, this.silence]) clearTimeout(timer);
    for (const match of [...this.watched.keys()]) this.leave(match);
    for (const match of this.attended) this.audience.departs(match, this.player!.id);
    this.audience.goes(this);
  }

  private ping(): void {
    this.pinged = performance.now();
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping(`${++this.pings}`);
  }
  /** What answers our own ping counts as nothing. Some say pong by themselves, as a sign of life: that measures nothing. */
  private hearPong(data: string): void {
    if (this.pinged === null || data !== `${this.pings}`) {
      this.mayCome(this.service.now());
      return;
    }
    this.heard = performance.now();
    this.lag = Math.round(this.heard - this.pinged);
    this.pinged = null;
  }

  /** Goes when nothing was heard for so long, to the moment: pings come seldom. */
  private awaitWord(): void {
    const left = this.heard + SILENT_AFTER - performance.now();
    if (left > 0) this.silence = setTimeout(() => this.awaitWord(), left).unref();
    else this.socket.terminate();
  }

  tooMany(words: string, retry: number): void {
    this.say({ t: 'error', code: 'too-many', words, retry });
    this.close('tooMany');
  }

  private tooLong(): void {
    this.tooMany(`A message has at most ${this.service.limits.messageBytes} bytes.`, 0);
  }
  private malformed(words: string): void {
    this.say({ t: 'error', code: 'malformed', words });
    this.close('malformed');
  }

  /** Whatever comes counts, also what the protocol of sockets has beside messages. */
  private mayCome(now: number): boolean {
    if (this.closed) return false;
    this.heard = performance.now();
    const retry = this.bucket.take(now);
    if (retry !== null) this.tooMany('Too many messages.', retry);
    return retry === null;
  }

  private receive(data: Buffer, binary: boolean) {
    const now = this.service.now();
    if (!this.mayCome(now)) return;
    const { messageBytes } = this.service.limits;
    if (data.length > messageBytes) return this.tooLong();
    const read = binary ? null : readFromClient(data.toString(), messageBytes);
    if (read === null || !read.ok) return this.malformed(read?.error.words ?? 'Messages are texts.');
    const message = read.value;
    if (message.t === 'ping') return this.say({ t: 'pong', n: message.n, now });
    if (this.turns.length >= UNANSWERED * this.service.limits.messagesInBurst)
      return this.tooMany('Too many messages wait for an answer.', 1);
    this.answer(message, now);
  }

  /** One after the other: what is asked later is answered later. */
  private async answer(message: FromClient, now: number): Promise<void> {
    const before = this.turns.enter();
    if (before !== null) await before;
    try {
      if (!this.closed) await this.handle(message, now);
    } catch (error) {
      this.service.failed(message.t, error);
      const { match, id } = message as { match?: string; id?: string }; // which question this answers
      this.say({ t: 'error', code: 'busy', words: 'The server could not do this now.', match, id });
      if (!(error instanceof BrokenMatch)) this.close('goingAway'); // another node may reach what this one cannot
    } finally {
      this.turns.leave();
    }
  }

  private handle(message: FromClient, now: number): unknown {
    if (message.t === 'hello') return this.hello(message, now);
    if (!this.greeted) return this.close('protocol', 'hello comes first');
    if (message.t === 'watch') return this.watch(message);
    if (message.t === 'leave') return this.leave(message.match);
    if (message.t === 'act' && message.act === 'offer' && message.offer === 'rematch')
      return this.offerRematch(message, now);
    if (message.t === 'give' || message.t === 'act') return this.ask(message, now);
  }

  private async hello({ protocol, token }: Said<'hello'>, now: number): Promise<void> {
    if (this.greeted || protocol !== MATCH_PROTOCOL) return this.close('protocol', MATCH_PROTOCOL);
    this.isAsked = true;
    this.player = token === undefined ? null : await this.holderOf(token);
    if (token !== undefined && this.player === null) return this.close('who');
    if (this.closed) return; // whoever went meanwhile is not here
    this.token = token === undefined ? null : digestOf(token);
    this.greeted = true;
    this.audience.comes(this);
    this.say({ t: 'welcome', player: this.player?.id ?? null, name: this.player?.name ?? null, now });
  }

  /** Whose token it is now: one that became void while it was looked for is looked for again. */
  private async holderOf(token: string): Promise<Account | null> {
    for (;;) {
      const { drops } = this.audience;
      const holder = await this.service.players.byToken(token);
      if (drops === this.audience.drops) return holder;
    }
  }

  private async watch({ match, from, changes }: Said<'watch'>): Promise<void> {
    await this.replays();
    if (!(await this.frames.drained(this.service.limits.slowMilliseconds))) return this.close('tooSlow');
    if (this.closed) return;
    this.leave(match);
    if (this.watched.size >= this.service.limits.watchedPerConnection)
      return this.tooMany('Too many matches on one connection.', 60);
    let full = false;
    let sealed = false;
    let seats: MatchState['seats'] = [];
    const here = await this.service.here([match]);
    const stop = await this.service.host
      .watch(
        match,
        this.player?.id ?? null,
        { from, now: this.service.now() },
        (viewer, found) => {
          sealed = viewer === null && isSealed(this.service.games, found.header, this.service.now());
          if (sealed) return null;
          this.owe(STATE_COST + (from === undefined ? 0 : found.number));
          const view = changes ? found.viewFor(viewer) : undefined;
          const watching: Watching = { viewer, changes, view, stop() {} };
          full = !this.audience.admits(match, viewer, this);
          if (full || this.closed) return null;
          this.watched.set(match, watching);
          seats = found.state.seats;
          return { viewer, hear: (telling) => this.tell(watching, telling) };
        },
        (texts) => this.catchUp(match, texts, seats, (player) => here(match, player)),
      )
      .catch((error) => {
        this.watched.delete(match); // it hears nothing
        throw error;
      });
    if (stop === null)
      return this.say({ t: 'error', code: 'nowhere', words: 'There is no such match.', match });
    const words = 'Only its player may watch this before the day is over.';
    if (sealed) return this.say({ t: 'error', code: 'not-yours', words, match });
    if (full) return this.tooMany('Too many look on at this match.', 60);
    const watching = this.watched.get(match);
    if (watching === undefined) return stop();
    watching.stop = stop;
    this.audience.watches(match, watching.viewer, this);
  }

  /** Waits while more is told again to its address than may be; who is told something owes for it. */
  private async replays(): Promise<void> {
    const { replays, now } = this.service;
    for (let retry = replays.take(this.address, now()); retry !== null && !this.closed; ) {
      const seconds = retry;
      await new Promise((soon) => setTimeout(soon, 1000 * seconds).unref());
      retry = replays.take(this.address, now());
    }
  }
  private owe(entries: number): void {
    const now = this.service.now();
    this.service.replays.of(this.address, now).owe(now, entries);
  }

  /** The first answer to `watch`. Who is connected is in no log: a state says it, events are followed by it. */
  private catchUp(
    match: string,
    texts: readonly string[],
    seats: MatchState['seats'],
    here: (player: string) => boolean,
  ): void {
    const mine = this.watched.get(match)?.viewer === null ? null : this.player?.id;
    const players = seats.map(
      (sitting) => sitting !== null && (sitting.player === mine || here(sitting.player)),
    );
    const first = JSON.parse(texts[0]);
    if (first.t === 'state') {
      first.players = first.players.map(
        (player: MatchPlayer | null, seat: number) => player && { ...player, here: players[seat] },
      );
      this.say(first);
      return;
    }
    for (const text of texts) this.send(text);
    this.say({ t: 'here', match, players });
  }

  private tell(watching: Watching, telling: Telling): void {
    const { view } = telling;
    const changed = watching.changes && watching.view !== undefined && view !== undefined;
    this.send(changed ? telling.since(watching.view) : telling.text);
    if (watching.changes) watching.view = view;
  }

  /** Whoever looked on and has a seat now is shown the match from there. */
  sitsAt(match: string): void {
    const changes = this.watched.get(match)?.changes ?? false;
    this.leave(match); // until then it hears nothing that it would be told again
    void this.answer({ t: 'watch', match, changes }, this.service.now());
  }

  private leave(match: string): void {
    const watching = this.watched.get(match);
    if (watching === undefined) return;
    this.watched.delete(match);
    watching.stop();
    this.audience.leaves(match, watching.viewer, this);
  }

  /** It may become a match, and counts as one; said again it does not. */
  private async offerRematch(message: Said<'act'>, now: number): Promise<unknown> {
    const { state } = (await this.service.host.look(message.match)) ?? {};
    const seat = state && seatOf(state, this.player?.id ?? null);
    const isSaid = state && seat !== null && state.said[seat!].get(message.id) !== undefined;
    const retry = isSaid ? null : this.service.matches.take(this.address, now);
    if (retry !== null) return this.tooMany('Too many matches from here.', retry);
    return this.ask(message, now);
  }

  /** Who gives something is there, whether they watch or not. */
  private attend(match: string): void {
    if (this.closed || this.watched.has(match) || this.attended.has(match)) return;
    this.attended.add(match);
    this.audience.attends(match, this.player!.id);
  }

  private ask(message: Said<'give'> | Said<'act'>, now: number): unknown {
    const { match, id } = message;
    const began = performance.now();
    const request = Object.assign(message, { player: this.player?.id ?? null });
    return this.service.host.ask(match, request, { now, lag: this.lag }, (refusal) => {
      if (refusal === undefined)
        return this.say({ t: 'error', code: 'nowhere', words: 'There is no such match.', match, id });
      this.service.metrics.answered(refusal?.code ?? 'ok', performance.now() - began);
      if (refusal === null) {
        this.attend(match);
        return this.send(`{"t":"ok","match":"${match}","id":${JSON.stringify(id)}}`);
      }
      this.say({ t: 'refused', match, id, code: refusal.code, words: refusal.words });
      const retry = this.service.refusals.take(`${match} ${this.player?.id ?? ''}`, now);
      if (retry !== null) this.tooMany('Too many refused commands.', retry);
    });
  }
}
