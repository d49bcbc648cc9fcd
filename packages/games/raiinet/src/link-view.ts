/**
 * What is shown of a link. Whatever looks the same is the same object, in every view of every game: views are cheap to
 * make and to keep, and what has not changed is seen without looking into it.
 */
import type { Seat } from '@quadrant/kernel';
import { letterOf, ownerOf, type Place, type PlayerCount, placeOf } from './geometry.js';
import { bitOf } from './position.js';
import type { SeenLink } from './sight.js';
import { VALUES } from './values.js';
import type { LinkView } from './view.js';

/** Of one link; past that they are made anew. */
const MOST = 1024;
const made: Map<number, LinkView>[] = [];

export function linkView(players: PlayerCount, link: number, seen: SeenLink): LinkView {
  const key = keyOf(players, seen);
  if (key < 0) return makeView(players, link, seen);
  made[link] ??= new Map();
  const views = made[link];
  const known = views.get(key);
  if (known !== undefined) return known;
  if (views.size >= MOST) views.clear();
  const view = makeView(players, link, seen);
  views.set(key, view);
  return view;
}

/** All that is shown as one number, field by field; negative where it has no room. */
function keyOf(players: PlayerCount, { value, at, boost, jam, known, by }: SeenLink): number {
  if (at > 254 || boost > 15 || jam > 15) return -1;
  const what = ((value === null ? 0 : value + 1) << 8) | (at + 1); // a value is one of eight
  return (((((((what << 4) | boost) << 4) | jam) << 5) | known) << 4) | ((by + 1) << 1) | (players >> 2);
}

const makeView = (
  players: PlayerCount,
  link: number,
  { value, at, boost, jam, known, by }: SeenLink,
): LinkView =>
  Object.freeze({
    link: letterOf(link),
    seat: ownerOf(link),
    value: value === null ? null : VALUES[value],
    at: at < 0 ? null : (Object.freeze(placeOf(players, at)) as Place),
    boost,
    jam,
    known: Object.freeze(seatsIn(known, players)) as readonly Seat[],
    by: by < 0 ? null : by,
  });

export function seatsIn(bits: number, players: PlayerCount): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) if (bits & bitOf(seat)) seats.push(seat);
  return seats;
}
