import { describe, expect, test } from 'vitest';
import { game, levels, playerOf } from './index.js';
import { GATE, holds, wayTo } from './way.js';

const keyOf = (x: number, y: number) => `${x},${y}`;

const viewOf = (level: string) => {
  const options = game.readOptions({ level });
  if (!options.ok) throw new Error(options.error.words);
  return game.view(game.begin(options.value, 1), 0);
};
const MAP = 'map:\nXXXXXX\nXPT..X\nX.~.GX\nX....X\nXXXXXX\nend\n';

describe('a way', () => {
  test('goes around trees and pools', () => {
    expect(wayTo(viewOf(MAP), (key) => key === '4,2')).toEqual(['1,2', '1,3', '2,3', '3,3', '3,2', '4,2']);
  });
  test('goes through a pool that is wanted, and nowhere into a tree', () => {
    expect(wayTo(viewOf(MAP), (key) => key === '2,2')).toEqual(['1,2', '2,2']);
    expect(wayTo(viewOf(MAP), (key) => key === '2,1')).toBe(null);
  });
  test.each(levels)('leads to the gate of $title, one step at a time', ({ id }) => {
    const view = game.view(game.begin({ shipped: id }, 1), 0);
    const way = wayTo(view, holds(view, GATE));
    if (!way) return; // people may stand in it
    const { x, y } = playerOf(view);
    const places = [keyOf(x, y), ...way].map((key) => key.split(',').map(Number));
    for (let i = 1; i < places.length; i++)
      expect(Math.abs(places[i][0] - places[i - 1][0]) + Math.abs(places[i][1] - places[i - 1][1])).toBe(1);
  });
});
