/** Who went away from a match or never began, and from when on the others may do what about it. */
import type { Seat } from '@quadrant/kernel';
import { shownBeginBy } from '@quadrant/table';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { mayBeRated } from '../words.js';

const CLAIM_AFTER_MS = 30_000; // of the protocol; the page counts from when it heard
const SAID_BEFORE_MS = 30_000; // who is here and thinks about a first move is left in peace until then

export interface Away {
  readonly seat: Seat;
  readonly left: number; // ms until it may be claimed; at most 0: now
}

/** What may be done: win, go on without them, end it without a result; or nothing but wait. */
export interface Absence extends Away {
  readonly remedy: 'claim' | 'putOut' | 'callOff' | 'wait';
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

/** Of whom it is to be said that they are not there, and what may be done about it from when on. */
export function absenceOf(client: MatchClient, state: StateMessage): Absence | null {
  const away = awayOf(client, state);
  if (away !== null) return { ...away, remedy: isDuel(state, client) ? 'claim' : 'putOut' };
  const { seat, onMove, over, clock } = state;
  const { awaySince, story } = client.machine;
  const isAsked = onMove !== null && onMove !== seat;
  if (seat === null || over || story.left.has(seat) || !isAsked || (clock && 'days' in clock)) return null;
  const isAway = awaySince.has(onMove);
  if (!story.hasMoved(seat)) return isAway ? { seat: onMove, left: 0, remedy: 'callOff' } : null;
  const beginBy = shownBeginBy(clock, onMove);
  const left = beginBy === null ? null : beginBy - client.now();
  if (left !== null && (isAway || left <= SAID_BEFORE_MS)) return { seat: onMove, left, remedy: 'callOff' };
  return isAway && clock === null ? { seat: onMove, left: 0, remedy: 'wait' } : null;
}
