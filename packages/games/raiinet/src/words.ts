/** Plain sentences for logs and screen readers, from facts as a seat has seen them; and names of things. */
import type { Ability } from './ability.js';
import type { Fact } from './facts.js';
import type { Link } from './position.js';
import { standard } from './tables.js';
import { endLine, eventLine } from './text.js';
import { isVirus, strength } from './values.js';

/** One sentence for a fact, or null for what needs none. */
export function say(fact: Fact): string | null {
  switch (fact.kind) {
    case 'used': {
      const exact = eventLine(fact, standard);
      const ability = abilityOf(fact.letter);
      if (exact !== null && (ability?.detail === null || fact.detail !== null)) return exact;
      return `Player ${fact.seat + 1} uses ${ability?.name ?? fact.letter} on ${fact.target.join(' ')}.`;
    }
    case 'moved':
      return fact.to === null
        ? `${fact.link} leaves the board, ${fact.direction}.`
        : `${fact.link} moves ${fact.direction} to (${fact.to.join(',')}).`;
    case 'shown':
      return `${fact.link} was ${fact.value}.`;
    case 'ended':
      return endLine(fact.winner, fact.reason);
    default:
      return eventLine(fact, standard);
  }
}

/** The entry of an ability by its letter. */
export const abilityOf = (letter: string): Ability | undefined =>
  standard.abilities.find((a) => a.letter === letter);

/** 'data, strength 3', 'virus, strength 1', 'unknown value' */
export function sayValue(value: number | null): string {
  if (value === null) return 'unknown value';
  return `${isVirus(value) ? 'virus' : 'data'}, strength ${strength(value)}`;
}

/** What is to be seen of a link besides its value: 'moves 2 squares, jammed for 1 turn'. */
export function sayMarks(link: Pick<Link, 'boost' | 'jam'>): string {
  const marks: string[] = [];
  if (link.boost > 0) marks.push(`moves ${1 + link.boost} squares`);
  if (link.jam > 0) marks.push(`jammed for ${link.jam} ${link.jam === 1 ? 'turn' : 'turns'}`);
  return marks.join(', ');
}
