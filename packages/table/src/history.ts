/**
 * A game with its past: undo and redo, jumps to any turn both ways, hashes and traces. A turn is one performed
 * command, a seat that left, or the table's end of the game. A position that was shown is never changed: each turn works on a copy, and those
 * copies are the keyframes that make going anywhere instant.
 */
import {
  type Command,
  type Fact,
  fieldHashes,
  hashOfFields,
  hex8,
  NOBODY,
  NOT_YOUR_TURN,
  type Refusal,
  type Seat,
  type Tell,
} from '@quadrant/kernel';
import { effectOf, type TableEntry } from './entry.js';
import type { LoggedGame } from './game-log.js';
import { LIMITS } from './record.js';

/** A longer game keeps every second one, then every fourth and so on: memory stays bounded. */
const MOST_KEYFRAMES = 1024;

/** What was done at the table: a command (refused ones too), a seat that left, or an end that was agreed. */
export type Step<C> =
  | { readonly seat: Seat; readonly command: C; readonly refusal: Refusal | null; readonly entry: null }
  | { readonly seat: Seat; readonly command: null; readonly refusal: null; readonly entry: TableEntry };

export class History<P, C extends Command, F extends Fact> {
  readonly game: LoggedGame<P, C, F>;
  readonly options: unknown;
  readonly seed: number;
  /** The fields of a position, in the order of the trace. */
  readonly fields: readonly string[];
  private current: P;
  private readonly steps: Step<C>[] = [];
  private readonly performed: number[] = []; // places in `steps` of those that made a turn
  private keyframes: P[] = []; // [k] is the position after k * keyframeEvery turns
  private keyframeEvery = 1;
  private readonly hashes: number[] = []; // [t] is the hash after t turns
  private readonly traces: string[] = []; // [t - 1] is the line of turn t
  private cursor = 0; // steps that lie behind the current position
  private now = 0; // turns that lie behind it

