/** What somebody does not know of a player's links, dealt anew. */
import type { Rng } from '@quadrant/kernel';
import { LINKS_EACH } from '@quadrant/raiinet';
import { AT, KNOWN, type Packed, TURN, VALUE } from './packed/layout.js';

const hidden = new Uint8Array(LINKS_EACH);

/** Shuffles the values of a seat's links on the board that none of these watchers, as bits, knows. */
export function dealValues(world: Packed, seat: number, watchers: number, rng: Rng): void {
  let n = 0;
  for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++)
    if (world[AT + link] >= 0 && (world[KNOWN + link] & watchers) === 0) hidden[n++] = link;
  for (let i = n - 1; i > 0; i--) {
    const [a, b] = [VALUE + hidden[i], VALUE + hidden[rng.below(i + 1)]];
    const value = world[a];
    world[a] = world[b];
    world[b] = value;
  }
}

/** What the others may take a world for: they do not know the links that who is on move has kept hidden. */
export function guessOf(world: Packed, rng: Rng): Packed {
  const guess = world.slice();
  dealValues(guess, world[TURN], ~(1 << world[TURN]), rng);
  return guess;
}
