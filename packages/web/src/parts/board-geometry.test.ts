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
    const [trail] = trails(model, places, [{ at: 's', kind: 'moved', from: 'n' }]);
    const [x1, y1, x2, y2] = trail.line;
    expect([x1, y1, x2]).toEqual([1.5, 0.5, 1.5]);
    expect(y2).toBeCloseTo(2.14);
  });
  it('leave the board and come back where its edges meet', () => {
    const found = trails({ ...model, wraps: true }, places, [{ at: 'e', kind: 'moved', from: 'w' }]);
    expect(found.map(({ line: [x1] }) => x1)).toEqual([0.5, 3.5]);
    expect(found.map(({ line: [, , x2] }) => x2)).toEqual([
      expect.closeTo(0.5 - 0.64),
      expect.closeTo(3.5 - 0.64),
    ]);
  });
  it('at spots are drawn there and not on the square', () => {
    const mark = { at: 's', kind: 'moved', from: 'n', spot: [0.25, 0.75], fromSpot: [0.25, 0.25] } as const;
    expect(marksByCell([mark]).size).toBe(0);
    const [{ line, fine }] = trails(model, places, [mark]);
    expect(fine).toBe(true);
    expect(line).toEqual([1.25, 0.25, 1.25, expect.closeTo(2.57)]);
  });
});
