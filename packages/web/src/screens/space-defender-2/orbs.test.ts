import type { FocusView } from '@quadrant/space-defender-2';
import { describe, expect, it } from 'vitest';
import { filledWorth, formulaOf, heldIn, metalOf, nextTray } from './orbs.js';

const diamond = (taken: number, worth: number): FocusView => ({
  name: 'diamond',
  slots: 4,
  factor: 3,
  taken,
  worth,
});
const platinum = (taken: number, worth: number): FocusView => ({
  name: 'platinum',
  slots: 3,
  factor: 2,
  taken,
  worth,
});
const worths = (focus: FocusView, hasInner = false) => heldIn(focus, hasInner).map(({ worth }) => worth);

describe('what lies in a tray', () => {
  it('is what it came with, then what must lie there', () => {
    expect(worths(diamond(1, 3))).toEqual([3]);
    expect(worths(diamond(3, 4), true)).toEqual([3, 1]);
    expect(worths(diamond(3, 6))).toEqual([3, 1, 2]);
    expect(worths(diamond(2, 9))).toEqual([3, 6]); // a full platinum
  });
  it('is a sum where several orbs would do, or a full tray may lie among them', () => {
    expect(heldIn(diamond(3, 7), false)).toEqual([
      { slots: 1, worth: 3 },
      { slots: 2, worth: 4 },
    ]);
    expect(heldIn(diamond(3, 10), false).at(-1)).toEqual({ slots: 2, worth: 7 });
  });
  it('is a metal where it is an orb', () => {
    expect([1, 2, 3, 6].map(metalOf)).toEqual(['bronze', 'silver', 'gold', undefined]);
  });
});

describe('the formula', () => {
  const trays = [diamond(3, 4), platinum(2, 3)];
  it('tells what trays in trays will count, and where the next orb lands', () => {
    expect(formulaOf(trays)).toBe('3 × (3 + 1 + 2 × (1 + 2 + ?) + ?)');
    expect(nextTray(trays)?.name).toBe('platinum');
    expect(filledWorth(trays)).toBe(57);
  });
  it('goes on in the tray around a full one', () => {
    const full = [diamond(2, 3), platinum(3, 6)];
    expect(formulaOf(full)).toBe('3 × (3 + 2 × (1 + 2 + 3) + ? + ?)');
    expect(nextTray(full)?.name).toBe('diamond');
    expect(nextTray([platinum(3, 6)])).toBeUndefined();
  });
});
