import { expect, test } from 'vitest';
import { sectorTowards } from './space.js';

test('the galaxy wraps around in every direction', () => {
  const size = { rows: 5, columns: 5 };
  expect(sectorTowards(size, [1, 1], 'NW')).toEqual([5, 5]);
  expect(sectorTowards(size, [5, 5], 'SE')).toEqual([1, 1]);
  expect(sectorTowards(size, [2, 3], 'E')).toEqual([2, 4]);
});
