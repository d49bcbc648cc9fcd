import { expect, it } from 'vitest';
import { type Exchange, SharedTime, steady } from './shared-time.js';

const AHEAD = 5_000_000;

/** A database whose answers take so many milliseconds, on the way back. */
function timeOf(lengths: readonly (number | 'away')[]) {
  const left = [...lengths];
  let asked = 0;
  const parts = {
    async ask(): Promise<Exchange> {
      asked++;
      const length = left.shift() ?? 1;
      if (length === 'away') throw new Error('the database is away');
      const now = steady();
      return { asked: now - length, answered: now, theirs: now - length + AHEAD };
    },
    pause: () => Promise.resolve(),
  };
  return { parts, asked: () => asked };
}
const error = (time: SharedTime) => Math.abs(time.now() - steady() - AHEAD);

it('keeps the time that it knew when an answer was long on its way', async () => {
  const { parts, asked } = timeOf([2, 9000, 9000, 9000, 9000, 9000]);
  const time = await SharedTime.open(parts);
  await time.measure();
  expect(asked()).toBe(6);
  expect(error(time)).toBeLessThan(100);
  time.close();
});

it('asks again until an answer comes soon, also while the database is away', async () => {
  const { parts, asked } = timeOf([2, 'away', 4000, 3]);
  const time = await SharedTime.open(parts);
  await time.measure();
  expect(asked()).toBe(4);
  expect(error(time)).toBeLessThan(100);
  time.close();
});

it('comes to believe longer ones where the database has moved far away for good', async () => {
  const { parts } = timeOf([60, ...Array<number>(20).fill(400)]);
  const time = await SharedTime.open(parts);
  for (let minute = 0; minute < 2; minute++) await time.measure();
  expect(error(time)).toBeLessThan(31);
  await time.measure();
  expect(error(time)).toBeGreaterThan(190);
  time.close();
});

it('believes the shortest of some at the start, however far away the database is, and such as that later', async () => {
  const { parts, asked } = timeOf([900, 4000, 300, 700, 2000, 4000, 500]);
  const time = await SharedTime.open(parts);
  expect(error(time)).toBeLessThan(160);
  await time.measure();
  expect(asked()).toBe(7);
  expect(error(time)).toBeLessThan(260);
  time.close();
});
