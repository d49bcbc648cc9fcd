/**
 * The one place where a game is being played. Seats ask, the table carries out; what lies between (a bot, a window,
 * a curtain) changes nothing for the others. This is the trusted side: positions stay inside, and everything it hands
 * out is what one seat may know.
 */
import {
  type AnyGame,
  type Command,
  type Fact,
  NOBODY,
  type Outcome,
  ok,
  type Refusal,
  type Result,
  type Seat,
} from '@quadrant/kernel';
import type { MatchClock, Offer } from '@quadrant/wire';
import type { Act, Chair, Moment } from './chair.js';
import { DrawOffers } from './draw-offers.js';
import { Driver } from './driver.js';
import { type Ending, effectOf, outcomeOf, type TableEntry } from './entry.js';
import { History } from './history.js';
import { goesOnWithout, leavingEntry } from './leaving.js';
import { LocalChair } from './local-chair.js';
import { makeRecord } from './make-record.js';
import type { Player } from './player.js';
import { type GameRecord, type SeatName, splitOptions, type TableRules } from './record.js';
import { TableClock } from './table-clock.js';
import { factsFor, Hearing, type ToldTurn, type TurnLog } from './told.js';
import { type Teller, Transcript } from './transcript.js';

/** What a table needs of a game. */
export interface TableGame<C extends Command = Command, S extends Fact = Fact> {
  readonly game: AnyGame;
  teller(options: unknown, seed: number): Teller<C>;
  /** Whether this turn began the game proper: the turns up to it were setting up. */
  begins?(facts: readonly S[]): boolean;
}

export interface TableStart {
  readonly options: unknown; // whole, sides joined; checked here
  readonly seed: number;
  readonly commands?: readonly string[]; // that belong to setting up
  readonly seats?: readonly SeatName[];
  readonly friendly?: boolean; // undo reaches over anything
  readonly clock?: TableRules['clock'];
}

/** Who watches a turn while it happens: each fact that this seat sees, with its view right after it. */
export interface Watcher<V, S extends Fact> {
  readonly seat: Seat;
  see(fact: S, view: () => V): void;
}

/** The past that a table begins with. */
export interface Past<C extends Command, S extends Fact> {
  // biome-ignore lint/suspicious/noExplicitAny: a history of any game
  readonly history: History<any, C, Fact>;
  readonly told: readonly ToldTurn<S>[];
  readonly ending: Ending | null;
}

type Agreed = Pick<TableStart, 'seats' | 'friendly' | 'clock'>;

const BOUND = 'No undo here: the turn has passed or something became known. (A friendly game allows it.)';
const NOT_YOURS = 'Somebody else made that turn. (A friendly game allows it.)';
/** A program has no way to say what it thinks of a draw. */
const NO_DRAW: Refusal = { code: 'declined', words: 'The computer agrees to no draw.' };
const refusal = (code: string, words: string): Refusal => ({ code, words });

export class Table<C extends Command = Command, V = unknown, S extends Fact = Fact> {
  readonly rules: TableGame<C, S>;
  readonly game: AnyGame;
  readonly friendly: boolean;
  seatNames: readonly SeatName[];
  watcher: Watcher<V, S> | null = null;
  private readonly past: { history: Past<C, S>['history']; told: ToldTurn<S>[]; ending: Ending | null };
  private readonly transcript: Transcript<C>;
  private readonly listeners = new Set<() => void>();
  private readonly draws = new DrawOffers();
  private readonly driver: Driver<V, C, S>;
  private readonly time: TableClock | null;

  constructor(rules: TableGame<C, S>, past: Past<C, S>, { seats = [], friendly = false, clock }: Agreed) {
    this.rules = rules;
    this.game = rules.game;
    this.past = { ...past, told: [...past.told] };
    this.seatNames = seats;
    this.friendly = friendly;
    const { options, seed } = past.history;
    this.transcript = new Transcript(() => rules.teller(options, seed));
    this.driver = new Driver(this);
    this.time = clock ? new TableClock(clock, this.seats, () => this.flag()) : null;
    this.standTime(true);
  }

  static begin<C extends Command, V, S extends Fact>(
    rules: TableGame<C, S>,
    start: TableStart,
  ): Result<Table<C, V, S>> {
    const { game } = rules;
    const options = game.readOptions(start.options);
    if (!options.ok) return options;
    const badSeed = game.checkSeed(start.seed);
    if (badSeed) return { ok: false, error: badSeed };
    const history = new History<unknown, C, Fact>(game, options.value, start.seed);
    const past = { history, told: [], ending: null };
    const table = new Table<C, V, S>(rules, past, start);
    for (const text of start.commands ?? []) {
      const command = game.grammar.parse(text);
      if (!command.ok) return command;
      const refused = table.give(table.onMove, command.value);
      if (refused) return { ok: false, error: refused };
    }
    return ok(table);
  }

