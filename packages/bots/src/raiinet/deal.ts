/** What RAIInet's bots are measured and taught with. */
import { BASE_HAND, DRAW } from '@quadrant/catalogue';
import type { Rng } from '@quadrant/kernel';
import { dealHand, dealLinks, type Options, type PlayerCount } from '@quadrant/raiinet';

/** Two players with any links and any hands. */
export const dealRaiinet = (rng: Rng): Options => deal(2, rng, () => dealHand(rng));

/** Links in any order and, as often as not, the hands that everybody begins with. */
export function dealFor(players: PlayerCount, rng: Rng): Options {
  const usual = rng.below(2) === 0;
  return deal(players, rng, () => (usual ? BASE_HAND : dealHand(rng)));
}

function deal(players: PlayerCount, rng: Rng, hand: () => string): Options {
  const each = (make: () => string) => Array.from({ length: players }, make);
  const links = each(() => dealLinks(rng));
  return { players, links, hands: each(hand), draw: DRAW, single: true };
}
