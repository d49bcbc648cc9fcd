/**
 * A table on this page: whose seat is shown, what is looked back at, and the steps of the turn being watched.
 * Everything shown is what the table shows one seat. It knows no rules, no positions and no DOM; parts subscribe and
 * draw `stage`.
 */
import {
  type Command,
  type Fact,
  NOBODY,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
} from '@quadrant/kernel';
import { type Act, type GameRecord, Loading, Table, type TurnLog } from '@quadrant/table';
import type { Speed } from '../keep/settings.js';
import type { Actor, GameScreen, Notice, Seating, Stage, Start } from '../screens/contract.js';
import { said, shell, told } from '../words/shell.js';
import { type Frame, MOMENT_MS, schedule, Watch } from './frames.js';
import { readOut } from './sentences.js';
import { makeStage } from './stage.js';

const SLICE_MS = 20; // of a long replay, between two pictures
const SLICE_ENTRIES = 50; // between two looks at the clock
const LONGEST_REPLAY_MS = 30_000; // whoever made the record: nobody waits longer

/** At a shared screen: playing, asking to hand the screen over, or covered until the next player is there. */
export const PHASES = ['open', 'handover', 'curtain'] as const;

/** A record that was opened, or why not; one that does not hold can be opened as far as it does. */
export type OpenedPlay<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal; readonly holds: T | null };

export class Play<P, C extends Command, F extends Fact, V, O> implements Actor<C> {
  readonly screen: GameScreen<P, C, F, V, O>;
  readonly table: Table<C, V, F>;
  readonly own: Seat | undefined; // whose side is shown first, where that is known
  stage: Stage<C, F, V>;
  phase: (typeof PHASES)[number] = 'open';
  announcement = { words: '', id: 0 }; // what a screen reader reads next
  speed: () => Speed = () => 'off';
  away: readonly Seat[] = []; // seats that are played in another window now
  windows: readonly (string | null)[] = []; // addresses of windows for seats

  private readonly listeners = new Set<() => void>();
  private seat: Seat;
  private shown: number | null = null; // a turn looked back at; null is the latest
  private selected: string | null = null;
  private notice: Notice | null = null;
  private turn: number; // of the table when it was last drawn
  private revealed = false; // whether everything was shown then
  private frames: Frame<V>[] = []; // of the turn being made
  private readonly watch = new Watch<V>();

  constructor(screen: GameScreen<P, C, F, V, O>, table: Table<C, V, F>, own?: Seat) {
    this.screen = screen;
    this.table = table;
    this.own = own;
    this.turn = table.turn;
    this.seat = own ?? this.seatsHere[0] ?? 0;
    this.stage = this.draw();
    table.watcher = { seat: this.seat, see: (fact, view) => this.see(fact, view) };
    table.subscribe(() => this.follow());
    this.open();
  }

  static begin<P, C extends Command, F extends Fact, V, O>(
    screen: GameScreen<P, C, F, V, O>,
    start: Start,
  ): Result<Play<P, C, F, V, O>> {
    const table = Table.begin<C, V, F>(screen, start);
    return table.ok ? { ok: true, value: new Play(screen, table.value) } : table;
  }

  /** Plays a record again in slices, so that the page stays awake. */
  static async load<P, C extends Command, F extends Fact, V, O>(
    screen: GameScreen<P, C, F, V, O>,
    value: unknown,
    undone = 0,
    own?: Seat,
  ): Promise<OpenedPlay<Play<P, C, F, V, O>>> {
    const loading = Loading.of<C, V, F>(screen, value);
    if (!loading.ok) return { ...loading, holds: null };
    const until = performance.now() + LONGEST_REPLAY_MS;
    let since = performance.now();
    let done = false;
    while (!done && since < until) {
      done = loading.value.step(SLICE_ENTRIES);
      if (done || performance.now() - since < SLICE_MS) continue;
      await new Promise((next) => setTimeout(next));
      since = performance.now();
    }
    const loaded = done ? loading.value.result(undone) : loading.value.cut();
    if (loaded.ok) return { ok: true, value: new Play(screen, loaded.table, own) };
    return { ok: false, error: loaded.error, holds: new Play(screen, loaded.holds) };
  }

