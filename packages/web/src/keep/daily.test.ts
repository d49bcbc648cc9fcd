import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadShell } from '../words/shell.js';
import { dailyOf, keepDaily, resultText, untilNext } from './daily.js';
import { store } from './storage.js';

beforeAll(() => loadShell('en'));

beforeEach(() => store.remove('daily:mirewood'));
const keep = (day: string, words = 'Won') => keepDaily('mirewood', day, words);
const streakOn = (day: string) => dailyOf('mirewood', day).streak;

describe('a streak', () => {
  it('grows with every day in a row, also over the end of a month', () => {
    for (const day of ['2028-02-28', '2028-02-29', '2028-03-01']) keep(day);
    expect(streakOn('2028-03-01')).toBe(3);
    expect(streakOn('2028-03-02')).toBe(3); // today's can still be played
    expect(streakOn('2028-03-03')).toBe(0);
  });
  it('begins anew after a day without', () => {
    keep('2026-11-14');
    keep('2026-11-16');
    expect(streakOn('2026-11-16')).toBe(1);
  });
  it('counts the first try of a day only', () => {
    keep('2026-11-16', 'Lost');
    keep('2026-11-16', 'Won');
    expect(dailyOf('mirewood', '2026-11-16').done).toMatchObject({ words: 'Lost', streak: 1 });
  });
  it.each([null, 3, { day: 'x', words: '', streak: 1 }, { day: '2026-11-16', words: 'a', streak: -2 }])(
    'is none where what is kept is damaged: %j',
    (value) => {
      store.write('daily:mirewood', value);
      expect(dailyOf('mirewood', '2026-11-16')).toEqual({ done: null, streak: 0 });
    },
  );
});

it('a result is told without how it was played', () => {
  const done = { day: '2026-11-16', words: 'You reached the gate, 7 points, 31 turns', streak: 4 };
  expect(resultText('Mirewood', done, 'https://x.example/#/mirewood/today')).toBe(
    'Mirewood, challenge of 2026-11-16\nYou reached the gate, 7 points, 31 turns\n4 days in a row\nhttps://x.example/#/mirewood/today',
  );
});

it('there are new ones at midnight, wherever one is', () => {
  expect(untilNext(new Date('2026-11-16T18:48:00Z'))).toBe('5 h 12 min');
  expect(untilNext(new Date('2026-11-16T23:59:59Z'))).toBe('0 h 1 min');
});
