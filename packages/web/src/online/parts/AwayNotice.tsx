/** Says that somebody left, and counts down to when the others may claim. */
import { useEffect, useState } from 'preact/hooks';
import { online } from '../../words/online.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { nameOf } from '../words.js';
import { awayOf, isDuel } from './away.js';

export function AwayNotice({ client, state }: { client: MatchClient; state: StateMessage }) {
  const [, again] = useState(0);
  const away = awayOf(client, state);
  const counts = away !== null && away.left > 0;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [counts]);
  if (!counts) return null;
  const name = nameOf(state.players, away.seat);
  const seconds = Math.ceil(away.left / 1000);
  return (
    <p class="offer-bar">
      <span role="status">{online.act.wentAway(name)}</span>{' '}
      {isDuel(state, client) ? online.act.claimIn(seconds) : online.act.putOutIn(name, seconds)}
    </p>
  );
}
