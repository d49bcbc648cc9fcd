/** A turn in a few lines, for who flies the explorer. */
import { type DigestLine, digestOf } from '@quadrant/kernel';
import type { SeenFact } from './facts.js';
import type { Words } from './words/table.js';
import { causeIn } from './words.js';

const EXPLORER = 0;

export function digest(facts: readonly SeenFact[], words: Words): DigestLine[] {
  let moved = 0;
  const lines = facts.flatMap((fact): DigestLine[] => {
    if (fact.kind === 'moved' && fact.id !== EXPLORER && String(fact.from) !== String(fact.to)) moved++;
    const line = lineOf(fact, words);
    return line ? [line] : [];
  });
  return digestOf(lines, words.digest.others(moved));
}

function lineOf(fact: SeenFact, words: Words): DigestLine | null {
  const told = words.digest;
  switch (fact.kind) {
    case 'moved': {
      if (fact.id !== EXPLORER) return null;
      if (fact.way === 'blocked') return { tone: 'warn', ...told.blocked() };
      return { tone: 'warn', ...(fact.way === 'wormhole' ? told.wormhole(fact.to) : told.flew(fact.to)) };
    }
    case 'landed':
      return { tone: fact.life ? 'good' : 'warn', ...told.landed(fact.at, fact.life) };
    case 'lifted':
      return { tone: 'good', ...told.lifted(fact.at) };
    case 'attacked':
      return { tone: 'bad', ...told.attacked(fact.name, fact.lifeLeft) };
    case 'died':
      return fact.id === EXPLORER ? { tone: 'bad', ...told.died(causeIn(words, fact.cause)) } : null;
    case 'reproduced':
      return { tone: 'warn', ...told.reproduced(fact.name, fact.at) };
    default:
      return null;
  }
}