  // ------------------------------------------------------------ what parts ask

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  get seating(): Seating {
    const { seatNames, friendly } = this.table;
    return { names: seatNames, away: this.away, friendly, windows: this.windows };
  }
  /** The seats that people at this screen hold. */
  get seatsHere(): readonly Seat[] {
    const { seatNames, seats } = this.table;
    return Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => seatNames[seat]?.bot === undefined && !this.away.includes(seat),
    );
  }
  /** The seat whose commands this screen gives: its own, or where nothing is secret whoever here is on move. */
  get asking(): Seat {
    const { onMove } = this.table;
    return !this.screen.secrets && this.seatsHere.includes(onMove) ? onMove : this.seat;
  }
  /** Whether all may be shown: nothing is secret, or nothing is any more. */
  get everything(): boolean {
    return this.table.everything;
  }
  get seed(): number {
    return this.table.seed;
  }
  get outcome(): Outcome | null {
    return this.table.outcome;
  }
  /** The turns as the seat at this screen learnt them, up to the shown one. */
  log(): readonly TurnLog<F>[] {
    return this.table.log(this.seat, this.stage.turn);
  }
  /** The exact transcript up to the shown turn, one piece a command, or what the seat may read while there are secrets. */
  text(): readonly string[] {
    return this.table.text(this.stage.turn) ?? [this.screen.secrets!.text(this.stage.view)];
  }
  reason(command: C): string | null {
    if (this.shown !== null) return shell.playing.past;
    const refusal = this.table.refusalOf(this.asking, command);
    return refusal && told(refusal, this.screen.refusals);
  }
  /** Turns that only set the game up: nothing to look back at. */
  get prologue(): number {
    return this.table.firstTurn;
  }
  record(turn?: number): GameRecord {
    return this.table.record(turn === undefined ? {} : { turn });
  }

  // ------------------------------------------------------------ what people do

  /** Some seats are played in other windows now. A covered screen stays covered: who sits at it is not known. */
  setAway(away: readonly Seat[]): void {
    this.away = away;
    const { seatsHere } = this;
    if (!seatsHere.includes(this.seat) && seatsHere.length > 0) {
      this.sit(seatsHere[0]);
      if (!this.everything) this.phase = 'curtain';
    }
    this.settle();
  }
  give(command: C, at: string | null = null): Refusal | null {
    this.skip();
    if (this.shown !== null) return this.refuse({ code: 'past', words: shell.playing.past }, at);
    if (this.phase !== 'open' || this.isElsewhere() || this.isOthersTurn())
      return this.refuse({ code: 'not-here', words: shell.playing.othersTurn }, at);
    this.notice = null;
    this.selected = null;
    const refusal = this.table.give(this.asking, command);
    return refusal && this.refuse(refusal, at);
  }
  select(key: string | null): void {
    this.selected = key;
    this.notice = null;
    this.redraw();
  }
  notify(words: string, at: string | null = null): void {
    this.say(words, 'refusal', at);
  }
  /** Has something read out that is shown elsewhere. */
  tellAside(words: string): void {
    this.announce(words);
    this.tell();
  }
  /** Why the last turn cannot be taken back; null when it can. */
  undoBar(): string | null {
    return this.table.undoBar();
  }
  undo(): void {
    this.skip();
    this.afterJump(this.jump('undo'), shell.playing.takenBack);
  }
  redo(): void {
    this.skip();
    this.afterJump(this.jump('redo'), shell.playing.doneAgain);
  }
  /** A seat here offers a draw, answers one, or resigns. */
  act(seat: Seat, act: Act): Refusal | null {
    this.skip();
    const refusal = this.table.act(seat, act);
    return refusal && this.refuse(refusal, null);
  }
  /** Goes back to a turn of the game itself, to play it again from there. */
  goBack(turn: number): void {
    this.skip();
    this.table.goTo(turn);
  }
  /** Looks at an earlier turn; the game itself stays where it is. */
  look(turn: number): void {
    this.skip();
    const last = this.table.turn;
    const wanted = Math.max(this.prologue, Math.min(turn, last));
    this.shown = wanted === last ? null : wanted;
    this.selected = null;
    this.notice = null;
    this.redraw();
  }
  /** A game of its own that begins with the turns up to the shown one. */
  fork(): Play<P, C, F, V, O> {
    const play = new Play(this.screen, this.table.fork(this.stage.turn));
    play.say(shell.playing.forked(this.stage.turn - this.prologue));
    return play;
  }
  /** Whose side a press on the covered screen shows; null while that is nobody at this screen. */
  get awaited(): Seat | null {
    const { onMove } = this.table;
    if (this.seatsHere.includes(onMove)) return onMove;
    return this.seatsHere.length === 1 ? this.seatsHere[0] : null;
  }
  /** Shared screens: cover it, then show it to whoever is awaited. */
  hand(): void {
    if (this.phase === 'handover') {
      this.phase = 'curtain';
      this.tell();
      return;
    }
    const { awaited } = this;
    if (awaited === null) return;
    this.phase = 'open';
    this.sit(awaited);
    this.settle();
  }
  /** The stage at the end of whatever is being watched. */
  now(): Stage<C, F, V> {
    this.skip();
    return this.stage;
  }
  /** Shows the end of the turn being watched. */
  skip(): void {
    if (!this.watch.stop()) return;
    if (this.stage.animating) this.settle();
    else this.tell();
  }
  /** Resolves when nothing is being watched. */
  calm(): Promise<void> {
    if (this.watch.isOver) return Promise.resolve();
    return new Promise((done) => {
      const stop = this.subscribe(() => {
        if (!this.watch.isOver) return;
        stop();
        done();
      });
    });
  }
  /** Whether the seat on move is not at this screen. */
  isElsewhere(): boolean {
    const { onMove } = this.table;
    return onMove !== NOBODY && !this.seatsHere.includes(onMove);
  }

  // ------------------------------------------------------------ inside

  /** The table has changed, by whomever: a turn is shown step by step, everything else at once. */
  private follow(): void {
    const frames = this.frames;
    this.frames = [];
    const forward = this.table.turn > this.turn;
    this.turn = this.table.turn;
    this.watch.stop();
    if (!forward) {
      this.settle();
      return;
    }
    if (this.notice?.kind === 'refusal') this.notice = null;
    this.selected = null;
    const show = ({ view, marks }: Frame<V>) => {
      this.stage = { ...this.draw(), view, marks, legal: [], open: [], animating: true };
      this.tell();
    };
    this.watch.start(schedule(frames, this.speed()), show, () => this.settle(true));
  }

  /** A fact happens: it becomes a step, unless nobody will see it. */
  private see(fact: F, view: () => V): void {
    if (this.speed() === 'off' || this.shown !== null || this.phase === 'curtain') return;
    const seen = view();
    const marks = this.screen.marks(fact, seen);
    if (marks.length > 0) this.frames.push({ view: seen, marks });
  }

  private sit(seat: Seat): void {
    this.seat = seat;
    this.selected = null;
    this.notice = null;
    this.table.watcher = { seat, see: (fact, view) => this.see(fact, view) };
  }

  private refuse(refusal: Refusal, at: string | null): Refusal {
    this.notify(told(refusal, this.screen.refusals), at);
    return refusal;
  }

  /** A game comes to the screen. Who sits there is not known: where it matters it stays covered. */
  private open(): void {
    if (this.isShared()) this.phase = 'curtain';
    this.settle();
  }

  /** The turn is over: the latest position is shown, with the marks of the turn. What is covered stays so. */
  private settle(isWatched = false): void {
    if (this.revealed && this.isShared()) this.phase = 'curtain'; // the end was taken back: who looks on is not known
    this.revealed = this.everything;
    if (this.phase !== 'curtain' || this.everything) this.phase = this.isOthersTurn() ? 'handover' : 'open';
    this.stage = this.draw();
    if (isWatched && this.speed() !== 'off' && this.screen.moment?.(this.stage))
      this.watch.rest(MOMENT_MS, () => this.tell()); // the next turn is not shown over it
    this.announce(readOut(this.stage, this.screen)); // nothing too: what another seat was told is no longer read
    this.tell();
  }

  /** Whether several people look at this screen who have secrets from each other. */
  private isShared(): boolean {
    return !this.everything && this.seatsHere.length > 1;
  }
  /** Whether the seat on move is another one at this same screen, which has secrets from this one. */
  private isOthersTurn(): boolean {
    const { onMove } = this.table;
    return this.screen.secrets !== undefined && onMove !== this.seat && this.seatsHere.includes(onMove);
  }

  /** Where others play in windows of their own, a seat here takes back what is its own. */
  private jump(act: 'undo' | 'redo'): string | null {
    return this.away.length > 0 ? (this.table.act(this.asking, act)?.words ?? null) : this.table[act]();
  }
  private afterJump(refusal: string | null, news: string): void {
    this.shown = null;
    this.selected = null;
    if (refusal === null) this.say(news);
    else this.notify(said(refusal));
  }

  private draw(): Stage<C, F, V> {
    const { table, shown, selected, notice, seating } = this;
    const live = shown === null && this.phase === 'open';
    const { asking } = this;
    const turn = shown ?? table.turn;
    return makeStage(this.screen, table.moment(this.seat, turn), table.log(this.seat, turn), {
      seat: this.seat,
      reader: this.seatsHere.length > 1 ? SPECTATOR : this.seat,
      live,
      turns: table.turn,
      legal: live ? table.legal(asking) : [],
      open: live ? table.open(asking) : [],
      selected,
      notice,
      seating,
    });
  }

  private say(words: string, kind: Notice['kind'] = 'news', at: string | null = null): void {
    this.notice = { words, kind, at, id: (this.notice?.id ?? 0) + 1 };
    this.announce(words);
    this.redraw();
  }

  private announce(words: string): void {
    this.announcement = { words, id: this.announcement.id + 1 };
  }

  private redraw(): void {
    this.stage = this.draw();
    this.tell();
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: shared parts look into no game.
export type AnyPlay = Play<any, any, any, any, any>;
