/** What in a story rests on what nobody is shown, for the checks of conformance. */
import type { Fact } from '@quadrant/simodyssey-2';

const EXPLORER = 0; // its id

/** Whether a planet bears life, and when the others move and breed, is hidden. */
export function rests(fact: Fact | undefined, other: Fact | undefined): boolean {
  return JSON.stringify(fact) !== JSON.stringify(other) && (isOfHidden(fact) || isOfHidden(other));
}

const isOfHidden = (fact: Fact | undefined): boolean =>
  fact !== undefined && (fact.kind === 'landed' || ('id' in fact && fact.id !== EXPLORER));
