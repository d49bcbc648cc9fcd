import { expect, test } from 'vitest';
import { game } from './index.js';

test('no options mean the opening state', () => {
  for (const value of [undefined, null, {}, { mission: null }])
    expect(game.readOptions(value)).toEqual({ ok: true, value: { mission: null, single: false } });
});

test('a mission is begun directly', () => {
  expect(game.readOptions({ mission: 'play' })).toEqual({
    ok: true,
    value: { mission: 'play', single: false },
  });
  const thresholds = [3, 5, 7, 15, 101];
  expect(game.readOptions({ mission: 'test', thresholds })).toEqual({
    ok: true,
    value: { mission: 'test', thresholds, single: false },
  });
});

test.each([
  ['play', 'The options are not an object.'],
  [[], 'The options are not an object.'],
  [{ single: 1 }, 'single is true or false.'],
  [{ mission: 'fly' }, 'The mission is "play", "test" or null.'],
  [{ mode: 'play' }, 'There is no option "mode". Options: mission thresholds single'],
  [{ mission: 'play', thresholds: [3, 5, 7, 15, 30] }, 'Only a mission "test" has thresholds.'],
  [{ mission: 'test' }, 'The thresholds are 5 whole numbers from 1 to 101.'],
  [{ mission: 'test', thresholds: [3, 5, 7, 15] }, 'The thresholds are 5 whole numbers from 1 to 101.'],
  [{ mission: 'test', thresholds: [0, 5, 7, 15, 30] }, 'The thresholds are 5 whole numbers from 1 to 101.'],
  [{ mission: 'test', thresholds: [3, 5, 7, 15, 102] }, 'The thresholds are 5 whole numbers from 1 to 101.'],
  [{ mission: 'test', thresholds: [3, 5, 7, 15, '30'] }, 'The thresholds are 5 whole numbers from 1 to 101.'],
  [{ mission: 'test', thresholds: [3, 5, 4, 15, 30] }, 'The thresholds must not decrease.'],
])('%j is refused', (value, words) => {
  expect(game.readOptions(value)).toEqual({ ok: false, error: { code: 'bad-options', words } });
});

test('seeds are 1 to 2147483646', () => {
  for (const seed of [1, 900, 2147483646]) expect(game.checkSeed(seed)).toBeNull();
  for (const seed of [0, -1, 1.5, 2147483647, Number.NaN])
    expect(game.checkSeed(seed)?.code).toBe('bad-seed');
});
