import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import {
  beginBy,
  charge,
  deadlineOf,
  leftAfter,
  leftAt,
  newClock,
  passed,
  played,
  shownBeginBy,
  shownClock,
} from './clock.js';

const timed = () => newClock({ base: 10_000, inc: 500 }, 2)!;

test('no rule, no clock', () => {
  expect(newClock(null, 2)).toBeNull();
  expect([deadlineOf(null), beginBy(null), shownClock(null)]).toEqual([null, null, null]);
});

test('the first command of a seat costs nothing, every later one its time less the lag', () => {
  const clock = timed();
  passed(clock, 1_000, 0);
  expect([deadlineOf(clock), beginBy(clock)]).toEqual([null, 61_000]);
  played(clock, 0, 4_000, 5_000, 1);
  expect(clock.left).toEqual([10_500, 10_000]);
  played(clock, 1, 1_000, 6_000, 0);
  expect([deadlineOf(clock), beginBy(clock)]).toEqual([16_500, null]);
  expect(charge(clock, 8_000, 9_999)).toEqual({ ms: 1_500, lag: 500 });
  expect(charge(clock, 6_100, 300)).toEqual({ ms: 0, lag: 100 });
  played(clock, 0, 1_500, 8_000, 1);
  expect(clock.left).toEqual([9_500, 10_500]);
  expect(shownClock(clock)).toEqual({ left: [9_500, 10_500], inc: [500, 500], running: 1, at: 8_000 });
});

test('who was waited for is charged when something else passes the turn, and gets no increment', () => {
  const clock = timed();
  played(clock, 0, 0, 0, 1);
  played(clock, 1, 0, 0, 0);
  passed(clock, 3_000, 1);
  expect(clock.left).toEqual([7_500, 10_500]);
});

test('a clock that is shown tells who never began', () => {
  const clock = timed();
  const same = () => expect(shownBeginBy(shownClock(clock), clock.running)).toBe(beginBy(clock));
  passed(clock, 1_000, 0);
  expect(beginBy(clock)).toBe(61_000);
  same();
  for (const [seat, at] of [
    [0, 2_000],
    [1, 5_000],
    [0, 6_000],
  ]) {
    played(clock, seat, 0, at, 1 - seat);
    same();
  }
  expect(shownBeginBy(shownClock(newClock({ days: 1 }, 2)), 0)).toBe(null);
});

test('days count anew with every turn', () => {
  const clock = newClock({ days: 2 }, 2)!;
  passed(clock, 5, 0);
  expect(deadlineOf(clock)).toBe(5 + 2 * 86_400_000);
  played(clock, 0, 9_999, 100, 1);
  expect(shownClock(clock)).toEqual({ days: 2, deadline: 100 + 2 * 86_400_000, running: 1 });
});

test('no clock runs below nothing, and only the one that was waited for loses time', () => {
  for (let run = 0; run < 60; run++) {
    const rng = stream(run, 'clock');
    const clock = timed();
    let now = 0;
    for (let step = 0; step < 20; step++) {
      const before = [...clock.left];
      const seat = clock.running ?? 0;
      now += rng.below(4_000);
      if (rng.below(3) > 0) played(clock, seat, charge(clock, now, rng.below(700)).ms, now, 1 - seat);
      else passed(clock, now, rng.below(2));
      expect(clock.left[1 - seat]).toBe(before[1 - seat]);
      expect(Math.min(...clock.left)).toBeGreaterThanOrEqual(0);
    }
  }
  expect(leftAfter(100, 300, 50)).toBe(50);
});

test('counts only for the seat that is waited for, from the time of the numbers, never below nothing', () => {
  const clock = { left: [60_000, 30_000], inc: [0, 0], running: 1, at: 1000 };
  expect(leftAt(clock, 0, 5000)).toBe(60_000);
  expect(leftAt(clock, 1, 5000)).toBe(26_000);
  expect(leftAt(clock, 1, 500)).toBe(30_000); // our idea of the server's time may be a little behind
  expect(leftAt(clock, 1, 99_000)).toBe(0);
  expect(leftAt({ days: 3, deadline: 10_000, running: 0 }, 0, 4000)).toBe(6000);
  expect(leftAt({ days: 3, deadline: 10_000, running: 0 }, 1, 4000)).toBe(null);
  expect(leftAt(null, 0, 0)).toBe(null);
});
