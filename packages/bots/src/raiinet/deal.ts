/** Random deals for RAIInet: values and hands for two players, and the rule of draws for bots. */
import type { Rng } from '@quadrant/kernel';
import { HAND_SIZE, makeOrder, type Options, SAME_KIND, standard, VALUES } from '@quadrant/raiinet';

/** Moves without a download after which a game between bots is a draw. */
const DRAW_AFTER = 100;

export function dealRaiinet(rng: Rng): Options {
  const cards = standard.abilities.flatMap((a) => Array.from({ length: SAME_KIND }, () => a.letter));
  const order = () =>
    makeOrder(
      shuffled(
        VALUES.map((_, v) => v),
        rng,
      ),
    );
  const hand = () => shuffled(cards, rng).slice(0, HAND_SIZE).join('');
  return { players: 2, links: [order(), order()], hands: [hand(), hand()], draw: DRAW_AFTER };
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}
