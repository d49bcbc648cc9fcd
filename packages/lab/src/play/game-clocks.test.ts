import { expect, test } from 'vitest';
import { GameClocks } from './game-clocks.js';

const MARGIN = 50;

test('tells programs whole numbers, also of a seat that has another kind of clock', () => {
  const clocks = new GameClocks([{ base: 1000, inc: 10 }, null, { nodes: 7 }], MARGIN);
  expect(clocks.told(0)).toEqual({
    left: [1000, 0, 0],
    inc: [10, 0, 0],
    move: null,
    nodes: null,
  });
  clocks.spend(0, 999.6);
  expect(clocks.told(0)).toMatchObject({ left: [10, 0, 0] });
  expect(clocks.told(1)).toEqual({ left: null, inc: null, move: null, nodes: null });
  expect(clocks.told(2)).toMatchObject({ left: null, nodes: 7 });
});

test('says of who is late how much there was', () => {
  const clocks = new GameClocks([{ base: 100, inc: 0 }, { move: 40 }, null], MARGIN);
  expect(clocks.spend(0, 97)).toBe(null);
  expect(clocks.spend(0, 50)).toBe(null);
  expect(clocks.spend(0, 53.2)).toBe('took 53 ms, with 0 ms left');
  expect(clocks.spend(1, 90)).toBe(null);
  expect(clocks.spend(1, 90.6)).toBe('took 91 ms, with 40 ms for a command');
  expect(clocks.spend(2, 1e9)).toBe(null);
});
