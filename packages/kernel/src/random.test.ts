import { expect, test } from 'vitest';
import { lehmer, shuffled, stream } from './random.js';

test('the recurrence gives the published values', () => {
  const values = [lehmer(900)];
  while (values.length < 10) values.push(lehmer(values[values.length - 1]));
  expect(values).toEqual([
    15126300, 824653754, 96185740, 1686029636, 1053370087, 135866341, 730476426, 2100765530, 787622383,
    480190973,
  ]);
});

test('the recurrence is exact over the whole range', () => {
  for (const edge of [1, 2, 65535, 65536, 1073741824, 2147483645, 2147483646])
    expect(lehmer(edge)).toBe((16807 * edge) % 2147483647);
  let x = 1;
  for (let i = 0; i < 100000; i++) {
    const next = lehmer(x);
    if (next !== (16807 * x) % 2147483647) throw new Error(`wrong after ${x}`);
    x = next;
  }
});

test('streams are reproducible, differ by purpose and seed, and stay in range', () => {
  const draw = (seed: number, purpose: string) => {
    const rng = stream(seed, purpose);
    return Array.from({ length: 50 }, () => rng.below(1000));
  };
  expect(draw(7, 'bots')).toEqual(draw(7, 'bots'));
  expect(draw(7, 'bots')).not.toEqual(draw(7, 'looks'));
  expect(draw(7, 'bots')).not.toEqual(draw(8, 'bots'));
  expect(draw(7, 'bots').every((n) => Number.isInteger(n) && n >= 0 && n < 1000)).toBe(true);
});

test('half a million streams by seed, by purpose and by the upper bits of the seed all differ', () => {
  const seen = new Set<number>();
  const add = (seed: number, purpose: string) => {
    const rng = stream(seed, purpose);
    seen.add(rng.below(2 ** 26) * 2 ** 26 + rng.below(2 ** 26));
  };
  for (let i = 0; i < 300_000; i++) add(i, 'game');
  for (let i = 0; i < 100_000; i++) add(7, `game ${i}`);
  for (let i = 0; i < 100_000; i++) add(7 + (i + 1) * 2 ** 33 - (i % 2), 'game');
  expect(seen.size).toBe(500_000);
});

test('a stream is spread evenly', () => {
  const rng = stream(1, 'spread');
  const counts = Array(10).fill(0);
  for (let i = 0; i < 100_000; i++) counts[rng.below(10)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  expect(rng.unit()).toBeLessThan(1);
});

test('a shuffle gives every order equally often and leaves its list alone', () => {
  const rng = stream(2, 'shuffle');
  const list = [1, 2, 3];
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffled(list, rng).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(list).toEqual([1, 2, 3]);
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