  // ------------------------------------------------------------ what anybody may ask

  get seed(): number {
    return this.history.seed;
  }
  get options(): unknown {
    return splitOptions(this.game, this.history.options).options;
  }
  get seats(): number {
    return this.game.seatsOf(this.history.options);
  }
  get turn(): number {
    return this.history.turn;
  }
  /** Turns there are, those undone included. */
  get turns(): number {
    return this.history.turns;
  }
  get onMove(): Seat {
    return this.past.ending === null ? this.game.onMove(this.history.position) : NOBODY;
  }
  get outcome(): Outcome | null {
    return outcomeOf(this.game, this.history.position, this.past.ending);
  }
  /** The present scores, one per seat; none where the game has none. */
  get scores(): readonly number[] {
    return this.game.scores(this.history.position);
  }
  /** How it came to its end; null while it goes on. */
  get termination(): Ending | null {
    return this.past.ending ?? (this.outcome === null ? null : 'normal');
  }
  /** Whether all may be shown: nothing is secret, or nothing is any more. */
  get everything(): boolean {
    return this.game.secrets === null || this.termination !== null;
  }
  /** The seats that people have. */
  get people(): readonly Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !this.driver.has(seat));
  }
  /** The turns up to this one only set the game up. */
  get firstTurn(): number {
    const { begins } = this.rules;
    return begins
      ? 1 + this.past.told.slice(0, this.turn).findIndex((told) => begins(factsFor(told, told.by, true)))
      : 0;
  }
  /** Changes with every change of the game: what a save compares. */
  get mark(): string {
    return `${this.turn}/${this.turns} ${this.history.hashAt(this.turn)}`;
  }
  /** What each seat has left; null where nobody counts. */
  get clock(): MatchClock {
    return this.time?.shown ?? null;
  }
  get clockRule(): NonNullable<TableRules['clock']> | null {
    return this.time?.rule ?? null;
  }
  get canRedo(): boolean {
    return this.history.canRedo;
  }

  chair(seat: Seat): Chair<C, V, S> {
    return new LocalChair(this, seat);
  }
  moment(seat: Seat, turn: number = this.turn): Moment<V, S> {
    const now = turn === this.turn;
    const position = now ? this.history.position : this.history.positionAt(turn);
    const told = this.past.told[turn - 1];
    return {
      turn,
      view: this.game.view(position, seat),
      by: told ? told.by : NOBODY,
      facts: told ? factsFor(told, seat, false) : [],
      command: told && (this.everything || told.by === seat) ? told.command : null,
      onMove: now ? this.onMove : this.game.onMove(position),
      outcome: now ? this.outcome : this.game.outcome(position),
    };
  }
  /** The turns as a seat learnt them. Commands of others may hold their secrets. */
  log(seat: Seat, turn: number = this.turn): TurnLog<S>[] {
    const reveal = this.game.secrets !== null && this.everything;
    return this.past.told.slice(0, turn).map((told) => ({
      by: told.by,
      command: this.everything || told.by === seat ? told.command : null,
      facts: factsFor(told, seat, reveal),
    }));
  }
  /** The exact transcript up to a turn, one piece a command; null while it would tell secrets. */
  text(turn: number = this.turn): readonly string[] | null {
    if (!this.everything) return null;
    const commands = this.history.past(turn).flatMap(({ command }) => (command === null ? [] : [command]));
    return this.transcript.after(commands);
  }
  legal(seat: Seat): C[] {
    const out: C[] = [];
    if (seat >= 0 && seat === this.onMove) this.game.legal(this.history.position, seat, out);
    return out;
  }
  open(seat: Seat): readonly string[] {
    return seat >= 0 && seat === this.onMove ? this.game.open(this.history.position, seat) : [];
  }
  /** Why this command of a seat would be refused now. */
  refusalOf(seat: Seat, command: C): Refusal | null {
    if (this.past.ending !== null) return refusal('over', 'The game is over.');
    return this.game.check(this.history.position, seat, command);
  }
  /**
   * The record of the game up to a turn, also one that was taken back. It holds the secrets of all: not for other seats
   * while the game runs.
   */
  record({
    turn = this.turn,
    ...around
  }: {
    turn?: number;
    trace?: boolean;
    note?: string;
  } = {}): GameRecord {
    const history = turn === this.turn ? this.history : this.history.fork(turn);
    const ending = turn === this.turn ? this.past.ending : this.endingAt(turn);
    return makeRecord(history, ending, { ...this.agreed, times: this.past.told, ...around });
  }

  // ------------------------------------------------------------ what seats ask for

  /** Performs or refuses a command of a seat, and remembers what each seat learnt of it. */
  give(seat: Seat, command: C): Refusal | null {
    this.flag();
    if (this.past.ending !== null) return refusal('over', 'The game is over.');
    const time = this.time?.took;
    const hearing = this.hearing();
    const refused = this.history.give(seat, command, (fact) => this.hear(hearing, fact));
    if (!refused)
      this.turned({ by: seat, command: this.game.grammar.print(command), seen: hearing.take(), ...time });
    return refused;
  }
  /** A seat leaves for good; the rules say whether the others go on. */
  leave(seat: Seat, why: Ending = 'resigned'): Refusal | null {
    if (this.termination !== null) return refusal('over', 'The game is over.');
    if (!this.playing.includes(seat)) return refusal('over', 'This seat has left the game.');
    return this.note(seat, leavingEntry(seat, why, goesOnWithout(this.game, this.history.position, seat)));
  }
  act(seat: Seat, act: Act): Refusal | null {
    if (act === 'resign') return this.leave(seat);
    if (act === 'draw' || act === 'decline') return this.bargain(seat, act);
    const turn = this.past.told[act === 'undo' ? this.turn - 1 : this.turn];
    if (turn && turn.by !== seat && this.isAmongPeople && !this.friendly) return refusal('not-now', NOT_YOURS);
    const words = act === 'undo' ? this.undo() : this.redo();
    return words === null ? null : refusal('not-now', words);
  }
  /** The seats that have not left. */
  get playing(): readonly Seat[] {
    const gone = this.history.past().flatMap(({ entry, seat }) => (entry === null ? [] : [seat]));
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !gone.includes(seat));
  }
  /** Offers that wait for an answer. */
  get offers(): readonly Offer[] {
    return this.draws.offers;
  }

  /** Why the last turn cannot be taken back; null when it can. */
  undoBar(): string | null {
    const { history } = this;
    if (history.turn <= this.firstTurn) return 'There is nothing to take back.';
    const { secrets } = this.game;
    if (secrets === null || this.friendly) return null;
    if (this.termination !== null) return this.isAmongPeople ? BOUND : null;
    const { turn } = history;
    const mover = this.past.told[turn - 1].by;
    const before = history.positionAt(turn - 1);
    // Once the next player may have looked, it takes an agreement.
    const same = this.game.onMove(before) === this.game.onMove(history.position);
    const open = same && secrets.mayTakeBack(before, history.position) && !this.driver.has(mover);
    return open ? null : BOUND;
  }
  /** The end shows everything: who gave up to see it could go on against people who did not. */
  private get isAmongPeople(): boolean {
    let people = 0;
    for (let seat = 0; seat < this.seats; seat++) if (!this.driver.has(seat)) people++;
    return people > 1;
  }
  /** Takes back the last turn, and those of programs, which would only play them again; or says why not. */
  undo(): string | null {
    const why = this.undoBar();
    if (why !== null) return why;
    do this.history.undo();
    while (this.driver.has(this.game.onMove(this.history.position)) && this.history.turn > this.firstTurn);
    return this.changed();
  }
  redo(): string | null {
    if (!this.history.redo()) return 'There is nothing to do again.';
    while (this.driver.has(this.game.onMove(this.history.position)) && this.history.redo());
    return this.changed();
  }
  /** Goes to a turn to play on from there; or says why not. */
  goTo(turn: number): string | null {
    if (turn === this.turn) return null;
    if (this.game.secrets !== null && !this.friendly && (this.termination === null || this.isAmongPeople))
      return 'In this game one may look back, not go back. (A friendly game allows it.)';
    if (!this.history.jump(turn)) return 'There is no such turn.';
    while (this.driver.has(this.game.onMove(this.history.position)) && this.history.turn > this.firstTurn)
      this.history.undo();
    return this.changed();
  }
  /** What it takes to begin the same anew with another seed. It holds the secrets of all. */
  startAnew(seed: number): TableStart {
    const setUp = this.past.told.slice(0, this.firstTurn);
    const commands = setUp.flatMap(({ command }) => command ?? []);
    return { options: this.history.options, seed, commands, ...this.agreed };
  }
  /** A table of its own that begins with the turns up to one of this; its programs have to be seated anew. */
  fork(turn: number = this.turn): Table<C, V, S> {
    const told = this.past.told.slice(0, turn);
    const past = { history: this.history.fork(turn), told, ending: this.endingAt(turn) };
    return new Table<C, V, S>(this.rules, past, this.agreed);
  }

  // ------------------------------------------------------------ who sits where

  /** Lets a program play a seat; it is made anew when the game was changed under it. Null: a person again. */
  seatPlayer(seat: Seat, make: ((view: V) => Player<V, C, S> | Promise<Player<V, C, S>>) | null): void {
    this.driver.seat(seat, make);
    this.tellAll();
  }
  isProgram(seat: Seat): boolean {
    return this.driver.has(seat);
  }
  /** From now on the clocks run, where the game has some; a test has a watch of its own. */
  keepTime(now: () => number): void {
    this.time?.run(now);
  }
  /** Resolves when no program is thinking. */
  settled(): Promise<void> {
    return this.driver.settled();
  }
  /** Stops whoever thinks. The table can be read, and goes on when it is played on. */
  stop(): void {
    this.driver.halt();
    this.time?.halt();
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // ------------------------------------------------------------ inside

  private get history(): Past<C, S>['history'] {
    return this.past.history;
  }
  private get agreed(): Agreed {
    return { seats: this.seatNames, friendly: this.friendly, clock: this.clockRule };
  }
  /** Whoever has no time left loses. */
  private flag(): void {
    const late = this.time?.late ?? null;
    if (late !== null) this.leave(late, 'timeout');
  }
  private standTime(anew: boolean): void {
    this.time?.stand(
      this.past.told.slice(0, this.turn),
      this.termination === null ? this.onMove : NOBODY,
      anew,
    );
  }
  private bargain(seat: Seat, act: 'draw' | 'decline'): Refusal | null {
    if (this.termination !== null) return refusal('over', 'The game is over.');
    const programs = this.playing.some((each) => each !== seat && this.driver.has(each));
    const answer = programs && act === 'draw' ? NO_DRAW : this.draws.act(seat, act, this.playing);
    if (answer === 'agreed') return this.note(seat, { seat, table: 'accepted', offer: 'draw' });
    if (answer === null) this.tellAll();
    return answer;
  }
  /** Something happened at the table that makes a turn: a seat left, or all agreed on the end. */
  private note(by: Seat, entry: TableEntry): null {
    const hearing = this.hearing();
    this.history.note(entry, (fact) => this.hear(hearing, fact));
    this.past.ending = this.endingAt(this.turn);
    this.turned({ by, command: null, seen: hearing.take() });
    return null;
  }
  private hearing(): Hearing<S> {
    return new Hearing(this.game, this.seats);
  }
  private hear(hearing: Hearing<S>, fact: Fact): void {
    const { position } = this.history;
    hearing.hear(fact, position);
    const { watcher } = this;
    if (watcher === null) return;
    const seen = this.game.seen(fact, position, watcher.seat) as S | null;
    if (seen !== null) watcher.see(seen, () => this.game.view(position, watcher.seat));
  }
  private turned(told: ToldTurn<S>): void {
    this.past.told.length = this.turn - 1;
    this.past.told.push(told);
    if (this.termination === null) this.draws.turned(told.by);
    else this.draws.clear();
    this.standTime(told.command !== null);
    this.driver.turned(told.seen);
    this.tellAll();
  }
  /** How the table ended the game with this turn; null where it did not. */
  private endingAt(turn: number): Ending | null {
    const entry = turn > 0 ? this.history.stepOf(turn).entry : null;
    const effect = entry && effectOf(entry);
    return effect?.kind === 'leave' || effect?.kind === 'end' ? effect.ending : null;
  }
  /** The game was changed under whoever thinks. */
  private changed(): null {
    this.past.ending = this.endingAt(this.turn);
    this.draws.clear(); // they were made in another position
    this.standTime(true);
    this.driver.interrupt();
    this.tellAll();
    return null;
  }
  private tellAll(): void {
    for (const listener of [...this.listeners]) listener();
    this.driver.go();
  }
}

/** For shared parts, which look into no game. */
// biome-ignore lint/suspicious/noExplicitAny: the point of this type is not to know the types of a game.
export type AnyTable = Table<any, any, any>;
