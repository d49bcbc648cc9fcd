/**
 * What a game is. A game turns commands into facts; everything else feeds commands in and shows facts to
 * people. This file knows no game, no screen, no file and no clock.
 */
import type { Command, Refusal, Result } from './command.js';
import type { Grammar } from './grammar.js';
import type { Rng } from './random.js';

/** What plain data is: what survives JSON unchanged. Positions, views, options and facts are plain data. */
export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Something that happened, told in the order in which it happened. */
export interface Fact {
  readonly kind: string; // 'moved'
}

/** The one fact every game with chance may tell: a number was drawn. */
export interface Drew extends Fact {
  readonly kind: 'drew';
  readonly purpose: string; // 'spawn row'
  readonly low: number;
  readonly high: number;
  readonly value: number;
}

export type Tell<F extends Fact> = (fact: F) => void;

/** A player's number from 0; SPECTATOR where somebody only looks on; NOBODY where nobody is meant. */
export type Seat = number;
/** Whose view is what everybody may know. */
export const SPECTATOR: Seat = -1;
/** `onMove` of a position in which nobody is asked for anything (the game is over). */
export const NOBODY: Seat = -2;

/** How a game ended. Scores are one per seat, empty for games without scores. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'draw' | 'aborted';
  readonly winner: Seat | null; // null: nobody, or a one-player game that was lost
  readonly scores: readonly number[];
  readonly reason: string; // 'downloaded 4 data'
}

/** The fact by which every game tells its end, after all else that happened. */
export interface Ended extends Fact, Outcome {
  readonly kind: 'ended';
}
export const ended = (outcome: Outcome): Ended => ({ kind: 'ended', ...outcome });

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [key: string]: Plain };

/** The fields of `Ended` beside its kind. */
export const ENDED_FIELDS: JsonSchema = {
  result: { enum: ['won', 'lost', 'draw', 'aborted'] },
  winner: { type: ['integer', 'null'], minimum: 0 },
  scores: { type: 'array', items: { type: 'number' } },
  reason: { type: 'string' },
};

/**
 * What each seat chooses at the start (RAIInet: links and hand; Space Defender 2: equipment). Joined with the
 * options that everybody may know it is what a game begins with; whoever runs the table joins them, so that no
 * player needs to know both.
 */
export interface Sides<O> {
  readonly secret: boolean; // others may not know it
  /** One seat's side as given by a person, a file or a socket: checked, completed with defaults. */
  read(options: O, value: unknown): Result<Plain>;
  /** A side for a seat that gave none. */
  deal(options: O, rng: Rng): Plain;
  /** The same options with any sides that the rules allow, to measure bots with; not there: each seat's is dealt. */
  vary?(options: O, rng: Rng): O;
  /** Whole options as the part that everybody may know and one side a seat. */
  split(options: O): { readonly options: Plain; readonly sides: readonly Plain[] };
  /** The inverse of `split`, for `readOptions`; without sides the game's defaults. */
  join(options: Plain, sides: readonly Plain[] | null): unknown;
  readonly schema: JsonSchema;
}

/** What a game in which seats know different things says beside its views. */
export interface Secrets<P> {
  /** Whether what was played between two positions may be taken back by agreement: nobody learnt anything. */
  mayTakeBack(before: P, after: P): boolean;
}

/**
 * The contract a game keeps. P is a position, C a command, F a fact as the rules tell it, V a view, O the options,
 * S a fact as a seat sees it.
 *
 * - Deterministic: same options, seed and commands give the same facts and positions, everywhere.
 * - A position `P` is plain data; `perform` changes it in place, `clone` copies it cheaply.
 * - `perform` either refuses (returns why, changes and tells nothing) or performs the command whole (returns null).
 *   A seat that is not asked is refused.
 * - The end of a game is told to all, last, as `Ended`.
 * - Nothing a seat is shown (view, legal commands, facts seen, refusals) depends on what it may not know.
 */
export interface Game<P, C extends Command, F extends Fact, V, O, S extends Fact = F> {
  readonly id: string; // 'space-defender-2'
  readonly title: string; // 'Space Defender 2'
  readonly version: number; // of the rules: a record says which it was played by
  readonly grammar: Grammar<C>;
  readonly defaultSeed: number;

  /** Options as given by a person, a file or a socket: checked, completed with defaults. */
  readOptions(value: unknown): Result<O>;
  /** `null`, or why a game cannot start with this seed. */
  checkSeed(seed: number): Refusal | null;
  /** What seats choose at the start; null where there is nothing to choose. */
  readonly sides: Sides<O> | null;
  seatsOf(options: O): number;
  begin(options: O, seed: number): P;

  seats(position: P): number;
  /** The seat that is asked for a command now, or NOBODY. */
  onMove(position: P): Seat;
  /** Why `perform` would refuse this command now, or null. Changes nothing. */
  check(position: P, seat: Seat, command: C): Refusal | null;
  perform(position: P, seat: Seat, command: C, tell: Tell<F> | null): Refusal | null;
  /** Empties `out` and fills it with every performable closed command of this seat (interned, no new objects). */
  legal(position: P, seat: Seat, out: C[]): void;
  /** The names of the open commands (too many instances to list) that have performable instances now. */
  open(position: P, seat: Seat): readonly string[];
  outcome(position: P): Outcome | null;
  /** The present scores, one per seat; empty for games without scores. */
  scores(position: P): readonly number[];

  /** Null where all seats know the same. */
  readonly secrets: Secrets<P> | null;
  view(position: P, seat: Seat): V;
  /** Lifts from a position what views keep back from every seat, as fog does: for after the end. Null: they keep nothing so. */
  readonly lift: ((position: P) => void) | null;
  /** The fact as this seat learns it at this moment: whole, reduced, or null. */
  seen(fact: F, position: P, seat: Seat): S | null;

  /**
   * Draws positions that this view's seat cannot tell from the true one, each with a fresh random stream. Made from the
   * view alone; prepared once, drawn from many times.
   */
  resampler(view: V): (rng: Rng) => P;
  /** A seat leaves the game (resigned, flagged, crashed): the rules say what that means for the others. */
  withdraw(position: P, seat: Seat, tell: Tell<F> | null): void;
  /** What views, seen facts and whole options look like. */
  readonly schemas: {
    readonly view: JsonSchema;
    readonly fact: JsonSchema;
    readonly options: JsonSchema;
  };

  clone(position: P): P;
  /** How many random numbers have been drawn so far: names the place where two runs part. */
  draws(position: P): number;
}

/** For code that handles any game and looks into none. */
// biome-ignore lint/suspicious/noExplicitAny: the point of this type is not to know the types of a game.
export type AnyGame = Game<any, any, any, any, any, any>;

/** The exact text of a game, written from facts. One narrator follows one run from its beginning. */
export interface Narrator<P, C extends Command, F extends Fact> {
  /** The text before the first command. */
  opening(position: P): string;
  /** Takes in a fact at the moment it happens (the position is that of the moment). */
  hear(fact: F, position: P): void;
  /** The text that answers a command, after it was performed or refused. */
  reply(position: P, command: C, refusal: Refusal | null): string;
}
