/** When whom may be claimed, as the page counts it. */
import type { Seat } from '@quadrant/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { awayOf } from './away.js';

const NOW = 100_000;
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

/** What the first of four sees, of whom some went away so many milliseconds ago. */
function seen(
  ago: Readonly<Record<Seat, number>>,
  { moved = 4, left = [] as Seat[], clock = { left: [] } as unknown } = {},
) {
  const awaySince = new Map(Object.entries(ago).map(([seat, ms]) => [Number(seat), NOW - ms]));
  const story = {
    left: new Map(left.map((seat) => [seat, 'resigned'])),
    hasMoved: (seat: Seat) => seat < moved,
  };
  const client = { machine: { awaySince, story } } as unknown as MatchClient;
  const players = Array.from({ length: 4 }, (_, i) => ({ name: `${i}` }));
  return awayOf(client, { seat: 0, over: null, clock, players } as unknown as StateMessage);
}

test('nobody may be claimed before thirty seconds, and then whoever the server would take', () => {
  expect(seen({})).toBe(null);
  expect(seen({ 2: 5_000 })).toEqual({ seat: 2, left: 25_000 });
  expect(seen({ 1: 5_000, 3: 12_000 })).toEqual({ seat: 3, left: 18_000 });
  expect(seen({ 1: 5_000, 3: 30_000 })).toEqual({ seat: 3, left: 0 });
  expect(seen({ 1: 31_000, 3: 40_000 })).toEqual({ seat: 1, left: -1_000 });
});

test('without a clock, before all have begun, and where one is out, nobody is claimed', () => {
  const away = { 1: 60_000 };
  expect(seen(away, { clock: null })).toBe(null);
  expect(seen(away, { clock: { days: 1 } })).toBe(null);
  expect(seen(away, { moved: 3 })).toBe(null);
  expect(seen(away, { left: [0] })).toBe(null);
  expect(seen(away, { left: [1] })).toBe(null);
});
