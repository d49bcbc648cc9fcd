/**
 * The game in plain words, for logs, screen readers and help: a sentence per fact, the letters of the board, and
 * what an entity is like. The exact transcript is not written here.
 */
import { GALAXY_NAME, type SeenFact } from './facts.js';
import type { Place } from './space.js';
import { standard, type Tables } from './tables.js';
import type { EntityView } from './view.js';

export interface Entry {
  readonly name: string; // 'Malevolent'
  readonly words: string; // one line
}

export interface Words {
  /** One sentence, or null for a fact that needs none. */
  say(fact: SeenFact): string | null;
  /** What each letter of the board stands for, the explorer first. */
  readonly legend: ReadonlyMap<string, Entry>;
  /** An entity of a test mission in one line. */
  describe(entity: EntityView): string;
  /** The same without its place. */
  describeHere(entity: EntityView): string;
}

export function makeWords(tables: Tables = standard): Words {
  const { explorer, actors, blackHole, scattered } = tables;
  const legend = new Map(
    [explorer, ...actors, blackHole, ...scattered].map(({ letter, name, about }): [string, Entry] => [
      letter,
      { name, words: about },
    ]),
  );
  const nameOf = (letter: string) => legend.get(letter)?.name ?? letter;
  const whoIs = (id: number | null, letter: string) => (id ? `${nameOf(letter)} ${id}` : nameOf(letter));
  return {
    legend,
    say: (fact) => sentence(fact, whoIs),
    describe: (entity) =>
      [`${whoIs(entity.id, entity.letter)} at ${place(entity.at)}`, ...traits(entity)].join(', '),
    describeHere: (entity) => [whoIs(entity.id, entity.letter), ...traits(entity)].join(', '),
  };
}

/** The sector by row and column, the quadrant after it. */
const place = ([row, column, quadrant]: Place) => `${row}:${column}, quadrant ${quadrant}`;
const sector = ([row, column]: Place) => `sector ${row}:${column}`;
const units = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

function sentence(fact: SeenFact, whoIs: (id: number | null, letter: string) => string): string | null {
  switch (fact.kind) {
    case 'drew': {
      const whom = fact.who === GALAXY_NAME ? 'the galaxy' : fact.who;
      return `Drew ${fact.value} of ${fact.low} to ${fact.high} for ${whom}: ${fact.purpose}.`;
    }
    case 'began':
      return fact.mode === 'play'
        ? 'A mission begins.'
        : `A test mission begins with thresholds ${fact.thresholds.join(', ')}.`;
    case 'aborted':
      return 'The mission is aborted.';
    case 'left':
      return 'You leave the mission.';
    case 'toggled':
      return fact.rngShown ? 'Random numbers are shown.' : 'Random numbers are hidden.';
    case 'reported': {
      const doing = fact.landed ? 'landed' : 'travelling';
      return `Explorer is ${doing} at ${place(fact.at)}: ${units(fact.life, 'life unit')}, ${units(fact.fuel, 'fuel unit')}.`;
    }
    case 'landed':
      return fact.life
        ? `Explorer lands in ${sector(fact.at)} and finds life!`
        : `Explorer lands in ${sector(fact.at)} and finds no life.`;
    case 'lifted':
      return `Explorer lifts off in ${sector(fact.at)}.`;
    case 'moved': {
      const who = whoIs(fact.id, fact.letter);
      if (fact.way === 'blocked') return `${who} stays in ${sector(fact.from)}: its way is full.`;
      const way = fact.way === 'wormhole' ? 'travels by wormhole' : 'moves';
      return `${who} ${way} from ${sector(fact.from)} to ${place(fact.to)}.`;
    }
    case 'attached': {
      const life = fact.supportsLife ? ' and supports life' : '';
      return `${whoIs(fact.id, fact.letter)} attaches to the star in ${sector(fact.at)}${life}.`;
    }
    case 'reproduced':
      return `${whoIs(fact.id, fact.letter)} reproduces: ${whoIs(fact.child, fact.letter)} is at ${place(fact.at)}.`;
    case 'destroyed':
      return `${whoIs(fact.id, fact.letter)} destroys ${whoIs(fact.victim, fact.victimLetter)} in ${sector(fact.at)}.`;
    case 'attacked':
      return `${whoIs(fact.id, fact.letter)} attacks Explorer in ${sector(fact.at)}: ${units(fact.lifeLeft, 'life unit')} left.`;
    case 'died': {
      const killer = fact.by === null || fact.by < 0 ? '' : ` ${fact.by}`;
      return `${whoIs(fact.id, fact.letter)} is ${fact.cause}${killer} in ${sector(fact.at)}.`;
    }
  }
}

function traits(entity: EntityView): string[] {
  const words: string[] = [];
  if (entity.luminosity !== null) words.push(`luminosity ${entity.luminosity}`);
  if (entity.fuel !== null) words.push(`fuel ${entity.fuel}`);
  if (entity.load !== null) words.push(`load ${entity.load}`);
  if (entity.attached !== null) words.push(entity.attached ? 'attached' : 'adrift');
  if (entity.attached) words.push(entity.supportsLife ? 'supports life' : 'no life');
  if (entity.visited) words.push('visited');
  if (entity.untilBirth !== null) words.push(`reproduces after ${units(entity.untilBirth, 'action')}`);
  if (entity.turnsLeft !== null) words.push(`acts after ${units(entity.turnsLeft, 'turn')}`);
  return words;
}
