/**
 * A game being played in this page: whose view of its story is shown, what is looked back at, and the steps of the
 * turn being watched. Everything shown is one seat's view and the facts that seat saw. It knows no rules
 * and no DOM; parts subscribe and draw `stage`.
 */
import {
  type Command,
  type Fact,
  type GameRecord,
  NOBODY,
  type Refusal,
  type Result,
  type Seat,
} from '@quadrant/kernel';
import type { Speed } from '../keep/settings.js';
import type {
  Actor,
  GameScreen,
  Notice,
  ShownGame,
  ShownSession,
  Stage,
  Start,
} from '../screens/contract.js';
import { type Frame, schedule, Watch } from './frames.js';
import { readOut, sentences } from './sentences.js';
import { makeStage } from './stage.js';
import { Story } from './story.js';
import type { TurnLog } from './told.js';

const PAST = 'You are looking at an earlier turn. Go back to the latest one, or fork from here.';

/** At a shared screen: playing, asking to hand the screen over, or covered until the next player is there. */
export const PHASES = ['open', 'handover', 'curtain'] as const;

export class Play<P, C extends Command, F extends Fact, V, O> implements Actor<C> {
  readonly screen: GameScreen<P, C, F, V, O>;
  extra: unknown; // see Start
  stage: Stage<C, F, V>;
  phase: (typeof PHASES)[number] = 'open';
  announcement = { words: '', id: 0 }; // what a screen reader reads next
  speed: () => Speed = () => 'off';

  private readonly game: ShownGame<P, C, F, V, O>;
  private readonly story: Story<P, C, F, V, O>;
  private readonly listeners = new Set<() => void>();
  private seat: Seat;
  private shown: number | null = null; // a turn looked back at; null is the latest
  private selected: string | null = null;
  private notice: Notice | null = null;
  private readonly watch = new Watch<V>();

  private constructor(screen: GameScreen<P, C, F, V, O>, story: Story<P, C, F, V, O>, extra: unknown) {
    this.screen = screen;
    this.game = screen.game;
    this.story = story;
    this.extra = extra;
    this.seat = this.seatsHere[0] ?? 0;
    this.stage = this.draw();
    this.open();
  }

  static begin<P, C extends Command, F extends Fact, V, O>(
    screen: GameScreen<P, C, F, V, O>,
    start: Start,
  ): Result<Play<P, C, F, V, O>> {
    const story = Story.begin(screen, start);
    return story.ok ? { ok: true, value: new Play(screen, story.value, start.extra ?? null) } : story;
  }

  static async load<P, C extends Command, F extends Fact, V, O>(
    screen: GameScreen<P, C, F, V, O>,
    record: unknown,
    extra: unknown = null,
  ): Promise<Result<Play<P, C, F, V, O>>> {
    const story = await Story.load(screen, record);
    return story.ok ? { ok: true, value: new Play(screen, story.value, extra) } : story;
  }

