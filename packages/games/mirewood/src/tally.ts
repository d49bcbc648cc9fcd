/** A player's score by where it came from: who fell, and what was picked up. */
import { type Tally, tallied } from '@quadrant/kernel';
import type { Fact } from './facts.js';

export function tally(facts: readonly Fact[], seat: number): Tally[] {
  return tallied(
    facts.flatMap((fact) => {
      if (fact.kind !== 'died' && fact.kind !== 'took') return [];
      const { points, seats } = fact.credit;
      const name = fact.kind === 'died' ? fact.who.kind : fact.tile;
      return points > 0 && seats.includes(seat) ? [{ name, worth: points }] : [];
    }),
  );
}
