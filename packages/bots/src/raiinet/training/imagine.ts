/** A world that could be: what a player does not know of the others is dealt anew. */
import type { Rng } from '@quadrant/kernel';
import { SAME_KIND } from '@quadrant/raiinet';
import { CARDS, KINDS, type Packed, PLAYERS, seatAt, TURN } from '../packed/layout.js';
import { dealValues } from '../redeal.js';

/**
 * Writes such a world for who is on move. Simpler and faster than drawing from a view: what was known once and is
 * hidden again (by Not found) counts as not known.
 */
export function imagine(truth: Packed, rng: Rng, world: Packed): void {
  world.set(truth);
  for (let seat = 0; seat < truth[PLAYERS]; seat++) {
    if (seat === truth[TURN]) continue;
    dealValues(world, seat, 1 << truth[TURN], rng);
    dealCards(world, seat, rng);
  }
}

function dealCards(world: Packed, seat: number, rng: Rng): void {
  const cards = seatAt(seat) + CARDS;
  let left = 0;
  for (let kind = 0; kind < KINDS.length; kind++) left += world[cards + kind];
  world.fill(0, cards, cards + KINDS.length);
  while (left > 0) {
    const kind = rng.below(KINDS.length);
    if (world[cards + kind] === SAME_KIND) continue;
    world[cards + kind]++;
    left--;
  }
}
