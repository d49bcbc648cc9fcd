import { describe, expect, it } from 'vitest';
import type { BoardModel } from '../screens/contract.js';
import { marksByCell, step, trails, travel } from './board-geometry.js';

/** A plus of five squares in a board of three by three. */
const PLUS = [null, 'n', null, 'w', 'c', 'e', null, 's', null];
const model: BoardModel = {
  name: 'plus',
  rows: 3,
  columns: 3,
  cells: PLUS.map((key) => (key ? { key, name: key, glyph: key } : null)),
};
const places = new Map(PLUS.flatMap((key, i) => (key ? [[key, i] as const] : [])));
const from = (key: string, press: string) => {
  const to = step(model, places.get(key)!, press);
  return to === null ? null : PLUS[to];
};

describe('walking a board', () => {
  it('goes from square to square and over holes', () => {
    expect(from('c', 'ArrowUp')).toBe('n');
    expect(from('w', 'ArrowRight')).toBe('c');
    expect(from('w', 'End')).toBe('e');
    expect(from('e', 'Home')).toBe('w');
  });
  it('stops at the edge and at holes with nothing behind them', () => {
    expect(from('n', 'ArrowUp')).toBe(null);
    expect(from('n', 'ArrowLeft')).toBe(null);
    expect(from('c', 'x')).toBe(null);
  });
});

describe('marks', () => {
  it('of one square are joined, the last note wins', () => {
    const marks = marksByCell([
      { at: 'c', kind: 'hit', note: '1' },
      { at: 'c', kind: 'hit', note: '2' },
      { at: 'c', kind: 'moved', from: 'w' },
    ]);
    expect(marks.get('c')).toEqual({ looks: 'mark-hit mark-moved', note: '2', from: 'w' });
  });
  it('of something that moved give its way', () => {
    expect(travel(model, places, 'w', 'e')).toBe('--dx: -2; --dy: 0');
    expect(travel(model, places, 'nowhere', 'e')).toBe('');
    const [[x1, y1, x2, y2]] = trails(model, places, [{ at: 's', kind: 'moved', from: 'n' }]);
    expect([x1, y1, x2]).toEqual([1.5, 0.5, 1.5]);
    expect(y2).toBeCloseTo(2.14);
  });
});
