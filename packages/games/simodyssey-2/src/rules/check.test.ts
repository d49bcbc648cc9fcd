import { describe, expect, test } from 'vitest';
import { ArrangedGame } from '../../testing/scene.js';

const refusalOf = (scene: ArrangedGame, command: string) => scene.give(command)?.words ?? null;
const COMMANDS = ['abort', 'status', 'pass', 'move(N)', 'wormhole', 'land', 'liftoff'];

function idle(): ArrangedGame {
  const scene = new ArrangedGame({ '1:1': 'E' });
  scene.give('abort');
  return scene;
}

describe('refusals, first match wins', () => {
  test.each(COMMANDS)('%s without a mission', (command) => {
    expect(refusalOf(idle(), command)).toBe('Negative on that request:no mission in progress.');
  });

  test('a mission is refused in a mission, before bad thresholds', () => {
    const words = 'To start a new mission, please abort the current one first.';
    for (const command of ['play', 'test(3,5,7,15,30)', 'test(9,5,7,15,30)'])
      expect(refusalOf(new ArrangedGame({ '1:1': 'E' }), command)).toBe(words);
  });

  test('thresholds must not decrease; equal neighbours are fine', () => {
    expect(refusalOf(idle(), 'test(3,5,4,15,30)')).toBe('Thresholds should be non-decreasing order.');
    expect(refusalOf(idle(), 'test(5,5,5,5,5)')).toBeNull();
  });

  test('landed comes before full for move and before no wormhole for wormhole', () => {
    const scene = new ArrangedGame({ '2:3': 'EPY', '1:3': 'PPPP' }).with(0, { landed: true });
    const words = 'Negative on that request:you are currently landed at Sector:2:3';
    expect(refusalOf(scene, 'move(N)')).toBe(words);
    expect(refusalOf(scene, 'wormhole')).toBe(words);
  });

  test('a full sector cannot be moved to', () => {
    const scene = new ArrangedGame({ '1:1': 'E', '5:1': 'PPPP' });
    expect(refusalOf(scene, 'move(N)')).toBe('Cannot transfer to new location as it is full.');
  });

  test('no wormhole', () => {
    expect(refusalOf(new ArrangedGame({ '4:2': 'E' }), 'wormhole')).toBe(
      "Explorer couldn't find wormhole at Sector:4:2",
    );
  });

  test('land: landed, then the yellow dwarf, then any planet, then an attached unvisited one', () => {
    const landed = new ArrangedGame({ '4:2': 'E' }).with(0, { landed: true });
    expect(refusalOf(landed, 'land')).toBe(
      'Negative on that request:already landed on a planet at Sector:4:2',
    );
    for (const letters of ['E', 'EP', 'EP*', 'EPW'])
      expect(refusalOf(new ArrangedGame({ '4:2': letters }), 'land')).toBe(
        'Negative on that request:no yellow dwarf at Sector:4:2',
      );
    for (const letters of ['EY', 'EYMA'])
      expect(refusalOf(new ArrangedGame({ '4:2': letters }), 'land')).toBe(
        'Negative on that request:no planets at Sector:4:2',
      );
    const none = 'Negative on that request:no unvisited attached planet at Sector:4:2';
    expect(refusalOf(new ArrangedGame({ '4:2': 'EYP' }), 'land')).toBe(none);
    const visited = new ArrangedGame({ '4:2': 'EYP' }).with(1, { attached: true, visited: true });
    expect(refusalOf(visited, 'land')).toBe(none);
  });

  test('liftoff when not landed', () => {
    expect(refusalOf(new ArrangedGame({ '4:2': 'E' }), 'liftoff')).toBe(
      'Negative on that request:you are not on a planet at Sector:4:2',
    );
  });

  test('a refused command changes nothing, tells nothing and draws nothing', () => {
    const scene = new ArrangedGame({ '1:1': 'E', '5:5': 'A' });
    const before = structuredClone(scene.position);
    for (const command of ['play', 'wormhole', 'land', 'liftoff']) expect(scene.give(command)).not.toBeNull();
    expect(scene.position).toStrictEqual(before);
    expect(scene.facts).toEqual([]);
    expect(scene.drawn).toEqual([]);
  });
});
