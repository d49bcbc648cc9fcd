import { describe, expect, test } from 'vitest';
import { choose, seeded } from './random.js';

describe('the generator', () => {
  test.each([
    [1, 768218109, [100, 72, 81, 84, 38, 85]],
    [2024, 1505496972, [51, 2, 29, 29, 47, 61]],
  ])('seed %i begins at %i and gives the known numbers', (seed, state, numbers) => {
    const chance = { rng: seeded(seed), draws: 0 };
    expect(chance.rng).toBe(state);
    expect(numbers.map(() => choose(chance, 1, 100))).toEqual(numbers);
    expect(chance.draws).toBe(numbers.length);
  });

  test('seed 0 begins at 1457850878', () => {
    expect(seeded(0)).toBe(1457850878);
  });

  test('a choice of one still draws', () => {
    const chance = { rng: seeded(1), draws: 0 };
    expect(choose(chance, 4, 4)).toBe(4);
    expect(chance.draws).toBe(1);
    expect(chance.rng).not.toBe(seeded(1));
  });
});
