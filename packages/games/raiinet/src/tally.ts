/** The data that a seat has downloaded, by how it came to it. */
import { type Seat, type Tally, tallied } from '@quadrant/kernel';
import type { SeenFact } from './facts.js';
import { isVirus, VALUES } from './values.js';

const CAUSES = ['won in battle', 'brought out', 'taken by a card', 'caught at a port'] as const;
type Cause = (typeof CAUSES)[number];

export function tally(facts: readonly SeenFact[], seat: Seat): Tally[] {
  const gains: { name: Cause; worth: number }[] = [];
  let cause: Cause = 'caught at a port';
  for (const fact of facts) {
    if (fact.kind === 'used') cause = 'taken by a card';
    else if (fact.kind === 'moved') cause = fact.to === null ? 'brought out' : 'caught at a port';
    else if (fact.kind === 'battle') cause = 'won in battle';
    else if (fact.kind === 'downloaded' && fact.seat === seat && !isVirus(VALUES.indexOf(fact.value)))
      gains.push({ name: cause, worth: 1 });
  }
  return tallied(gains);
}
