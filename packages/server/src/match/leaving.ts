/** A seat leaves: whether the others go on is for the game to say. */
import type { Seat } from '@quadrant/kernel';
import { goesOnWithout } from '@quadrant/table';
import type { New } from './request.js';
import type { MatchState } from './state.js';

export const leaving = (
  { game, log }: MatchState,
  kind: 'resigned' | 'flagged' | 'claimed',
  seat: Seat,
  mark: { by: Seat; id?: string; said?: string },
): New =>
  goesOnWithout(game, log!.position, seat)
    ? { kind: 'withdrawn', ...mark, seat, why: kind }
    : { kind, ...mark, seat };
