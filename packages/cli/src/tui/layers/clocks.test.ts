/** Clocks at one keyboard. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, screenOf, stageWith } from '../testing/stage.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timed = () => stageWith('raiinet', '--setup usual --seed 1 --clock 1+2');
const times = (screen: string) => [...screen.matchAll(/Player [12] (\d+:\d\d)/g)].map(([, time]) => time);

test('everybody sees what is left, and the first move is free', () => {
  const stage = timed();
  press(stage, 'enter'); // the curtain
  vi.advanceTimersByTime(20_000);
  expect(times(screenOf(stage))).toEqual(['1:00', '1:00']);
  press(stage, 'a up enter');
  press(stage, 'A up enter');
  vi.advanceTimersByTime(20_000);
  expect(times(screenOf(stage))).toEqual(['0:42', '1:02']);
});

test('four players see all clocks in the smallest window', () => {
  const stage = stageWith('raiinet', '--players 4 --setup usual --seed 1 --clock 1+2');
  press(stage, 'enter');
  expect(screenOf(stage)).toMatch(/^── Player 1 1:00 (─ Player [234] 1:00 ){3}─+$/m);
});

test('who has no time left has lost, also behind the curtain', () => {
  const stage = timed();
  press(stage, 'enter a up enter A up');
  expect(screenOf(stage)).toContain('Player 1, it is your turn.');
  vi.advanceTimersByTime(63_000);
  press(stage, 'enter');
  expect(screenOf(stage)).toContain('Player 2 won');
  expect(screenOf(stage)).toContain('the time was up');
});

test.each(['5', '0+3', '5+', 'soon'])('%s is no clock', (words) => {
  expect(() => stageWith('raiinet', `--setup usual --clock ${words}`)).toThrow('--clock');
});
