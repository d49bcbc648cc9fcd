import { expect, test } from 'vitest';
import { searchFor } from '../../testing/fuzzing.js';

test('what the last run showed is told, small or not', async () => {
  let runs = 0;
  // Of these eight games the sixth differs: it is the second of four that are looked at together.
  const [played, found] = await searchFor(undefined, () => runs++ >= 9);
  expect(played).toMatch(/^6 games, /);
  expect(found).toContain('rule concerned: ');
});

test('no run is begun when there is no time left, and none is counted', async () => {
  let asked = 0;
  const found = await searchFor(undefined, () => asked++ >= 2); // before all, and before the first
  expect(found).toEqual(['1 games, 1 runs']);
});
