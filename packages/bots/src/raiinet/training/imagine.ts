/** A world that could be: what a player does not know of the others is dealt anew. */
import type { Rng } from '@quadrant/kernel';
import { LINKS_EACH, SAME_KIND } from '@quadrant/raiinet';
import { AT, CARDS, KINDS, KNOWN, type Packed, PLAYERS, seatAt, TURN, VALUE } from '../packed/layout.js';

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

const hidden = new Uint8Array(LINKS_EACH);

function dealValues(world: Packed, seat: number, bit: number, rng: Rng): void {
  let n = 0;
  for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++)
    if (world[AT + link] >= 0 && (world[KNOWN + link] & bit) === 0) hidden[n++] = link;
  for (let i = n - 1; i > 0; i--) {
    const [a, b] = [VALUE + hidden[i], VALUE + hidden[rng.below(i + 1)]];
    const value = world[a];
    world[a] = world[b];
    world[b] = value;
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
