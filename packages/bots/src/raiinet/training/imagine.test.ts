import { stream } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { dealFor } from '../deal.js';
import { AT, CARDS, KNOWN, pack, SEAT_SIZE, SIZE, seatAt, VALUE } from '../packed/layout.js';
import { imagine } from './imagine.js';

const sorted = (list: Int8Array) => [...list].sort();
const sum = (list: Int8Array) => list.reduce((all, n) => all + n, 0);

test.each([2, 4] as const)('what one of %i players knows stays, the rest is dealt anew', (players) => {
  const rng = stream(players, 'imagine');
  const truth = pack(game.begin(dealFor(players, rng), 1));
  truth[KNOWN + 9] |= 1; // the first player has seen the second one's second link
  const world = new Int8Array(SIZE);
  const values = new Set<number>();
  const hands = new Set<string>();
  for (let i = 0; i < 200; i++) {
    imagine(truth, rng, world);
    expect(world.slice(0, seatAt(1))).toEqual(truth.slice(0, seatAt(1)));
    expect(world.slice(VALUE, VALUE + 8)).toEqual(truth.slice(VALUE, VALUE + 8));
    expect(world.slice(AT)).toEqual(truth.slice(AT));
    expect(world[VALUE + 9]).toBe(truth[VALUE + 9]);
    const cards = world.slice(seatAt(1) + CARDS, seatAt(1) + SEAT_SIZE);
    expect(sorted(world.slice(VALUE + 8, VALUE + 16))).toEqual(sorted(truth.slice(VALUE + 8, VALUE + 16)));
    expect(sum(cards)).toBe(5);
    expect(Math.max(...cards)).toBeLessThanOrEqual(2);
    values.add(world[VALUE + 8]);
    hands.add(cards.join(''));
  }
  expect(values.size).toBe(7);
  expect(hands.size).toBeGreaterThan(100);
});
