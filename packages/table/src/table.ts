/**
 * The one place where a game is being played. Seats ask, the table carries out; what lies between (a bot, a window,
 * a curtain) changes nothing for the others. This is the trusted side: positions stay inside, and everything it hands
 * out is what one seat may know.
 */
import { type Command, type Fact, NOBODY, ok, type Refusal, type Result, type Seat } from '@quadrant/kernel';
import type { Offer } from '@quadrant/wire';
import type { Act, Chair } from './chair.js';
import { DrawOffers } from './draw-offers.js';
import { Driver } from './driver.js';
import type { Ending, TableEntry } from './entry.js';
import { History } from './history.js';
import { goesOnWithout, leavingEntry } from './leaving.js';
import { LocalChair } from './local-chair.js';
import type { Player } from './player.js';
import { type Agreed, OVER, type Past, type TableGame, TableSight, type TableStart } from './table-sight.js';
import { Hearing, type ToldTurn } from './told.js';

/** Who watches a turn while it happens: each fact that this seat sees, with its view right after it. */
export interface Watcher<V, S extends Fact> {
  readonly seat: Seat;
  see(fact: S, view: () => V): void;
}

const BOUND = 'No undo here: the turn has passed or something became known. (A friendly game allows it.)';
const NOT_YOURS = 'Somebody else made that turn. (A friendly game allows it.)';
/** A program has no way to say what it thinks of a draw. */
const NO_DRAW: Refusal = { code: 'declined', words: 'The computer agrees to no draw.' };
const refusal = (code: string, words: string): Refusal => ({ code, words });

export class Table<C extends Command = Command, V = unknown, S extends Fact = Fact> extends TableSight<
  C,
  V,
  S
> {
  watcher: Watcher<V, S> | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly draws = new DrawOffers();
  private readonly driver: Driver<V, C, S>;

  constructor(rules: TableGame<C, S>, past: Past<C, S>, agreed: Agreed) {
    super(rules, past, agreed, () => this.flag());
    this.driver = new Driver(this);
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

  chair(seat: Seat): Chair<C, V, S> {
    return new LocalChair(this, seat);
  }

  // ------------------------------------------------------------ what seats ask for

  /** Performs or refuses a command of a seat, and remembers what each seat learnt of it. */
  give(seat: Seat, command: C): Refusal | null {
    this.flag();
    if (this.past.ending !== null) return OVER;
    const time = this.time?.took;
    const hearing = this.hearing();
    const refused = this.history.give(seat, command, (fact) => this.hear(hearing, fact));
    if (!refused)
      this.turned({ by: seat, command: this.game.grammar.print(command), seen: hearing.take(), ...time });
    return refused;
  }
  /** A seat leaves for good; the rules say whether the others go on. */
  leave(seat: Seat, why: Ending = 'resigned'): Refusal | null {
    if (this.termination !== null) return OVER;
    if (!this.playing.includes(seat)) return refusal('over', 'This seat has left the game.');
    return this.note(seat, leavingEntry(seat, why, goesOnWithout(this.game, this.history.position, seat)));
  }
  act(seat: Seat, act: Act): Refusal | null {
    if (act === 'resign') return this.leave(seat);
    if (act === 'draw' || act === 'decline') return this.bargain(seat, act);
    const turn = this.past.told[act === 'undo' ? this.turn - 1 : this.turn];
    if (turn && turn.by !== seat && this.isAmongPeople && !this.friendly)
      return refusal('not-now', NOT_YOURS);
    const words = act === 'undo' ? this.undo() : this.redo();
    return words === null ? null : refusal('not-now', words);
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

  /** The seats that people have. */
  get people(): readonly Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !this.driver.has(seat));
  }
  /** Lets a program play a seat; it is made anew when the game was changed under it. Null: a person again. */
  seatPlayer(seat: Seat, make: ((view: V) => Player<V, C, S> | Promise<Player<V, C, S>>) | null): void {
    this.driver.seat(seat, make);
    this.tellAll();
  }
  isProgram(seat: Seat): boolean {
    return this.driver.has(seat);
  }
  /** From now on the clocks run, where the game has some, by this watch; null: they stand still. */
  keepTime(now: (() => number) | null): void {
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
    if (this.termination !== null) return OVER;
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
    if (this.termination === null) this.draws.turned(told.by, this.playing);
    else this.draws.clear();
    this.standTime(told.command !== null);
    this.driver.turned(told.seen);
    this.tellAll();
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
