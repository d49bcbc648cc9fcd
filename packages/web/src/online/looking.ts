/** What happens on the server meanwhile: asked for again and again while somebody looks. */
import { useEffect, useState } from 'preact/hooks';
import { apiAddress } from './probe.js';
import { isUnknown, me, noteUnknown } from './who.js';

const LOOK_AGAIN_MS = 5_000;

/** Looks at once, and again from time to time; anew when `about` is another one. */
export function useLookingAgain(look: () => void, about = ''): void {
  useEffect(() => {
    look();
    const timer = setInterval(() => document.hidden || look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [about]);
}

/** How many matches wait for a command of one's own. */
export function useMyTurns(): number {
  const [turns, setTurns] = useState(0);
  useLookingAgain(() => void countMyTurns().then(setTurns, () => {})); // no server: as it was
  return turns;
}

/** Only counts: the start page need not load the reader of answers for it. */
async function countMyTurns(): Promise<number> {
  const who = me();
  if (who === null || isUnknown(who)) return 0;
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await fetch(apiAddress('matches?state=running&player=me'), { headers });
  if (answer.status === 401) noteUnknown(who.token);
  const { matches = [] } = (await answer.json()) as { matches?: { yourTurn?: boolean }[] };
  return matches.filter(({ yourTurn }) => yourTurn).length;
}
