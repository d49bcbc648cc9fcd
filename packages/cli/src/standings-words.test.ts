import { expect, test } from 'vitest';
import { wordsOfRating } from './standings-words.js';

test('a rating has its bar, and who met nobody in a game that counts has none', () => {
  expect(wordsOfRating({ value: 34.26, bar: 11.4 }, 1)).toBe('34.3 ± 11.4');
  expect(wordsOfRating({ value: Number.NaN, bar: Number.POSITIVE_INFINITY }, 1)).toBe('no games that count');
});
