/**
 * The game in plain words, for logs, screen readers and help: a sentence per fact, the letters of the board, and
 * what an entity is like. The exact transcript is not written here.
 */
import { phrase } from '@quadrant/kernel';
import type { SeenFact } from './facts.js';
import { standard, type Tables } from './tables.js';
import type { EntityView } from './view.js';
import type { Words } from './words/table.js';

export interface LegendEntry {
  readonly name: string; // 'Malevolent'
  readonly words: string; // one line
}

export interface Speech {
  /** One sentence, or null for a fact that needs none. */
  say(fact: SeenFact): string | null;
  /** What each letter of the board stands for, the explorer first. */
  readonly legend: ReadonlyMap<string, LegendEntry>;
  /** An entity of a test mission in one line. */
  describe(entity: EntityView): string;
  /** The same without its place. */
  describeHere(entity: EntityView): string;
}

export const nameIn = ({ names }: Words, name: string): string => names[name] ?? name;
/** `planet`, `2 planets`: nouns are small in a sentence, where the language has them so. */
export const countedIn = ({ names, plurals }: Words, count: number, name: string): string => {
  const plural = plurals[name];
  if (plural === undefined) return count === 1 ? name.toLowerCase() : `${count} ${name.toLowerCase()}s`;
  return count === 1 ? (names[name] ?? name) : `${count} ${plural}`;
};
/** Why somebody ended, in words that follow `you were`. */
export const causeIn = ({ causes }: Words, cause: string): string => phrase(causes, cause) ?? cause;

export function makeWords(words: Words, tables: Tables = standard): Speech {
  const { explorer, actors, blackHole, scattered } = tables;
  const legend = new Map(
    [explorer, ...actors, blackHole, ...scattered].map(({ letter, name, about }): [string, LegendEntry] => [
      letter,
      { name: nameIn(words, name), words: words.abouts[name] ?? about },
    ]),
  );
  const nameOf = (letter: string) => legend.get(letter)?.name ?? letter;
  const whoIs = (id: number | null, letter: string) => (id ? `${nameOf(letter)} ${id}` : nameOf(letter));
  return {
    legend,
    say: (fact) => words.facts[fact.kind](fact as never, whoIs),
    describe: (entity) =>
      [words.describe(whoIs(entity.id, entity.letter), entity.at), ...words.traits(entity)].join(', '),
    describeHere: (entity) => [whoIs(entity.id, entity.letter), ...words.traits(entity)].join(', '),
  };
}

/** A sentence of the standard game. */
export const say = (fact: SeenFact, words: Words): string | null => makeWords(words).say(fact);
