/** What anybody may ask of a table: how the game stands, what a seat was shown and told, and the record of it all. */
import {
  type AnyGame,
  type Command,
  type Fact,
  NOBODY,
  type Outcome,
  type Refusal,
  type Seat,
} from '@quadrant/kernel';
import type { MatchClock } from '@quadrant/wire';
import type { Moment } from './chair.js';
import { type Ending, effectOf, outcomeOf } from './entry.js';
import type { History } from './history.js';
import { makeRecord } from './make-record.js';
import { type GameRecord, type SeatName, splitOptions, type TableRules } from './record.js';
import { TableClock } from './table-clock.js';
import { factsFor, type ToldTurn, type TurnLog } from './told.js';
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

/** The past that a table begins with. */
export interface Past<C extends Command, S extends Fact> {
  // biome-ignore lint/suspicious/noExplicitAny: a history of any game
  readonly history: History<any, C, Fact>;
  readonly told: readonly ToldTurn<S>[];
  readonly ending: Ending | null;
}

export type Agreed = Pick<TableStart, 'seats' | 'friendly' | 'clock'>;

export const OVER: Refusal = { code: 'over', words: 'The game is over.' };

/** The table as it can be read; what changes it is the table's own affair. */
export class TableSight<C extends Command, V, S extends Fact> {
  readonly rules: TableGame<C, S>;
  readonly game: AnyGame;
  readonly friendly: boolean;
  seatNames: readonly SeatName[];
  protected readonly past: { history: Past<C, S>['history']; told: ToldTurn<S>[]; ending: Ending | null };
  protected readonly time: TableClock | null;
  private readonly transcript: Transcript<C>;

  /** `due` is told when somebody's time is up. */
  constructor(
    rules: TableGame<C, S>,
    past: Past<C, S>,
    { seats = [], friendly = false, clock }: Agreed,
    due: () => void,
  ) {
    this.rules = rules;
    this.game = rules.game;
    this.past = { ...past, told: [...past.told] };
    this.seatNames = seats;
    this.friendly = friendly;
    const { options, seed } = past.history;
    this.transcript = new Transcript(() => rules.teller(options, seed));
    this.time = clock ? new TableClock(clock, this.seats, due) : null;
  }

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
    if (this.past.ending !== null) return OVER;
    return this.game.check(this.history.position, seat, command);
  }
  /** The seats that have not left. */
  get playing(): readonly Seat[] {
    const gone = this.history.past().flatMap(({ entry, seat }) => (entry === null ? [] : [seat]));
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !gone.includes(seat));
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

  protected get history(): Past<C, S>['history'] {
    return this.past.history;
  }
  protected get agreed(): Agreed {
    return { seats: this.seatNames, friendly: this.friendly, clock: this.clockRule };
  }
  /** How the table ended the game with this turn; null where it did not. */
  protected endingAt(turn: number): Ending | null {
    const entry = turn > 0 ? this.history.stepOf(turn).entry : null;
    const effect = entry && effectOf(entry);
    return effect?.kind === 'leave' || effect?.kind === 'end' ? effect.ending : null;
  }
}
