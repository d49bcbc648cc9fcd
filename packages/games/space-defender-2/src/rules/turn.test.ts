import { describe, expect, test } from 'vitest';
import { ArrangedGame, at } from '../../testing/scene.js';
import { ROW, ROW_LETTERS } from '../grid.js';
import { game } from '../index.js';
import { defaultOptions } from '../options.js';

const WIDE = '_'.repeat(29);
const shipOn = (row: string) => ['A', 'B', 'C', 'D', 'E'].map((r) => (r === row ? `S${WIDE}` : `_${WIDE}`));

describe('projectiles fly', () => {
  const cellsOf = (weapon: number, turns: number, setUp: string[] = shipOn('C')) => {
    const scene = new ArrangedGame(setUp, { weapon });
    scene.play('fire');
    const paths = scene.position.projectiles.map((each) => [each.cell]);
    for (let i = 0; i < turns; i++) {
      scene.play('pass');
      scene.position.projectiles.forEach((each, k) => {
        paths[k].push(each.cell);
      });
    }
    return paths;
  };
  test('Standard: 5 cells a turn', () => {
    expect(cellsOf(1, 2)).toEqual([[at('C2'), at('C7'), at('C12')]]);
  });
  test('Spread: one step up-right, right, down-right', () => {
    expect(cellsOf(2, 1)).toEqual([
      [at('B2'), at('A3')],
      [at('C2'), at('C3')],
      [at('D2'), at('E3')],
    ]);
  });
  test('Snipe: leaps 8 columns and touches nothing between', () => {
    const scene = new ArrangedGame(
      ['_'.repeat(20), '_'.repeat(20), `S____P${'_'.repeat(14)}`, '_'.repeat(20), '_'.repeat(20)],
      {
        weapon: 3,
      },
    );
    scene.play('fire');
    scene.play('pass');
    expect(scene.projectile(-1).cell).toBe(at('C10'));
    expect(scene.enemy(1).health).toBe(300);
  });
  test('Rocket: appears behind, moves 1, 2, 4, 8 …', () => {
    const drawing = shipOn('C');
    drawing[2] = `_S${'_'.repeat(28)}`;
    const [upper, lower] = cellsOf(4, 4, drawing);
    expect(upper).toEqual(['B1', 'B2', 'B4', 'B8', 'B16'].map(at));
    expect(lower).toEqual(['D1', 'D2', 'D4', 'D8', 'D16'].map(at));
  });
  test('Splitter: stays', () => {
    const scene = new ArrangedGame(shipOn('C'), { weapon: 5 });
    scene.play('fire');
    expect(scene.play('pass')[0]).toBe('A friendly projectile(id:-1) stays at: [C,2]');
  });
  test('out of the board, where they are removed', () => {
    const scene = new ArrangedGame(['_________*', '__________', 'S_________', '__________', '__<_______']);
    const lines = scene.play('pass');
    expect(lines[0]).toBe('A friendly projectile(id:-1) moves: [A,10] -> out of board');
    expect(lines[1]).toBe('A enemy projectile(id:-2) moves: [E,3] -> out of board');
    expect(scene.position.projectiles).toEqual([]);
  });
  test('friendly ones first, each side oldest first', () => {
    const scene = new ArrangedGame(['<_________', '_____<____', 'S_________', '_*________', '*_________']);
    const order = scene
      .play('pass')
      .slice(0, 4)
      .map((line) => /id:(-\d)/.exec(line)?.[1]);
    expect(order).toEqual(['-3', '-4', '-1', '-2']);
  });
});