  // ------------------------------------------------------------ what parts ask

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  get session(): ShownSession<P, C, V, O> {
    return this.story.session;
  }
  /** The seats that people at this screen hold. */
  get seatsHere(): readonly Seat[] {
    const seats = this.game.seats(this.session.position);
    return this.screen.secrets?.seatsHere(seats, this.extra) ?? [0];
  }
  /** Whether all may be shown: nothing is secret, or nothing is any more. */
  get everything(): boolean {
    return !this.screen.secrets || this.game.outcome(this.session.position) !== null;
  }
  /** The turns as a seat learnt them; of the seat at this screen, up to the shown one. Commands of others may hold their secrets. */
  log(seat: Seat = this.seat, turn?: number): TurnLog<F>[] {
    const last = turn ?? (seat === this.seat ? this.stage.turn : this.session.turn);
    return this.story.log(seat, last, this.everything);
  }
  /** The stage of a seat that is elsewhere, the latest or after a turn: what another window may be sent. */
  stageFor(seat: Seat, turn: number = this.session.turn): Stage<C, F, V> {
    const shown = turn < this.session.turn ? Math.max(this.prologue, turn) : null;
    return this.makeStage(seat, shown, { live: shown === null, selected: null, notice: null });
  }
  /** The exact transcript up to the shown turn, one piece a command, or what the seat may read while there are secrets. */
  text(): readonly string[] {
    if (!this.everything) return [this.screen.secrets!.text(this.stage.view)];
    return this.story.text(this.stage.turn);
  }
  reason(command: C): string | null {
    if (this.shown !== null) return PAST;
    return (
      this.game.check(this.session.position, this.game.onMove(this.session.position), command)?.words ?? null
    );
  }
  /** Turns that only set the game up: nothing to look back at. */
  get prologue(): number {
    return this.story.prologue;
  }
  record(turn: number = this.session.turn): GameRecord {
    return turn === this.session.turn ? this.session.record(false) : this.session.fork(turn).record(false);
  }

  // ------------------------------------------------------------ what people do

  /** Changes what the page remembers beside the record, such as who plays which seat. */
  setExtra(extra: unknown): void {
    this.extra = extra;
    const { seatsHere } = this;
    if (!seatsHere.includes(this.seat)) {
      this.seat = seatsHere[0] ?? this.seat;
      this.selected = null;
      this.notice = null;
      if (this.isShared()) this.phase = 'curtain';
    }
    if (!this.isShared()) this.phase = 'open';
    this.settle();
  }
  give(command: C, at: string | null = null): Refusal | null {
    this.skip();
    if (this.shown !== null) return this.refuse({ code: 'past', words: PAST }, at);
    if (this.phase !== 'open' || this.isOnMove((seat) => seat !== this.seat))
      return this.refuse({ code: 'not-here', words: 'Another player is on move.' }, at);
    const refusal = this.carryOut(command, null);
    return refusal && this.refuse(refusal, at);
  }
  /** A command given elsewhere: by a bot, in another window, by a guide. Its refusal is not for this screen. */
  follow(command: C): Refusal | null {
    this.skip();
    return this.carryOut(command, this.notice?.kind === 'news' ? this.notice : null);
  }
  select(key: string | null): void {
    this.selected = key;
    this.notice = null;
    this.redraw();
  }
  notify(words: string, at: string | null = null): void {
    this.say(words, 'refusal', at);
  }
  /** Why the last turn cannot be taken back; null when it can. */
  undoBar(): string | null {
    if (this.session.turn <= this.prologue) return 'There is nothing to take back.';
    const { turn, position } = this.session;
    return this.screen.secrets?.keeps(this.session.positionAt(turn - 1), position, this.extra) ?? null;
  }
  undo(): void {
    this.skip();
    const why = this.undoBar();
    if (why === null)
      do
        this.session.undo(); // and the turns of those who would only play them again
      while (this.isElsewhere() && this.undoBar() === null);
    this.afterJump(why, 'Taken back.');
  }
  redo(): void {
    this.skip();
    const done = this.session.redo();
    while (this.isElsewhere() && this.session.redo());
    this.afterJump(done ? null : 'There is nothing to do again.', 'Done again.');
  }
  /** Looks at an earlier turn; the game itself stays where it is. */
  look(turn: number): void {
    this.skip();
    const last = this.session.turn;
    const wanted = Math.max(this.prologue, Math.min(turn, last));
    this.shown = wanted === last ? null : wanted;
    this.selected = null;
    this.notice = null;
    this.redraw();
  }
  /** A game of its own that begins with the turns up to the shown one. */
  fork(): Play<P, C, F, V, O> {
    const play = new Play(this.screen, this.story.fork(this.stage.turn), this.extra);
    play.say(
      `This is a game of its own from turn ${this.stage.turn - this.prologue}. The other one is kept.`,
    );
    return play;
  }
  /** Shared screens: cover it, then show it to the seat on move. */
  hand(): void {
    if (this.phase === 'handover') {
      this.phase = 'curtain';
      this.tell();
    } else if (!this.isElsewhere()) {
      this.phase = 'open';
      this.seat = this.game.onMove(this.session.position);
      this.selected = null;
      this.notice = null;
      this.settle();
    }
  }
  /** The stage at the end of whatever is being watched. */
  now(): Stage<C, F, V> {
    this.skip();
    return this.stage;
  }
  /** Shows the end of the turn being watched. */
  skip(): void {
    if (this.watch.stop()) this.settle();
  }

