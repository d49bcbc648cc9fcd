/** Who went away from a timed match, and from when on the others may claim. */
import type { Seat } from '@quadrant/kernel';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { mayBeRated } from '../words.js';

const CLAIM_AFTER_MS = 30_000; // of the protocol; the page counts from when it heard

export interface Away {
  readonly seat: Seat;
  readonly left: number; // ms until it may be claimed; at most 0: now
}

/** Seats that still play, but for one's own. */
export const othersOf = ({ players, seat }: StateMessage, { machine }: MatchClient): Seat[] =>
  [...players.keys()].filter((each) => each !== seat && players[each] && !machine.story.left.has(each));

/** Whether a claim wins; else the others go on, or all lose. */
export const isDuel = (state: StateMessage, client: MatchClient): boolean =>
  othersOf(state, client).length === 1 && mayBeRated(state.game, 2);

/** Whom a claim would be about: the first one who may be claimed, as the server takes them, else who comes next. */
export function awayOf(client: MatchClient, state: StateMessage): Away | null {
  const { seat, over, clock } = state;
  const { awaySince, story } = client.machine;
  const others = othersOf(state, client);
  if (seat === null || over || story.left.has(seat) || clock === null || !('left' in clock)) return null;
  if (![seat, ...others].every((each) => story.hasMoved(each))) return null;
  const now = Date.now();
  const away = others.flatMap((each) => {
    const since = awaySince.get(each);
    return since === undefined ? [] : [{ seat: each, left: since + CLAIM_AFTER_MS - now }];
  });
  return away.find(({ left }) => left <= 0) ?? away.sort((a, b) => a.left - b.left)[0] ?? null;
}
