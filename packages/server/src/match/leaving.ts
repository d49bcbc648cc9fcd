/** A seat leaves: whether the others go on is for the game to say. */
import { NOBODY, type Seat } from '@quadrant/kernel';
import type { New } from './request.js';
import type { MatchState } from './state.js';

export function leaving(
  { game, log }: MatchState,
  kind: 'resigned' | 'flagged' | 'claimed',
  seat: Seat,
  mark: { by: Seat; id?: string; said?: string },
): New {
  const after = game.clone(log!.position);
  game.withdraw?.(after, seat, null);
  const goesOn = game.withdraw !== undefined && game.outcome(after) === null && game.onMove(after) !== NOBODY;
  return goesOn ? { kind: 'withdrawn', ...mark, seat, why: kind } : { kind, ...mark, seat };
}
