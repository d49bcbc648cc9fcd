import { describe, expect, test } from 'vitest';
import { ArrangedGame, at } from '../testing/scene.js';
import { game, preview } from './index.js';

const drawing = ['____________', '____________', '_S__________', '____________', '____________'];
const previewOf = (scene: ArrangedGame, text: string) => {
  const parsed = game.grammar.parse(text);
  if (!parsed.ok) throw new Error(parsed.error.words);
  return preview(game.view(scene.position, 0), parsed.value);
};

describe('a preview, made from a view', () => {
  test('of a move: the cells in order, first up or down, and the energy', () => {
    expect(previewOf(new ArrangedGame(drawing), 'move(A,4)')).toEqual({
      refusal: null,
      cells: ['B2', 'A2', 'A3', 'A4'],
      energy: 12,
      health: 0,
    });
  });
  test('is what the move then does', () => {
    const scene = new ArrangedGame(drawing);
    const { cells, energy } = previewOf(scene, 'move(E,1)');
    scene.play('move(E,1)');
    expect(scene.position.ship).toMatchObject({ cell: at(cells.at(-1)!), energy: 70 - energy });
  });
  test('of fire: where projectiles appear, and the cost', () => {
    expect(previewOf(new ArrangedGame(drawing, { weapon: 4 }), 'fire')).toMatchObject({
      cells: ['B1', 'D1'],
      energy: 0,
      health: 10,
    });
    expect(previewOf(new ArrangedGame(drawing, { weapon: 2 }), 'fire')).toMatchObject({
      cells: ['B3', 'C3', 'D3'],
      energy: 10,
    });
  });
  test('of special: the cost', () => {
    expect(previewOf(new ArrangedGame(drawing), 'special')).toMatchObject({ energy: 50, cells: [] });
  });
  test('of what is refused: why', () => {
    expect(previewOf(new ArrangedGame(drawing), 'move(C,2)').refusal?.words).toBe('Already there.');
  });
});
