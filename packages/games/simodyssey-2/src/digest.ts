/** A turn in a few lines, for who flies the explorer. */
import { type DigestLine, digestOf, othersMoved } from '@quadrant/kernel';
import type { SeenFact } from './facts.js';
import type { Place } from './space.js';

const EXPLORER = 0;
const sector = ([row, column]: Place) => `sector ${row}:${column}`;

export function digest(facts: readonly SeenFact[]): DigestLine[] {
  let moved = 0;
  const lines = facts.flatMap((fact): DigestLine[] => {
    if (fact.kind === 'moved' && fact.id !== EXPLORER && String(fact.from) !== String(fact.to)) moved++;
    return lineOf(fact);
  });
  return digestOf(lines, othersMoved(moved));
}

function lineOf(fact: SeenFact): DigestLine[] {
  switch (fact.kind) {
    case 'moved':
      if (fact.id !== EXPLORER) return [];
      if (fact.way === 'blocked')
        return [{ tone: 'warn', lead: 'No room', words: 'your way was full, you stayed' }];
      return [
        fact.way === 'wormhole'
          ? { tone: 'warn', lead: 'Wormhole', words: `it took you to ${sector(fact.to)}` }
          : { tone: 'warn', lead: '−1 fuel', words: `you flew to ${sector(fact.to)}` },
      ];
    case 'landed':
      return fact.life
        ? [{ tone: 'good', lead: 'Life!', words: `you found it in ${sector(fact.at)}` }]
        : [{ tone: 'warn', lead: 'No life', words: `on the planet in ${sector(fact.at)}` }];
    case 'lifted':
      return [{ tone: 'good', lead: 'Lifted off', words: `in ${sector(fact.at)}` }];
    case 'attacked':
      return [
        {
          tone: 'bad',
          lead: '−1 life',
          words: `a ${fact.name} attacked you, ${fact.lifeLeft} left`,
        },
      ];
    case 'died':
      return fact.id === EXPLORER ? [{ tone: 'bad', lead: 'Lost', words: `you were ${fact.cause}` }] : [];
    case 'reproduced':
      return [{ tone: 'warn', lead: '1 new', words: `${fact.name} in ${sector(fact.at)}` }];
    default:
      return [];
  }
}
