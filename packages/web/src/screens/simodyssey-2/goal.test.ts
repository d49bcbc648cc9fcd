import type { View } from '@quadrant/simodyssey-2';
import { describe, expect, it } from 'vitest';
import { goalOf } from './goal.js';

const EMPTY = '----';
function galaxy(
  at: readonly [number, number, number] | null,
  fuel: number,
  holds: Record<string, string>,
): View {
  const sectors = Array.from(
    { length: 25 },
    (_, i) => holds[`${Math.floor(i / 5) + 1}:${(i % 5) + 1}`] ?? EMPTY,
  );
  return { rows: 5, columns: 5, sectors, explorer: { at, fuel } } as unknown as View;
}

describe('the goal', () => {
  it('is the nearest dwarf with a planet, around the edge where that is shorter', () => {
    const view = galaxy([1, 1, 1], 3, { '5:5': 'YP--', '3:1': '-PY-', '1:2': 'Y---', '2:1': 'P---' });
    expect(goalOf(view)).toEqual({ sector: [5, 5], flights: 1, reached: true });
  });
  it('may be beyond the fuel', () => {
    expect(goalOf(galaxy([1, 1, 1], 1, { '3:3': 'YP--' }))).toMatchObject({ flights: 2, reached: false });
  });
  it('is here when one is there, and none without such a sector or without an explorer', () => {
    expect(goalOf(galaxy([2, 2, 1], 0, { '2:2': 'EYP-' }))).toMatchObject({ flights: 0, reached: true });
    expect(goalOf(galaxy([2, 2, 1], 3, {}))).toBeNull();
    expect(goalOf(galaxy(null, 3, { '2:2': 'YP--' }))).toBeNull();
  });
});
