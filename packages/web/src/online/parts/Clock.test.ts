import { expect, it } from 'vitest';
import { leftAt } from './Clock.js';

it('counts only for the seat that is waited for, from the time of the numbers, never below nothing', () => {
  const clock = { left: [60_000, 30_000], inc: [0, 0], running: 1, at: 1000 };
  expect(leftAt(clock, 0, 5000)).toBe(60_000);
  expect(leftAt(clock, 1, 5000)).toBe(26_000);
  expect(leftAt(clock, 1, 500)).toBe(30_000); // our idea of the server's time may be a little behind
  expect(leftAt(clock, 1, 99_000)).toBe(0);
  expect(leftAt({ days: 3, deadline: 10_000, running: 0 }, 0, 4000)).toBe(6000);
  expect(leftAt({ days: 3, deadline: 10_000, running: 0 }, 1, 4000)).toBe(null);
  expect(leftAt(null, 0, 0)).toBe(null);
});
