/** One game as a report looks at it, from a tournament or a simulation. */
import type { Termination } from '@quadrant/wire';

export interface Watched {
  readonly group: string; // 'weapon 3': what it is set apart by; '' where there is one group
  readonly seats: readonly string[]; // names of the bots
  readonly result: string | null; // null: it came to no end
  readonly winner: number | null;
  readonly scores: readonly number[];
  readonly plies: number;
  readonly termination: Termination;
  readonly opening: string | null; // the first command; null where none was given
}

/** A bot's points in a game of several seats, 0 to 1; where it plays alone, 1 for a won game; null: none. */
export function pointsOf({ seats, result, winner }: Watched, seat: number): number | null {
  if (result === null) return null;
  if (seats.length === 1) return result === 'won' ? 1 : 0;
  return winner === null ? 1 / seats.length : winner === seat ? 1 : 0;
}

/** How a game came out, in words. */
export const outcomeWords = ({ seats, result, winner, termination }: Watched): string =>
  result === null
    ? termination
    : seats.length === 1 || winner === null
      ? result
      : `won by seat ${winner + 1}`;
