/** The score by the enemies that left it behind, and what full focuses made of it. */
import { type Tally, tallied } from '@quadrant/kernel';
import type { SeenFact } from './facts.js';
import type { Tables } from './tables.js';

export const FOCUSES = 'full focuses';

export function tally(tables: Tables, facts: readonly SeenFact[], score: number): Tally[] {
  const gains = facts.flatMap((fact) => {
    if (fact.kind !== 'collected') return [];
    const name = tables.enemies.find(({ drops }) => drops === fact.orbment)?.name ?? fact.orbment;
    const orbment = tables.orbments.find((each) => each.name === fact.orbment);
    const worth = !orbment
      ? 0
      : 'worth' in orbment
        ? orbment.worth
        : orbment.holds.reduce((sum, each) => sum + each, 0);
    return [{ name, worth }];
  });
  const loose = gains.reduce((sum, { worth }) => sum + worth, 0);
  const made = score > loose ? [{ name: FOCUSES, count: 0, worth: score - loose }] : [];
  return [...tallied(gains), ...made].sort((a, b) => b.worth - a.worth);
}
