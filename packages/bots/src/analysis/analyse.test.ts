import { expect, it } from 'vitest';
import { mostChanged } from './analyse.js';

const POINTS = [0.5, 0.4, 0.8, 0.7, 0.1, 1].map((value, i) => ({ turn: 2 * i, value }));

it('finds where a line fell and rose most, the steepest first, and no little waves', () => {
  const turns = (sign: number, candidates: number) =>
    mostChanged(POINTS, { sign, candidates }, 0.12).map(({ turn, next }) => [turn, next]);
  expect(turns(-1, 5)).toEqual([[6, 8]]);
  expect(turns(1, 5)).toEqual([
    [8, 10],
    [2, 4],
  ]);
  expect(turns(1, 1)).toEqual([[8, 10]]);
});
