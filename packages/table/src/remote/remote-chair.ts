/**
 * A seat at a table that is elsewhere. It says honestly how it is connected: nothing heard yet (`pending`), `here`,
 * `lost`, and `back` until something is done again. It counts beats instead of reading a clock.
 */
import { type AnyGame, type Command, type Fact, type Refusal, type Seat, SPECTATOR } from '@quadrant/kernel';
import type { MatchClock, Offer } from '@quadrant/wire';
import type { Act, Chair, LinkState, Moment } from '../chair.js';
import type { TurnLog } from '../told.js';
import type { Channel } from './channel.js';
import { readToSeat, type ToSeat, type ToTable } from './messages.js';
import { refusalByView } from './refusal-by-view.js';

type State = Extract<ToSeat, { t: 'state' }>;
type Settle = (refusal: Refusal | null) => void;
type Unkeyed<T> = T extends unknown ? Omit<T, 'key'> : never;

/** Beats without a word after which the other side counts as lost. */
const SILENT_BEATS = 3;
const LOST: Refusal = { code: 'lost', words: 'There is no connection. Nothing was done.' };

export class RemoteChair<C extends Command = Command, V = unknown, S extends Fact = Fact>
  implements Chair<C, V, S>
{
  link: LinkState = 'pending';
  private state: State | null = null;
  private readonly game: AnyGame;
  private readonly channel: Channel;
  private readonly key: string;
  private readonly moments = new Map<number, Moment<V, S>>();
  private readonly waiting = new Map<string, Settle>();
  private readonly listeners = new Set<() => void>();
  private readonly unlisten: () => void;
  private silence = 0; // beats since something was heard
  private asked = 0;

  constructor(game: AnyGame, channel: Channel, key: string) {
    this.game = game;
    this.channel = channel;
    this.key = key;
    this.unlisten = channel.listen((value) => this.hear(value));
    this.post({ t: 'hello' });
  }

  get seat(): Seat {
    return this.state?.seat ?? SPECTATOR;
  }
  get seats(): number {
    return this.state?.seats ?? 0;
  }
  get turn(): number {
    return this.state?.moment.turn ?? 0;
  }
  get firstTurn(): number {
    return this.state?.firstTurn ?? 0;
  }
  get legal(): readonly C[] {
    const legal = this.link === 'lost' ? [] : (this.state?.legal ?? []);
    return legal.flatMap((text) => {
      const parsed = this.game.grammar.parse(text);
      return parsed.ok ? [parsed.value as C] : [];
    });
  }
  get open(): readonly string[] {
    return this.link === 'lost' ? [] : (this.state?.open ?? []);
  }
  get offers(): readonly Offer[] {
    return this.state?.offers ?? [];
  }
  get clock(): MatchClock {
    return this.state?.clock ?? null;
  }
  moment(turn: number = this.turn): Moment<V, S> | null {
    if (this.state === null) return null;
    if (turn === this.turn) return this.state.moment as unknown as Moment<V, S>;
    const known = this.moments.get(turn);
    if (!known) this.post({ t: 'look', turn });
    return known ?? null;
  }
  refusalOf(command: C): Refusal | null {
    const now = this.moment();
    return now && refusalByView(this.game, now, this.seat, command);
  }
  give(command: C): Promise<Refusal | null> {
    return this.ask({
      t: 'give',
      id: this.newId(),
      turn: this.turn,
      command: this.game.grammar.print(command),
    });
  }
  act(act: Act): Promise<Refusal | null> {
    return this.ask({ t: 'act', id: this.newId(), act });
  }
  log(turn: number = this.turn): readonly TurnLog<S>[] {
    return (this.state?.log.slice(0, turn) ?? []) as unknown as TurnLog<S>[];
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** To be called every second or so: asks whether the other side is there, and notices when it is not. */
  beat(): void {
    this.silence++;
    if (this.silence > SILENT_BEATS) this.lose();
    this.post(this.state === null || this.link === 'lost' ? { t: 'hello' } : { t: 'ping' });
  }
  close(): void {
    this.unlisten();
    this.lose();
  }

  private ask(message: Unkeyed<Extract<ToTable, { id: string }>>): Promise<Refusal | null> {
    if (this.link === 'lost' || this.state === null) return Promise.resolve(LOST);
    if (this.link === 'back') this.set('here');
    return new Promise((settle) => {
      this.waiting.set(message.id, settle);
      this.post(message);
    });
  }
  private newId(): string {
    this.asked++;
    return String(this.asked);
  }
  private post(message: Unkeyed<ToTable>): void {
    this.channel.post(JSON.stringify({ ...message, key: this.key }));
  }

  private hear(value: unknown): void {
    const message = readToSeat(value);
    if (message === null || message.key !== this.key) return;
    if (message.t === 'gone') {
      this.lose();
      return;
    }
    this.silence = 0;
    if (this.link === 'lost' && message.t !== 'state') return; // what it knows is old: it asks for the state first
    if (message.t === 'state') this.take(message);
    else if (message.t === 'moment') {
      this.moments.set(message.moment.turn, message.moment as unknown as Moment<V, S>);
      this.tell();
    } else if (message.t === 'answer') {
      this.waiting.get(message.id)?.(message.refusal);
      this.waiting.delete(message.id);
    }
  }
  private take(state: State): void {
    const old = this.state?.moment;
    // What was looked at stays true while the game only goes on.
    if (old && (state.moment.turn < old.turn || (old.outcome === null) !== (state.moment.outcome === null)))
      this.moments.clear();
    if (old && state.moment.turn > old.turn) this.moments.set(old.turn, old as unknown as Moment<V, S>);
    this.state = state;
    if (this.link === 'pending') this.link = 'here';
    if (this.link === 'lost') this.link = 'back';
    this.tell();
  }
  private lose(): void {
    for (const settle of this.waiting.values()) settle(LOST);
    this.waiting.clear();
    if (this.link !== 'pending') this.set('lost');
  }
  private set(link: LinkState): void {
    if (this.link === link) return;
    this.link = link;
    this.tell();
  }
  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
