import { expect, test } from 'vitest';
import { game } from './index.js';
import { defaultOptions } from './options.js';

test('no options begin at the opening with the first of everything', () => {
  for (const value of [undefined, null, {}])
    expect(game.readOptions(value)).toEqual({ ok: true, value: defaultOptions });
});

test('the arguments of play begin directly in a game', () => {
  const read = game.readOptions({ play: [5, 12, 2, 2, 2, 2, 2], weapon: 5 });
  if (!read.ok) throw new Error(read.error.words);
  const position = game.begin(read.value, 900);
  expect(position).toMatchObject({ state: 'in game', rows: 5, columns: 12, selections: { weapon: 4 } });
});

test.each([
  [[], 'Options are an object.'],
  [{ speed: 1 }, 'There is no option "speed". Options: play weapon armour engine power debug single'],
  [
    { constructor: 1 },
    'There is no option "constructor". Options: play weapon armour engine power debug single',
  ],
  [{ toString: 1 }, 'There is no option "toString". Options: play weapon armour engine power debug single'],
  [
    JSON.parse('{"__proto__": 1}'),
    'There is no option "__proto__". Options: play weapon armour engine power debug single',
  ],
  [{ weapon: 6 }, 'weapon is a whole number from 1 to 5.'],
  [{ armour: '1' }, 'armour is a whole number from 1 to 4.'],
  [{ engine: 1.5 }, 'engine is a whole number from 1 to 3.'],
  [{ debug: 1 }, 'debug is true or false.'],
  [{ single: 'yes' }, 'single is true or false.'],
  [
    { play: [5, 12] },
    'play is a list of 7 numbers: row, column, g_threshold, f_threshold, c_threshold, i_threshold, p_threshold.',
  ],
  [
    { play: 'now' },
    'play is a list of 7 numbers: row, column, g_threshold, f_threshold, c_threshold, i_threshold, p_threshold.',
  ],
  [{ play: [4, 12, 1, 1, 1, 1, 1] }, 'The rows are a whole number from 5 to 10.'],
  [{ play: [5, 31, 1, 1, 1, 1, 1] }, 'The columns are a whole number from 10 to 30.'],
  [{ play: [5, 30, 0, 1, 1, 1, 1] }, 'The thresholds are whole numbers from 1 to 101.'],
  [{ play: [5, 30, 9, 8, 9, 9, 9] }, 'Threshold values are not non-decreasing.'],
])('%j is refused', (value, words) => {
  const read = game.readOptions(value);
  expect(!read.ok && read.error.words).toBe(words);
});

test('a seed is a whole number from 1 to 2147483646', () => {
  for (const seed of [1, 900, 2147483646]) expect(game.checkSeed(seed)).toBeNull();
  for (const seed of [0, -1, 2147483647, 1.5, Number.NaN])
    expect(game.checkSeed(seed)?.code).toBe('bad-seed');
});
