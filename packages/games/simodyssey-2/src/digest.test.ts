import { describe, expect, it, test } from 'vitest';
import { digest, routine } from './digest.js';
import type { SeenFact } from './facts.js';
import { words } from './words/en.js';

const lines = (facts: SeenFact[]) =>
  digest(facts, words).map(({ tone, lead, words }) => `${tone} ${lead}: ${words}`);
const flew = (id: number, letter: string): SeenFact => ({
  kind: 'moved',
  id,
  letter,
  name: 'Planet',
  from: [1, 1, 1],
  to: [1, 2, 1],
  way: 'flew',
});

describe('the digest of a turn', () => {
  it('says what the flight cost, who attacked first, and folds the others', () => {
    const attacked: SeenFact = {
      kind: 'attacked',
      id: 4,
      letter: 'M',
      name: 'Malevolent',
      at: [1, 2, 3],
      lifeLeft: 2,
    };
    expect(lines([flew(0, 'E'), flew(3, 'P'), flew(4, 'M'), attacked])).toEqual([
      'bad −1 life: a Malevolent attacked you, 2 left',
      'warn −1 fuel: you flew to sector 1:2',
      'quiet : 2 others moved',
    ]);
  });
  it('tells what a star gave beside what the flight cost', () => {
    expect(lines([flew(0, 'E'), { kind: 'refuelled', at: [1, 2, 1], gained: 2 }])).toEqual([
      'good +2 fuel: a star has refuelled you',
      'warn −1 fuel: you flew to sector 1:2',
    ]);
  });
  it('tells a landing by what was found', () => {
    const landed = (life: boolean): SeenFact => ({ kind: 'landed', at: [2, 3, 1], planet: 4, life });
    expect(lines([landed(true)])).toEqual(['good Life!: you found it in sector 2:3']);
    expect(lines([landed(false)])).toEqual(['warn No life: on the planet in sector 2:3']);
  });
});

test('moves of others are routine unless they did something more', () => {
  const attached: SeenFact = {
    kind: 'attached',
    id: 4,
    letter: 'P',
    name: 'Planet',
    at: [1, 2, 1],
    supportsLife: false,
  };
  const stays = [6, 7, 8].map((id): SeenFact => ({ ...flew(id, 'B'), to: [1, 1, 1] }) as SeenFact);
  expect(routine([flew(0, 'E'), flew(3, 'P'), flew(4, 'P'), attached, ...stays], words)).toEqual([
    { facts: stays, words: '3 others stayed: their ways were full' },
    { facts: [flew(3, 'P')], words: '1 other moved' },
  ]);
});