  constructor(game: LoggedGame<P, C, F>, options: unknown, seed: number) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.current = game.begin(options, seed);
    this.keyframes.push(this.current);
    this.fields = Object.keys(this.current as object);
    this.hashes.push(hashOfFields(fieldHashes(this.current as object, this.fields), this.fields));
  }

  /** The present position. It belongs to the history: clone it to change it. */
  get position(): P {
    return this.current;
  }
  get turn(): number {
    return this.now;
  }
  /** Turns there are, those undone included. */
  get turns(): number {
    return this.performed.length;
  }
  get canUndo(): boolean {
    return this.now > 0;
  }
  get canRedo(): boolean {
    return this.now < this.performed.length;
  }
  /** The hash of the position after `turn` turns. */
  hashAt(turn: number): string {
    return hex8(this.hashes[turn]);
  }
  /** The lines of the trace up to now, and the fields they are about. */
  trace(): { readonly fields: readonly string[]; readonly turns: readonly string[] } {
    return { fields: this.fields, turns: this.traces.slice(0, this.now) };
  }
  /** The line of the trace for a turn (from 1). */
  traceAt(turn: number): string {
    return this.traces[turn - 1];
  }
  /** Every step up to now, or up to a turn. */
  past(turn: number = this.now): readonly Step<C>[] {
    return this.steps.slice(0, turn === this.now ? this.cursor : this.cursorAt(turn));
  }
  /** Every step there is, those undone included. */
  all(): readonly Step<C>[] {
    return this.steps;
  }
  /** The step that made turn `turn` (from 1). */
  stepOf(turn: number): Step<C> {
    return this.steps[this.performed[turn - 1]];
  }

  /** Performs or refuses a command of a seat. What had been undone is forgotten when one is performed. */
  give(seat: Seat, command: C, tell: Tell<F> | null = null): Refusal | null {
    const before = this.current;
    this.current = this.game.clone(before); // listeners look at it while it changes
    const refusal = this.game.perform(this.current, seat, command, tell);
    if (refusal) this.current = before;
    if (refusal && this.cursor < this.steps.length) return refusal; // a slip after an undo forgets nothing
    if (refusal?.code === NOT_YOUR_TURN.code) return refusal; // no transcript knows of who was not asked
    if (refusal && this.steps.length - this.performed.length >= LIMITS.refused) return refusal; // nobody makes it grow for ever
    this.forgetUndone();
    this.steps.push({ seat, command, refusal, entry: null });
    this.cursor++;
    if (!refusal) this.turned();
    return refusal;
  }

  /** A seat leaves, or the table ends the game: a turn like any other. */
  note(entry: TableEntry, tell: Tell<F> | null = null): void {
    this.current = this.game.clone(this.current);
    happen(this.game, this.current, entry, tell);
    this.forgetUndone();
    this.steps.push({ seat: entry.seat ?? NOBODY, command: null, refusal: null, entry });
    this.cursor++;
    this.turned();
  }

  /** Takes back the last turn; false when there is none. */
  undo(): boolean {
    return this.now > 0 && this.jump(this.now - 1);
  }
  redo(): boolean {
    return this.now < this.turns && this.jump(this.now + 1);
  }

  /** Goes to the position after `turn` turns; false when there is no such turn. */
  jump(turn: number): boolean {
    if (!Number.isInteger(turn) || turn < 0 || turn > this.turns) return false;
    this.current = this.positionAt(turn);
    this.now = turn;
    this.cursor = this.cursorAt(turn);
    return true;
  }

  /** The position after `turn` turns. It belongs to the history: clone it to change it. */
  positionAt(turn: number): P {
    const frame = Math.floor(turn / this.keyframeEvery);
    const frameTurn = frame * this.keyframeEvery;
    if (frameTurn === turn) return this.keyframes[frame];
    const position = this.game.clone(this.keyframes[frame]);
    for (let t = frameTurn; t < turn; t++) this.again(position, this.stepOf(t + 1));
    return position;
  }

  /** A history of its own that shares the past of this one up to `turn`. */
  fork(turn: number = this.now): History<P, C, F> {
    const other = new History(this.game, this.options, this.seed);
    for (const step of this.past(turn)) {
      if (step.entry !== null) other.note(step.entry);
      else other.give(step.seat, step.command);
    }
    return other;
  }

  private again(position: P, step: Step<C>): void {
    if (step.entry !== null) happen(this.game, position, step.entry, null);
    else this.game.perform(position, step.seat, step.command, null);
  }

  /** Steps up to the one that made the turn after `turn`. */
  private cursorAt(turn: number): number {
    return turn === this.turns ? this.steps.length : this.performed[turn];
  }

  /** The last step made a turn: each field is hashed once, for the hash and for the trace. */
  private turned(): void {
    this.performed.push(this.cursor - 1);
    this.now++;
    const parts = fieldHashes(this.current as object, this.fields);
    this.hashes.push(hashOfFields(parts, this.fields));
    this.traces.push(traceLine(this.game.draws(this.current), parts));
    this.keepKeyframe();
  }

  private keepKeyframe(): void {
    if (this.now % this.keyframeEvery !== 0) return;
    this.keyframes.push(this.current);
    if (this.keyframes.length <= MOST_KEYFRAMES) return;
    this.keyframes = this.keyframes.filter((_, k) => k % 2 === 0);
    this.keyframeEvery *= 2;
  }

  private forgetUndone(): void {
    if (this.cursor === this.steps.length) return;
    this.steps.length = this.cursor;
    this.performed.length = this.now;
    this.traces.length = this.now;
    this.hashes.length = this.now + 1;
    this.keyframes.length = Math.floor(this.now / this.keyframeEvery) + 1;
  }
}

/** The part of what happened at the table that the game itself notices. */
function happen<P, C extends Command, F extends Fact>(
  game: LoggedGame<P, C, F>,
  position: P,
  entry: TableEntry,
  tell: Tell<F> | null,
): void {
  const effect = effectOf(entry);
  if (effect.kind === 'leave') game.withdraw(position, effect.seat, tell);
}

/** A line of a trace: the number of draws in base 36, ':', then four hexadecimal digits per field. */
export function traceLine(draws: number, parts: readonly number[]): string {
  let line = `${draws.toString(36)}:`;
  for (const part of parts) line += hex4(part);
  return line;
}

const HEX4 = Array.from({ length: 65536 }, (_, n) => n.toString(16).padStart(4, '0'));
const hex4 = (hash: number): string => HEX4[hash >>> 16];
