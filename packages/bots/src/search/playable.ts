/**
 * What search asks of a game: positions `S` that it may copy and change, and actions as whole numbers. Evaluation
 * and priors are handed in with it; search itself knows no game. `playableOf` makes one of any game of the kernel.
 */
import type { Seat } from '@quadrant/kernel';

export interface Playable<S> {
  readonly seats: number;
  /** No position has more actions. */
  readonly mostActions: number;
  /** A copy, made in `into` where that can be used again. */
  copy(from: S, into: S | null): S;
  /** Who chooses the next action; negative when the game is over. */
  onMove(position: S): Seat;
  /** Writes the actions in rising order and gives their number. */
  actions(position: S, out: Int32Array): number;
  isLegal(position: S, action: number): boolean;
  perform(position: S, action: number): void;
  /** 0 or 1: what only the mover knows of an action. With another secret he judges it apart. */
  secret(position: S, action: number): number;
  /** Whether everybody knows the secret of an action just performed. */
  isTold(position: S, action: number): boolean;
  /** What a seat was shown by an action just performed that is not the same in all worlds, as a whole number. */
  shown(position: S, action: number, seat: Seat): number;
  /** Writes what the position is worth to a seat, from -1 (lost) to 1 (won), at least for those whose bits `seats` has. */
  evaluate(position: S, out: Float64Array, seats: number): void;
  /** Writes how likely each action is to be chosen; they need not sum to 1. One with 0 is never tried. */
  priors(position: S, actions: Int32Array, n: number, out: Float64Array): void;
}