describe('the Starfighter', () => {
  test('passes: regenerates twice', () => {
    const scene = new ArrangedGame(shipOn('C'));
    Object.assign(scene.position.ship, { health: 50, energy: 10 });
    scene.play('pass');
    expect(scene.position.ship).toMatchObject({ health: 52, energy: 16 });
  });
  test('moves first up or down, then left or right, and pays for each cell after regenerating', () => {
    const scene = new ArrangedGame(shipOn('C'));
    scene.position.ship.energy = 20;
    scene.play('move(A,3)');
    expect(scene.position.ship).toMatchObject({ cell: at('A3'), energy: 20 + 3 - 4 * 3 });
  });
  test('is not healed above its maximum by regeneration, nor cut when above it', () => {
    const scene = new ArrangedGame(shipOn('C'));
    Object.assign(scene.position.ship, { health: 69, energy: 200 });
    scene.play('pass');
    expect(scene.position.ship).toMatchObject({ health: 70, energy: 200 });
  });
  test('fires: pays in energy, the Rocket in health; shots outside the board use up an id', () => {
    const standard = new ArrangedGame(shipOn('C'));
    standard.play('fire');
    expect(standard.position.ship).toMatchObject({ health: 70, energy: 65 });
    const rocket = new ArrangedGame(shipOn('A'), { weapon: 4 });
    expect(rocket.play('fire').slice(1)).toEqual([
      'A friendly projectile(id:-1) spawns at location out of board.',
      'A friendly projectile(id:-2) spawns at location out of board.',
    ]);
    expect(rocket.position.ship).toMatchObject({ health: 60, energy: 60 });
  });
  test('recalls itself to the start, also when it is there', () => {
    const scene = new ArrangedGame(shipOn('E'));
    expect(scene.play('special')[0]).toBe('The Starfighter(id:0) uses special, teleporting to: [C,1]');
    expect(scene.position.ship).toMatchObject({ cell: at('C1'), energy: 20 });
    scene.position.ship.energy = 60;
    scene.play('special');
    expect(scene.position.ship).toMatchObject({ cell: at('C1'), energy: 13 });
  });
  test('recalls itself onto an enemy', () => {
    const drawing = shipOn('E');
    drawing[2] = `P${WIDE}`;
    const scene = new ArrangedGame(drawing);
    expect(scene.play('special')[1]).toContain('trading 300 damage');
    expect(scene.position.ending).toBe('destroyed');
  });
  test('repairs above its maximum', () => {
    const scene = new ArrangedGame(shipOn('C'), { power: 2 });
    scene.play('special');
    expect(scene.position.ship).toMatchObject({ health: 120, energy: 20 });
  });
  test('overcharges down to its last health, above its maximum energy', () => {
    const scene = new ArrangedGame(shipOn('C'), { power: 3 });
    scene.position.ship.health = 30;
    expect(scene.play('special')[0]).toBe(
      'The Starfighter(id:0) uses special, gaining 60 energy at the expense of 30 health.',
    );
    expect(scene.position.ship).toMatchObject({ health: 1, energy: 130 });
    const healthy = new ArrangedGame(shipOn('C'), { power: 3 });
    healthy.play('special');
    expect(healthy.position.ship).toMatchObject({ health: 20, energy: 170 });
  });
  test('clears all projectiles with drones, oldest first', () => {
    const scene = new ArrangedGame(['_____<____', '__________', 'S_________', '__________', '*_________'], {
      power: 4,
      weapon: 2,
    });
    expect(scene.play('special').slice(2)).toEqual([
      'The Starfighter(id:0) uses special, clearing projectiles with drones.',
      'A projectile(id:-1) at location [A,2] has been neutralized.',
      'A projectile(id:-2) at location [E,6] has been neutralized.',
    ]);
    expect(scene.position.projectiles).toEqual([]);
  });
  test('strikes every enemy by 100 less armour', () => {
    const scene = new ArrangedGame(['_________C', '_________I', 'S_________', '__________', '__________'], {
      power: 5,
      weapon: 2,
    });
    scene.enemy(1).armour = 120;
    const lines = scene.play('special');
    expect(lines).toContain('A Carrier(id:1) at location [A,10] takes 0 damage.');
    expect(lines).toContain('A Interceptor(id:2) at location [B,10] takes 100 damage.');
    expect(lines).toContain('The Interceptor at location [B,10] has been destroyed.');
  });
});

describe('vision', () => {
  test('flags are by distance at most the vision', () => {
    const scene = new ArrangedGame(
      shipOn('C').map((line, i) => (i === 2 ? `S${'_'.repeat(13)}P${'_'.repeat(15)}` : line)),
    );
    expect(scene.enemy(1)).toMatchObject({ seen: false, sees: false }); // 14 away, vision 13
    scene.play('pass');
    expect(scene.enemy(1)).toMatchObject({ seen: true, sees: false });
  });
  test('an enemy that appears has its flags at once', () => {
    const position = game.begin({ ...defaultOptions, play: [5, 12, 2, 2, 2, 2, 2] }, 900);
    game.perform(position, game.onMove(position), game.grammar.intern('pass'), null);
    expect(position.enemies[0]).toMatchObject({ cell: at('A12'), seen: true, sees: false });
  });
});

