import { describe, expect, test } from 'vitest';
import { ArrangedGame } from '../testing/scene.js';
import { game } from './index.js';

/** The Armoured engine with the Standard weapon sees seven cells far. */
const SHORT = { debug: false, engine: 3 } as const;
const row = (text: string) => text.padEnd(30, '_');
const field = (third: string) => [row(''), row(''), row(third), row(''), row('')];
const viewOf = (scene: ArrangedGame) => game.view(scene.position, 0);

describe('what went out of sight is remembered', () => {
  test('an enemy that the ship leaves behind: where and when it was seen last, and how it was', () => {
    const scene = new ArrangedGame(field('____G__S'), SHORT);
    expect(viewOf(scene).remembered.enemies).toEqual([]);
    scene.play('move(C,12)');
    const [grunt] = viewOf(scene).remembered.enemies;
    expect(viewOf(scene).enemies).toEqual([]);
    expect(grunt).toMatchObject({ id: 1, name: 'Grunt', cell: 'C5', turn: 0, health: 100, maxHealth: 100 });
  });

  test('one that goes by itself: the cell it was seen leaving', () => {
    const scene = new ArrangedGame(field('______I______S'), SHORT);
    scene.play('pass');
    expect(viewOf(scene).remembered.enemies).toMatchObject([{ id: 1, cell: 'C7', turn: 0 }]);
    scene.play('pass'); // it leaves the board, which nobody sees
    scene.play('pass');
    expect(scene.has(1)).toBe(false);
    expect(viewOf(scene).remembered.enemies).toMatchObject([{ id: 1, cell: 'C7', turn: 0 }]);
  });

  test('what happens to it afterwards does not show', () => {
    const scene = new ArrangedGame(field('____G__S'), SHORT);
    scene.play('move(C,12)');
    scene.enemy(1).health = 3;
    scene.enemy(1).armour = 50;
    expect(viewOf(scene).remembered.enemies).toMatchObject([{ health: 100, armour: 1 }]);
  });

  test('projectiles too, until they must have left the board', () => {
    const scene = new ArrangedGame(field('S'), SHORT);
    scene.play('fire'); // appears on C2, flies to C7 and then out of sight
    scene.play('pass');
    expect(viewOf(scene).remembered.projectiles).toEqual([]);
    scene.play('pass');
    expect(viewOf(scene).remembered.projectiles).toMatchObject([
      { id: -1, side: 'friendly', weapon: 'Standard', cell: 'C7', turn: 2, damage: 70, move: 5 },
    ]);
    for (let i = 0; i < 4; i++) scene.play('pass');
    expect(viewOf(scene).remembered.projectiles).toEqual([]);
  });

  test('what comes back into sight is remembered no more', () => {
    const scene = new ArrangedGame(field('________P__S'), SHORT);
    scene.play('move(C,16)');
    expect(viewOf(scene).remembered.enemies).toHaveLength(1);
    scene.play('move(C,12)');
    expect(viewOf(scene).remembered.enemies).toEqual([]);
    expect(viewOf(scene).enemies).toHaveLength(1);
  });

  test('in debug mode nothing is out of sight; without it all that was shown is remembered', () => {
    const scene = new ArrangedGame(field('S____________________P'), { engine: 3, debug: true });
    expect(viewOf(scene)).toMatchObject({ enemies: [{ id: 1 }], remembered: { enemies: [] } });
    scene.give('toggle_debug_mode');
    expect(viewOf(scene)).toMatchObject({ enemies: [], remembered: { enemies: [{ id: 1, cell: 'C22' }] } });
    scene.give('toggle_debug_mode');
    expect(viewOf(scene)).toMatchObject({ enemies: [{ id: 1 }], remembered: { enemies: [] } });
  });

  test('a new game forgets the last one', () => {
    const scene = new ArrangedGame(field('____G__S'), SHORT);
    scene.play('move(C,12)');
    for (const text of ['abort', 'play(5,12,1,1,1,1,1)', 'setup_next(5)']) scene.give(text);
    expect(viewOf(scene)).toMatchObject({
      remembered: { enemies: [], projectiles: [] },
      newest: { enemy: 0, projectile: 0 },
    });
  });
});
