/**
 * A game being played: position, history, undo and redo, jumps to any turn both ways, forks, and its record.
 * A turn here is one performed command. A position that a session has shown is never changed: each command works on a
 * copy. Those copies are the keyframes that make going anywhere instant.
 */
import type { Command, Refusal, Result } from './command.js';
import type { Fact, Game, Plain, Tell } from './contract.js';
import { hashOf, hex8 } from './hash.js';
import { type GameRecord, RECORD_FORMAT, type Refused, readRecord, traceOf } from './record.js';

/** A longer game keeps every second one, then every fourth and so on: memory stays bounded. */
const MOST_KEYFRAMES = 1024;

interface Given<C> {
  readonly command: C;
  readonly refusal: Refusal | null;
}

/** A session does not look at what seats see of facts. */
// biome-ignore lint/suspicious/noExplicitAny: whatever they see
type Played<P, C extends Command, F extends Fact, V, O> = Game<P, C, F, V, O, any>;

export class Session<P, C extends Command, F extends Fact, V, O> {
  private current: P;
  private readonly given: Given<C>[] = []; // every well-formed command, refused ones too
  private readonly performed: number[] = []; // places in `given` of the performed ones
  private keyframes: P[] = []; // [k] is the position after k * keyframeEvery turns
  private keyframeEvery = 1;
  private readonly hashes: number[] = []; // [t] is the hash after t turns
  private readonly traces: string[] = [];
  private cursor = 0; // commands of `given` that lie behind the current position
  private now = 0; // turns that lie behind it

  readonly game: Played<P, C, F, V, O>;
  readonly options: O;
  readonly seed: number;

  private constructor(game: Played<P, C, F, V, O>, options: O, seed: number) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.current = game.begin(options, seed);
    this.keyframes.push(this.current);
    this.hashes.push(hashOf(this.current));
  }

  static begin<P, C extends Command, F extends Fact, V, O>(
    game: Played<P, C, F, V, O>,
    options: O,
    seed: number = game.defaultSeed,
  ): Session<P, C, F, V, O> {
    return new Session(game, options, seed);
  }

  /** Plays a record from its first command; gives the session at its end. Refused commands are given again. */
  static replay<P, C extends Command, F extends Fact, V, O>(
    game: Played<P, C, F, V, O>,
    value: unknown,
  ): Result<Session<P, C, F, V, O>> {
    const record = readRecord(game, value);
    if (!record.ok) return record;
    const session = new Session(game, record.value.options as O, record.value.seed);
    for (const text of record.value.commands) {
      const parsed = game.grammar.parse(text);
      if (!parsed.ok) return parsed;
      session.give(parsed.value, null);
    }
    return { ok: true, value: session };
  }

  /** The present position. It belongs to the session: clone it to change it. */
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
  /** Every command up to now, with its refusal if it was refused. */
  history(): readonly Given<C>[] {
    return this.given.slice(0, this.cursor);
  }
  /** The command that made turn `turn` (from 1). */
  commandOf(turn: number): C {
    return this.given[this.performed[turn - 1]].command;
  }

  /** Performs or refuses a command. What had been undone is forgotten when a new command is performed. */
  give(command: C, tell: Tell<F> | null = null): Refusal | null {
    const before = this.current;
    this.current = this.game.clone(before); // listeners look at it while it changes
    const refusal = this.game.perform(this.current, this.game.onMove(this.current), command, tell);
    if (refusal) this.current = before;
    if (refusal && this.cursor < this.given.length) return refusal; // a slip after an undo forgets nothing
    this.forgetUndone();
    this.given.push({ command, refusal });
    this.cursor++;
    if (refusal) return refusal;
    this.performed.push(this.cursor - 1);
    this.now++;
    this.hashes.push(hashOf(this.current));
    this.traces.push(traceOf(this.game, this.current as Record<string, unknown>, this.fields()));
    this.keepKeyframe();
    return null;
  }

  /** Takes back the last performed command; false when there is none. */
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

  /** The position after `turn` turns. It belongs to the session: clone it to change it. */
  positionAt(turn: number): P {
    const frame = Math.floor(turn / this.keyframeEvery);
    const frameTurn = frame * this.keyframeEvery;
    if (frameTurn === turn) return this.keyframes[frame];
    const position = this.game.clone(this.keyframes[frame]);
    for (let t = frameTurn; t < turn; t++)
      this.game.perform(position, this.game.onMove(position), this.commandOf(t + 1), null);
    return position;
  }

  /** A session of its own that shares the past of this one up to `turn`. */
  fork(turn: number = this.now): Session<P, C, F, V, O> {
    const other = new Session(this.game, this.options, this.seed);
    for (const { command } of this.given.slice(0, this.cursorAt(turn))) other.give(command, null);
    return other;
  }

  /** The record of the game up to now. */
  record(withTrace = true): GameRecord {
    const given = this.history();
    const refused: Refused[] = given.flatMap(({ refusal }, place) =>
      refusal ? [[place, refusal.code]] : [],
    );
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      version: this.game.version,
      options: this.options as Plain,
      seed: this.seed,
      commands: given.map((each) => this.game.grammar.print(each.command)),
      refused,
      hash: hex8(hashOf(this.current)),
      outcome: this.game.outcome(this.current),
      ...(withTrace ? { trace: { fields: this.fields(), turns: this.traces.slice(0, this.now) } } : {}),
    };
  }

  /** Commands given up to the one that made the turn after `turn`. */
  private cursorAt(turn: number): number {
    return turn === this.turns ? this.given.length : this.performed[turn];
  }

  private fields(): string[] {
    return Object.keys(this.keyframes[0] as object);
  }

  private keepKeyframe(): void {
    if (this.now % this.keyframeEvery !== 0) return;
    this.keyframes.push(this.current);
    if (this.keyframes.length <= MOST_KEYFRAMES) return;
    this.keyframes = this.keyframes.filter((_, k) => k % 2 === 0);
    this.keyframeEvery *= 2;
  }

  private forgetUndone(): void {
    if (this.cursor === this.given.length) return;
    this.given.length = this.cursor;
    this.performed.length = this.now;
    this.traces.length = this.now;
    this.hashes.length = this.now + 1;
    this.keyframes.length = Math.floor(this.now / this.keyframeEvery) + 1;
  }
}
