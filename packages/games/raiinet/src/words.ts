/** Plain sentences for logs and screen readers, from facts as a seat has seen them; and names of things. */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import type { Ability } from './ability.js';
import type { Fact } from './facts.js';
import type { Link } from './position.js';
import { standard } from './tables.js';
import { isVirus, strength } from './values.js';
import type { Words } from './words/table.js';

export type { Words } from './words/table.js';
export { aimIn, reasonIn } from './words/table.js';

/** One sentence for a fact, or null for what needs none; who reads it at a seat is spoken to as you. */
export const say = (fact: Fact, { facts }: Words, seat: Seat = SPECTATOR): string | null =>
  facts[fact.kind](fact as never, seat);

/** The entry of an ability by its letter. */
export const abilityOf = (letter: string): Ability | undefined =>
  standard.abilities.find((a) => a.letter === letter);

/** What a card does, in one sentence. */
export const helpIn = ({ helps }: Words, { letter, help }: Pick<Ability, 'letter' | 'help'>): string =>
  helps[letter] ?? help;

/** 'data, strength 3', 'virus, strength 1', 'unknown value' */
export function sayValue(value: number | null, words: Words): string {
  if (value === null) return words.value(null, 0);
  return words.value(isVirus(value) ? 'virus' : 'data', strength(value));
}

/** What is to be seen of a link besides its value: 'moves 2 squares, jammed for 1 turn'. */
export function sayMarks(link: Pick<Link, 'boost' | 'jam'>, words: Words): string {
  const marks: string[] = [];
  if (link.boost > 0) marks.push(words.boosted(1 + link.boost));
  if (link.jam > 0) marks.push(words.jammed(link.jam));
  return marks.join(', ');
}
