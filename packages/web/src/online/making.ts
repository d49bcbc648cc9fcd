/** A match is made, and one goes there. Pressed twice it is made once, and so it is where the answer was lost. */
import type { Refusal, Result } from '@quadrant/kernel';
import type { Bodies } from '@quadrant/wire';
import { useMemo, useRef } from 'preact/hooks';
import { randomLetters } from '../keep/letters.js';
import { ask } from './api.js';
import { become } from './me.js';
import { onlineRoute } from './routes.js';

/** What a match is to be; what is left out is as usual. */
export type MatchWish = Partial<Bodies['makeMatch']> & Pick<Bodies['makeMatch'], 'game' | 'seats'>;

/** Asks for a match: for the same one while the same is wished for, by the id under which it was asked for. */
export function makerOfMatches() {
  let last = { wish: '', id: '' };
  return (wish: MatchWish, token: string) => {
    const text = JSON.stringify(wish);
    if (last.wish !== text) last = { wish: text, id: randomLetters(9) };
    return ask('made', 'matches', { body: { ...wish, id: last.id }, token });
  };
}

/** Gives what a form does: by one's name it has the match made, by one's token, and goes there. */
export function useGoing(onRefused: (refusal: Refusal) => void) {
  const goes = useRef(false);
  return async (name: string, make: (token: string) => Promise<Result<{ match: string }>>) => {
    if (goes.current) return;
    goes.current = true;
    const who = await become(name);
    const made = who.ok ? await make(who.value.token) : who;
    if (made.ok) location.hash = onlineRoute('match', made.value.match);
    else {
      goes.current = false;
      onRefused(made.error);
    }
  };
}

/** The same for a match that is as wished for. */
export function useMaking(onRefused: (refusal: Refusal) => void) {
  const make = useMemo(makerOfMatches, []);
  const go = useGoing(onRefused);
  return (name: string, wish: MatchWish) => go(name, (token) => make(wish, token));
}
