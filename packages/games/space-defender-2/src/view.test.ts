import { describe, expect, test } from 'vitest';
import { ArrangedGame, at } from '../testing/scene.js';
import { OUT, squareOf } from './grid.js';
import { type Fact, game, OUT_OF_BOARD, OUT_OF_SIGHT } from './index.js';

const FAR = 29;
const drawing = (last: string) => [
  '_'.repeat(FAR) + last,
  '_'.repeat(30),
  `S___G${'_'.repeat(25)}`,
  '_'.repeat(30),
  '_'.repeat(30),
];

describe('a view', () => {
  test('in normal mode shows only what is within vision', () => {
    const { position } = new ArrangedGame(drawing('P'), { debug: false });
    const { board, enemies } = game.view(position, 0);
    expect(board[2]).toBe(`S___G${'_'.repeat(9)}${'?'.repeat(16)}`);
    expect(board[0].at(-1)).toBe('?');
    expect(enemies.map((enemy) => enemy.id)).toEqual([2]);
  });
  test('in debug mode shows everything but the generator', () => {
    const view = game.view(new ArrangedGame(drawing('P')).position, 0);
    expect(view.board[0].at(-1)).toBe('P');
    expect(view.enemies).toHaveLength(2);
    expect(Object.keys(view)).not.toContain('random');
  });
  test('shares nothing with the position', () => {
    const scene = new ArrangedGame(drawing('P'));
    const view = game.view(scene.position, 0);
    const before = JSON.stringify(view);
    scene.play('fire');
    scene.play('pass');
    expect(JSON.stringify(view)).toBe(before);
  });
  test('before the first game has an empty board', () => {
    const view = game.view(
      game.begin({ play: null, weapon: 1, armour: 1, engine: 1, power: 1, debug: false, single: false }, 900),
      0,
    );
    expect(view.board).toEqual([]);
  });
});

describe('facts seen in normal mode', () => {
  const { position } = new ArrangedGame(drawing('P'), { debug: false }); // the ship on C1 sees 13 cells far
  const near = at('C5');
  const far = at('A30');
  const seen = (fact: Fact) => game.seen(fact, position, 0);

  test('random numbers are never seen, in debug mode neither', () => {
    const drew: Fact = { kind: 'drew', purpose: 'spawn row', low: 1, high: 5, value: 3 };
    expect(seen(drew)).toBeNull();
    expect(game.seen(drew, { ...position, debug: true }, 0)).toBeNull();
  });
  test('what happens in a cell within vision is seen, elsewhere not', () => {
    const spawned = (cell: number): Fact => ({ kind: 'spawned', name: 'Grunt', id: 7, cell });
    expect(seen(spawned(near))).toEqual({ kind: 'spawned', name: 'Grunt', id: 7, cell: 'C5' });
    expect(seen(spawned(far))).toBeNull();
    expect(seen(spawned(OUT))).toBeNull();
    const everything = { ...position, debug: true };
    expect(game.seen(spawned(far), everything, 0)).toMatchObject({ cell: 'A30' });
    expect(game.seen(spawned(OUT), everything, 0)).toMatchObject({ cell: OUT_OF_BOARD });
  });
  test('of a movement into or out of sight only the seen end', () => {
    const moved = (from: number, to: number): Fact => ({ kind: 'moved', name: 'Grunt', id: 7, from, to });
    expect(seen(moved(near, near - 1))).toMatchObject({ from: 'C5', to: 'C4' });
    expect(seen(moved(far, near))).toMatchObject({ from: OUT_OF_SIGHT, to: 'C5' });
    expect(seen(moved(near, far))).toMatchObject({ from: 'C5', to: OUT_OF_SIGHT });
    expect(seen(moved(near, OUT))).toMatchObject({ from: 'C5', to: OUT_OF_BOARD });
    expect(seen(moved(far, far - 1))).toBeNull();
    expect(seen(moved(far, OUT))).toBeNull();
  });
  test('a healer out of sight is not named', () => {
    const healed = {
      kind: 'healed',
      by: 'Pylon',
      byCell: far,
      name: 'Grunt',
      id: 2,
      cell: near,
      health: 10,
    } as const;
    expect(seen(healed)).toEqual({ ...healed, by: null, byCell: OUT_OF_SIGHT, cell: 'C5' });
    expect(seen({ ...healed, byCell: near })).toEqual({ ...healed, byCell: 'C5', cell: 'C5' });
    expect(seen({ ...healed, cell: far })).toBeNull();
  });
  test('no fact of a whole game names a cell beyond vision', () => {
    const scene = new ArrangedGame(drawing('P'), {
      debug: false,
      play: [5, 30, 40, 60, 80, 90, 101],
      armour: 4,
    });
    const cells: string[] = [];
    for (let i = 0; i < 60 && scene.position.ending === null; i++) {
      game.perform(scene.position, game.onMove(scene.position), game.grammar.intern('pass'), (fact) => {
        const known = game.seen(fact, scene.position, 0);
        if (!known) return;
        for (const key of ['cell', 'from', 'to', 'byCell'])
          if (key in known) cells.push((known as unknown as Record<string, string>)[key]);
      });
    }
    const { board } = game.view(scene.position, 0);
    const fog = board.flatMap((row, r) =>
      [...row].flatMap((glyph, c) => (glyph === '?' ? [squareOf(r * 30 + c)] : [])),
    );
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter((cell) => fog.includes(cell))).toEqual([]); // the ship never moves
  });
});
