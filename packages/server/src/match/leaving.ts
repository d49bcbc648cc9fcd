/** A seat leaves: whether the others go on is for the game to say. */
import type { Seat } from '@quadrant/kernel';
import { goesOnWithout, waitingFor } from '@quadrant/table';
import type { New } from './request.js';
import { type MatchState, playing } from './state.js';

export function leaving(
  state: MatchState,
  kind: 'resigned' | 'flagged' | 'claimed',
  seat: Seat,
  mark: { by: Seat; id?: string; said?: string },
): New[] {
  if (!goesOnWithout(state.game, state.log!.position, seat)) return [{ kind, ...mark, seat }];
  return [{ kind: 'withdrawn', ...mark, seat, why: kind }, ...agreedWithout(state, seat)];
}

/** A draw that only this seat had not accepted is agreed on when it leaves. */
function agreedWithout(state: MatchState, seat: Seat): New[] {
  const others = playing(state).filter((each) => each !== seat);
  for (const pending of state.offers) {
    const { offer, number: of, accepted, by: maker } = pending;
    const by = accepted.findLast((each) => others.includes(each));
    const isAgreed = others.includes(maker) && waitingFor(pending, others).length === 0;
    if (offer === 'draw' && by !== undefined && isAgreed) return [{ kind: 'accepted', by, offer, of }];
  }
  return [];
}
