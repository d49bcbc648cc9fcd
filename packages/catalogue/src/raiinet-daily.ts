/** RAIInet's challenge of a day: both sides dealt by the seed, against the same computer for everybody. */
import { stream } from '@quadrant/kernel';
import { dealHand, dealLinks, type Side } from '@quadrant/raiinet';
import { BASE_HAND } from './raiinet.js';

export const DAILY_LEVEL = 'medium';

export function dailySides(seed: number): readonly [Side, Side] {
  const rng = stream(seed, 'daily');
  return [
    { links: dealLinks(rng), hand: BASE_HAND },
    { links: dealLinks(rng), hand: dealHand(rng) },
  ];
}
