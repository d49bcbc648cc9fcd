/**
 * What a game is. A game turns commands into facts; everything else feeds commands in and shows facts to
 * people. This file knows no game, no screen, no file and no clock.
 */
import type { Command, Refusal, Result } from './command.js';
import type { Grammar } from './grammar.js';

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

/** A player's number from 0, or SPECTATOR. */
export type Seat = number;
export const SPECTATOR: Seat = -1;
/** `onMove` of a position in which nobody is asked for anything (the game is over). */
export const NOBODY: Seat = -1;

/** How a game ended. Scores are one per seat, empty for games without scores. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'draw' | 'aborted';
  readonly winner: Seat | null; // null: nobody, or a one-player game that was lost
  readonly scores: readonly number[];
  readonly reason: string; // 'downloaded 4 data'
}

/**
 * The contract a game keeps.
 *
 * - Deterministic: same options, seed and commands give the same facts and positions, everywhere.
 * - A position `P` is plain data; `perform` changes it in place, `clone` copies it cheaply.
 * - `perform` either refuses (returns why, changes and tells nothing) or performs the command whole (returns null).
 * - Nothing a seat is shown (view, legal commands, facts seen, refusals) depends on what it may not know.
 */
export interface Game<P, C extends Command, F extends Fact, V, O> {
  readonly id: string; // 'space-defender-2'
  readonly title: string; // 'Space Defender 2'
  readonly version: number; // of the rules: a record says which it was played by
  readonly grammar: Grammar<C>;
  readonly defaultSeed: number;

  /** Options as given by a person, a file or a socket: checked, completed with defaults. */
  readOptions(value: unknown): Result<O>;
  /** `null`, or why a game cannot start with this seed. */
  checkSeed(seed: number): Refusal | null;
  begin(options: O, seed: number): P;

  seats(position: P): number;
  /** The seat that is asked for a command now, or NOBODY. */
  onMove(position: P): Seat;
  /** Why `perform` would refuse this command now, or null. Changes nothing. */
  check(position: P, command: C): Refusal | null;
  perform(position: P, command: C, tell: Tell<F> | null): Refusal | null;
  /** Empties `out` and fills it with every performable closed command of this seat (interned, no new objects). */
  legal(position: P, seat: Seat, out: C[]): void;
  /** The names of the open commands (too many instances to list) that have performable instances now. */
  open(position: P, seat: Seat): readonly string[];
  outcome(position: P): Outcome | null;

  view(position: P, seat: Seat): V;
  /** The fact as this seat learns it at this moment: whole, reduced, or null. */
  seen(fact: F, position: P, seat: Seat): F | null;

  clone(position: P): P;
  /** How many random numbers have been drawn so far: names the place where two runs part. */
  draws(position: P): number;
}

/** For code that handles any game and looks into none. */
// biome-ignore lint/suspicious/noExplicitAny: the point of this type is not to know the five types of a game.
export type AnyGame = Game<any, any, any, any, any>;

/** The exact text of a game, written from facts. One narrator follows one run from its beginning. */
export interface Narrator<P, C extends Command, F extends Fact> {
  /** The text before the first command. */
  opening(position: P): string;
  /** Takes in a fact at the moment it happens (the position is that of the moment). */
  hear(fact: F, position: P): void;
  /** The text that answers a command, after it was performed or refused. */
  reply(position: P, command: C, refusal: Refusal | null): string;
}
