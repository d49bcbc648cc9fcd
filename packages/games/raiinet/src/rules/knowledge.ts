/** The only places where values and what is known of them change. Each change is noted in the position's history. */

import { ownerOf } from '../geometry.js';
import { bitOf, EVERYBODY, type Memory, makeLink, type Position, PUBLIC } from '../position.js';
import { flipped } from '../values.js';

function note(position: Position, memory: Memory): void {
  position.history = [...position.history, memory];
}

/** These seats (bits) learn the value of a link. */
export function learn(position: Position, link: number, seats: number): void {
  const l = position.links[link];
  const players = (1 << position.players) - 1;
  let known = l.known | (seats & players);
  if (known === l.known) return;
  if ((known & players) === players) known |= PUBLIC;
  note(position, { kind: 'learnt', link, seats: known & ~l.known });
  position.links[link] = makeLink(l.value, l.at, l.boost, l.jam, known, l.by);
}

/** Everybody learns the value of a link. */
export const reveal = (position: Position, link: number): void => learn(position, link, EVERYBODY);

/** A link changes its type; who knew it goes on knowing it. */
export function flip(position: Position, link: number): void {
  const l = position.links[link];
  note(position, { kind: 'flipped', link });
  position.links[link] = makeLink(flipped(l.value), l.at, l.boost, l.jam, l.known, l.by);
}

/** Two links of one player are hidden from everybody else and, when `swapped`, exchange their values. */
export function mix(position: Position, link: number, other: number, swapped: boolean): void {
  const a = position.links[link];
  const b = position.links[other];
  const known = bitOf(ownerOf(link));
  note(position, { kind: 'mixed', link, other, swapped });
  position.links[link] = makeLink(swapped ? b.value : a.value, a.at, a.boost, a.jam, known, a.by);
  position.links[other] = makeLink(swapped ? a.value : b.value, b.at, b.boost, b.jam, known, b.by);
}

/**
 * True when what was played between these positions can be taken back without giving anything away: nobody learnt a
 * value by it, and it did not end the game.
 */
export function mayTakeBack(before: Position, after: Position): boolean {
  const learnt = after.history.slice(before.history.length).some((m) => m.kind === 'learnt');
  return !learnt && after.end === null;
}
