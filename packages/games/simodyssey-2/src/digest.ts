/** A turn in a few lines, for who flies the explorer. */
import { type DigestLine, digestOf, type Routine } from '@quadrant/kernel';
import type { SeenFact } from './facts.js';
import type { Words } from './words/table.js';
import { causeIn } from './words.js';

const EXPLORER = 0;

export function digest(facts: readonly SeenFact[], words: Words): DigestLine[] {
  let moved = 0;
  const lines = facts.flatMap((fact): DigestLine[] => {
    if (isOthersMove(fact)) moved++;
    const line = lineOf(fact, words);
    return line ? [line] : [];
  });
  return digestOf(lines, words.digest.others(moved));
}

const isOthersMove = (fact: SeenFact): boolean =>
  fact.kind === 'moved' && fact.id !== EXPLORER && String(fact.from) !== String(fact.to);

const isOthersStay = (fact: SeenFact): boolean =>
  fact.kind === 'moved' && fact.id !== EXPLORER && String(fact.from) === String(fact.to);

/** What others did as always: moves and staying where their way was full, where nothing more came of them. */
export function routine(facts: readonly SeenFact[], { digest: told }: Words): Routine<SeenFact>[] {
  const busy = new Set(facts.flatMap((fact) => ('id' in fact && fact.kind !== 'moved' ? [fact.id] : [])));
  const idle = (fact: SeenFact): boolean => 'id' in fact && !busy.has(fact.id);
  const stays = facts.filter((fact) => isOthersStay(fact) && idle(fact));
  const moves = facts.filter((fact) => isOthersMove(fact) && idle(fact));
  return [
    { facts: stays, words: told.stayed(stays.length) },
    { facts: moves, words: told.others(moves.length) },
  ];
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
    case 'refuelled':
      return { tone: 'good', ...told.refuelled(fact.gained) };
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
