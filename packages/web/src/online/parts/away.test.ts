/** When whom may be claimed, and what else may be done about who is not there, as the page counts it. */
import type { Seat } from '@quadrant/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { type Absence, absenceOf, awayOf } from './away.js';

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

interface Seen {
  readonly moved?: readonly Seat[];
  readonly away?: readonly Seat[];
  readonly clock?: unknown;
  readonly seats?: number;
}
const TIMED = { left: [], running: null, at: NOW - 10_000 }; // who is asked has not begun for ten seconds

/** What the first one is told of whoever is asked after it. */
function told({ moved = [0], away = [1], clock = TIMED, seats = 2 }: Seen): Partial<Absence> | null {
  const awaySince = new Map(away.map((seat) => [seat, NOW - 10_000]));
  const story = { left: new Map(), hasMoved: (seat: Seat) => moved.includes(seat) };
  const client = { machine: { awaySince, story }, now: () => NOW } as unknown as MatchClient;
  const players = Array.from({ length: seats }, (_, i) => ({ name: `${i}` }));
  const state = { game: 'raiinet', seat: 0, onMove: 1, over: null, clock, players };
  return absenceOf(client, state as unknown as StateMessage);
}

test('who never began is said to be waited for, at once where they left, and can be called off after a minute', () => {
  const callOff = (left: number) => ({ seat: 1, left, remedy: 'callOff' });
  expect(told({})).toEqual(callOff(50_000));
  expect(told({ away: [] })).toBe(null);
  expect(told({ away: [], clock: { ...TIMED, at: NOW - 40_000 } })).toEqual(callOff(20_000));
  expect(told({ clock: { ...TIMED, at: NOW - 61_000 } })).toEqual(callOff(-1_000));
  expect(told({ moved: [], clock: null }), 'before one’s own first command').toEqual(callOff(0));
});

test('who went away loses with two and is put out with four; without a clock all that is left is to wait', () => {
  const clock = { ...TIMED, running: 1 };
  expect(told({ moved: [0, 1], clock })).toEqual({ seat: 1, left: 20_000, remedy: 'claim' });
  const four = { moved: [0, 1, 2, 3], away: [2], seats: 4 };
  expect(told({ ...four, clock })).toEqual({ seat: 2, left: 20_000, remedy: 'putOut' });
  for (const moved of [[0], [0, 1]])
    expect(told({ moved, clock: null })).toEqual({ seat: 1, left: 0, remedy: 'wait' });
  expect(told({ moved: [0, 1], clock: null, away: [] })).toBe(null);
  expect(told({ clock: { days: 1 } })).toBe(null);
});
