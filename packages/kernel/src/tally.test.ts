import { expect, test } from 'vitest';
import { tallied } from './tally.js';

test('adds what came from the same source, and tells the greatest first', () => {
  const gains = [
    { name: 'Grunt', worth: 2 },
    { name: 'Fighter', worth: 3 },
    { name: 'Grunt', worth: 2 },
  ];
  expect(tallied(gains)).toEqual([
    { name: 'Grunt', count: 2, worth: 4 },
    { name: 'Fighter', count: 1, worth: 3 },
  ]);
  expect(tallied([])).toEqual([]);
});