  // ------------------------------------------------------------ inside

  private carryOut(command: C, notice: Notice | null): Refusal | null {
    const frames: Frame<V>[] = [];
    const speed = this.speed();
    const watches = speed !== 'off' && this.shown === null && this.phase !== 'curtain'; // steps that nobody sees are not made
    const refusal = this.story.perform(command, watches ? { seat: this.seat, frames } : null);
    if (refusal) return refusal;
    this.notice = notice;
    this.selected = null;
    const show = ({ view, marks }: Frame<V>) => {
      this.stage = { ...this.draw(), view, marks, legal: [], open: [], animating: true };
      this.tell();
    };
    this.watch.start(schedule(frames, speed), show, () => this.settle());
    return null;
  }

  private refuse(refusal: Refusal, at: string | null): Refusal {
    this.notify(refusal.words, at);
    return refusal;
  }

  /** A game comes to the screen. Who sits there is not known: where it matters it stays covered. */
  private open(): void {
    if (this.isShared()) this.phase = 'curtain';
    this.settle();
  }

  /** The turn is over: the latest position is shown, with the marks of the turn. What is covered stays so. */
  private settle(): void {
    if (this.phase !== 'curtain' || this.everything) this.phase = this.isOthersTurn() ? 'handover' : 'open';
    this.stage = this.draw();
    const lines = sentences(this.stage.facts, this.screen);
    if (lines.length > 0) this.announce(readOut(lines));
    this.tell();
  }

  /** Whether several people look at this screen who have secrets from each other. */
  private isShared(): boolean {
    return !this.everything && this.seatsHere.length > 1;
  }
  /** Whether the seat on move is another one at this same screen. */
  private isOthersTurn(): boolean {
    return this.isOnMove((seat) => seat !== this.seat && this.seatsHere.includes(seat));
  }
  /** Whether the seat on move is not at this screen. */
  isElsewhere(): boolean {
    return this.isOnMove((seat) => !this.seatsHere.includes(seat));
  }
  private isOnMove(which: (seat: Seat) => boolean): boolean {
    const onMove = this.game.onMove(this.session.position);
    return this.screen.secrets !== undefined && onMove !== NOBODY && which(onMove);
  }

  private afterJump(refusal: string | null, news: string): void {
    this.shown = null;
    this.selected = null;
    this.phase = this.isOthersTurn() ? 'handover' : 'open';
    if (refusal === null) this.say(news);
    else this.notify(refusal);
  }

  private draw(): Stage<C, F, V> {
    const { seat, shown, selected, notice } = this;
    return this.makeStage(seat, shown, {
      live: shown === null && this.phase === 'open',
      selected,
      notice,
    });
  }
  private makeStage(
    seat: Seat,
    shown: number | null,
    own: Pick<Stage<C, F, V>, 'live' | 'selected' | 'notice'>,
  ): Stage<C, F, V> {
    const { session, extra } = this;
    const turn = shown ?? session.turn;
    return makeStage(this.screen, {
      position: shown === null ? session.position : session.positionAt(shown),
      seat,
      told: this.story.turn(turn),
      turn,
      turns: session.turn,
      extra,
      ...own,
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
    for (const listener of this.listeners) listener();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: shared parts look into no game.
export type AnyPlay = Play<any, any, any, any, any>;
