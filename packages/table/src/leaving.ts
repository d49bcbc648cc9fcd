/** A seat leaves: whether the others go on is for the game to say. */
import { type AnyGame, NOBODY, type Seat } from '@quadrant/kernel';
import type { Ending, TableEntry } from './entry.js';

/** Whether the game goes on without this seat. */
export function goesOnWithout(game: AnyGame, position: unknown, seat: Seat): boolean {
  const after = game.clone(position);
  game.withdraw(after, seat, null);
  return game.outcome(after) === null && game.onMove(after) !== NOBODY;
}

/** What a record says of a seat that leaves for this reason. */
export function leavingEntry(seat: Seat, why: Ending, goesOn: boolean): TableEntry {
  if (goesOn) return { seat, table: 'withdrawn', why };
  return why === 'resigned' ? { seat, table: 'resigned' } : { seat, table: 'ended', termination: why };
}