describe('random numbers', () => {
  // Row of the natural spawn on boards of 5 to 10 rows, and the roll, in the first six turns of a run.
  test.each([
    [1, 'AAAAAA', 1],
    [2, 'AEAEEA', 37],
    [3, 'CBAHHH', 42],
    [4, 'BABCDG', 31],
    [5, 'DBCHBD', 74],
    [6, 'ADBBGF', 52],
  ])('turn %i: rows %s, roll %i', (turn, rows, roll) => {
    [...rows].forEach((letter, i) => {
      const drawn: number[] = [];
      const position = game.begin({ ...defaultOptions, play: [5 + i, 10, 1, 1, 1, 1, 1] }, 900);
      for (let t = 0; t < turn; t++) {
        drawn.length = 0;
        game.perform(position, game.onMove(position), game.grammar.intern('pass'), (fact) => {
          if (fact.kind === 'drew') drawn.push(fact.value);
        });
      }
      expect(drawn.map((value, k) => (k === 0 ? ROW_LETTERS[value - 1] : value))).toEqual([letter, roll]);
      expect(position.draws).toBe(2 * turn);
    });
  });

  test('the seed replaces 900; the first two draws count as 0 all the same', () => {
    const values = (seed: number) => {
      const drawn: number[] = [];
      const position = game.begin({ ...defaultOptions, play: [10, 30, 1, 1, 1, 1, 1] }, seed);
      for (let t = 0; t < 3; t++)
        game.perform(position, game.onMove(position), game.grammar.intern('pass'), (fact) => {
          if (fact.kind === 'drew') drawn.push(fact.value);
        });
      return drawn;
    };
    expect(values(1).slice(0, 2)).toEqual([1, 1]);
    expect(values(1)[2]).toBe(((((16807 ** 2 % 2147483647) * 16807) % 2147483647) % 10) + 1);
    expect(values(1)).not.toEqual(values(2));
  });

  test('a turn that ends early draws nothing; neither does a refused command', () => {
    const scene = new ArrangedGame(['__________', '__________', 'S<________', '__________', '__________']);
    scene.position.ship.health = 1;
    expect(scene.give('move(A,10)')?.code).toBe('out-of-range');
    expect(scene.position.draws).toBe(0);
    scene.play('pass');
    expect(scene.position).toMatchObject({ draws: 0, ending: 'destroyed' });
  });
});

describe('natural spawn', () => {
  const first = (thresholds: number[]) => {
    const position = game.begin({ ...defaultOptions, play: [5, 12, ...thresholds] }, 900);
    game.perform(position, game.onMove(position), game.grammar.intern('pass'), null);
    return position.enemies.map((enemy) => [enemy.kind, ROW[enemy.cell]]);
  };
  test('a roll below a threshold means its enemy, the first that fits', () => {
    expect(first([2, 2, 2, 2, 2])).toEqual([[0, 0]]);
    expect(first([1, 2, 2, 2, 2])).toEqual([[1, 0]]);
    expect(first([1, 1, 2, 2, 2])).toEqual([[2, 0]]);
    expect(first([1, 1, 1, 2, 2])).toEqual([[3, 0]]);
    expect(first([1, 1, 1, 1, 2])).toEqual([[4, 0]]);
    expect(first([1, 1, 1, 1, 1])).toEqual([]);
  });
  test('a cell held by an enemy gets none, though both numbers are drawn', () => {
    const scene = new ArrangedGame(
      ['__________IP', '____________', 'S___________', '____________', '____________'],
      { play: [5, 12, 2, 2, 2, 2, 2] },
    );
    scene.position.enemies.reverse(); // the Pylon acts first and cannot leave
    scene.play('move(D,1)');
    expect(scene.enemy(2).cell).toBe(at('A12'));
    expect(scene.position).toMatchObject({ draws: 2, enemiesMade: 2 });
  });
  test('onto the Starfighter is a collision', () => {
    const scene = new ArrangedGame(['_________S', '__________', '__________', '__________', '__________'], {
      play: [5, 10, 1, 1, 1, 2, 2],
    });
    const lines = scene.play('pass');
    expect(lines).toContain('A Interceptor(id:1) spawns at location [A,10].');
    expect(lines).toContain(
      'The Interceptor collides with Starfighter(id:0) at location [A,10], trading 50 damage.',
    );
    expect(scene.position.ship.health).toBe(20);
  });
});
