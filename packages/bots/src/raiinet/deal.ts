/** Random deals for RAIInet: values and hands for two players, and the rule of draws for bots. */
import { BASE_HAND, DRAW } from '@quadrant/catalogue';
import { type Rng, shuffled } from '@quadrant/kernel';
import {
  HAND_SIZE,
  makeOrder,
  type Options,
  type Players,
  SAME_KIND,
  standard,
  VALUES,
} from '@quadrant/raiinet';

export function dealRaiinet(rng: Rng): Options {
  return {
    players: 2,
    links: [dealLinks(rng), dealLinks(rng)],
    hands: [dealHand(rng), dealHand(rng)],
    draw: DRAW,
    single: true,
  };
}

/** Links in any order and, as often as not, the hands that everybody begins with. */
export function dealFor(players: Players, rng: Rng): Options {
  const usual = rng.below(2) === 0;
  const each = (make: () => string) => Array.from({ length: players }, make);
  return {
    players,
    links: each(() => dealLinks(rng)),
    hands: each(() => (usual ? BASE_HAND : dealHand(rng))),
    draw: DRAW,
    single: true,
  };
}

/** Each value once, in any order. */
export const dealLinks = (rng: Rng): string =>
  makeOrder(
    shuffled(
      VALUES.map((_, v) => v),
      rng,
    ),
  );

/** Five cards out of as many of each kind as a hand may hold. */
export function dealHand(rng: Rng): string {
  const cards = standard.abilities.flatMap((a) => Array.from({ length: SAME_KIND }, () => a.letter));
  return shuffled(cards, rng).slice(0, HAND_SIZE).join('');
}
