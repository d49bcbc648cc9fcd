import { describe, expect, test } from 'vitest';
import { ArrangedGame, at } from '../testing/scene.js';

/** An enemy in the upper right corner, far from the ship on row J. */
const far = (letter: string) => [
  `${'_'.repeat(25)}${letter}____`,
  ...Array(8).fill('_'.repeat(30)),
  `S${'_'.repeat(29)}`,
];
/** An enemy three cells right and two up of the ship. */
const near = (letter: string) => [
  `___${letter}________`,
  '____________',
  'S___________',
  '____________',
  '____________',
];

describe('ordinary actions', () => {
  test.each([
    ['G', 'A Grunt(id:1) moves: [A,26] -> [A,24]', { damage: 15, move: 4 }],
    ['F', 'A Fighter(id:1) moves: [A,26] -> [A,23]', { damage: 20, move: 3 }],
    ['C', 'A Carrier(id:1) moves: [A,26] -> [A,24]', null],
    ['I', 'A Interceptor(id:1) moves: [A,26] -> [A,23]', null],
    ['P', 'A Pylon(id:1) moves: [A,26] -> [A,24]', null],
  ])('%s when it does not see the ship', (letter, line, shot) => {
    const scene = new ArrangedGame(far(letter));
    expect(scene.play('move(I,1)')).toContain(line);
    if (shot) expect(scene.projectile(-1)).toMatchObject({ ...shot, cell: scene.enemy(1).cell - 1 });
    else expect(scene.position.projectiles).toEqual([]);
    expect(scene.position.enemies).toHaveLength(1);
  });

  test.each([
    ['G', 'A Grunt(id:1) moves: [A,4] -> out of board', null],
    ['F', 'A Fighter(id:1) moves: [A,4] -> [A,3]', { damage: 50, move: 6, cell: at('A2') }],
    ['C', 'A Carrier(id:1) moves: [A,4] -> [A,3]', null],
    ['I', 'A Interceptor(id:1) moves: [A,4] -> [A,1]', null],
    ['P', 'A Pylon(id:1) moves: [A,4] -> [A,3]', { damage: 70, move: 2, cell: at('A2') }],
  ])('%s when it sees the ship', (letter, line, shot) => {
    const scene = new ArrangedGame(near(letter));
    expect(scene.play('move(B,1)')).toContain(line);
    if (shot) expect(scene.projectile(-1)).toMatchObject(shot);
    else expect(scene.position.projectiles).toEqual([]);
  });

  test('a Carrier that sees the ship makes an Interceptor to its left', () => {
    const scene = new ArrangedGame(near('C'));
    expect(scene.play('move(B,1)')).toContain('A Interceptor(id:2) spawns at location [A,2].');
    expect(scene.board()[0]).toBe('_IC_________');
  });

  test('an enemy that is made waits until the next turn', () => {
    const scene = new ArrangedGame(near('C'));
    scene.play('move(B,1)');
    expect(scene.enemy(2).cell).toBe(at('A2'));
  });

  test('a Pylon heals every enemy within 5 cells, itself too, in the order of ids', () => {
    const drawing = far('P');
    drawing[1] = `${'_'.repeat(22)}G_______`;
    drawing[5] = `${'_'.repeat(24)}F_____`;
    const scene = new ArrangedGame(drawing);
    for (const enemy of scene.position.enemies) enemy.health = 20;
    const lines = scene.play('move(J,2)').filter((line) => line.startsWith('The Pylon heals'));
    expect(lines).toEqual([
      'The Pylon heals Pylon(id:1) at location [A,24] for 10 damage.',
      'The Pylon heals Grunt(id:2) at location [B,23] for 10 damage.',
    ]);
    expect(scene.enemy(1).health).toBe(30);
    expect(scene.enemy(3).health).toBe(25); // too far: its own regeneration only
  });

  test('an enemy regenerates before it moves, up to its maximum', () => {
    const scene = new ArrangedGame(far('F'));
    scene.enemy(1).health = 148;
    scene.play('move(I,1)');
    expect(scene.enemy(1).health).toBe(150);
  });

  test('what leaves the board on the left has escaped without a score', () => {
    const scene = new ArrangedGame(near('G'));
    scene.play('move(B,1)');
    expect(scene.has(1)).toBe(false);
    expect(scene.facts.some((fact) => fact.kind === 'collected')).toBe(false);
  });

  test('a shot in the first column is created outside the board and uses up an id', () => {
    const scene = new ArrangedGame(['__G_______', '__________', '__________', '__________', '_________S']);
    expect(scene.play('move(D,10)')).toContain('A enemy projectile(id:-1) spawns at location out of board.');
    expect(scene.position).toMatchObject({ projectilesMade: 1, projectiles: [] });
  });
});

describe('pre-emptive actions', () => {
  test('on pass a Grunt gains 10 total health and goes on', () => {
    const scene = new ArrangedGame(far('G'));
    scene.enemy(1).health = 50;
    const lines = scene.play('pass');
    expect(lines).toContain('A Grunt(id:1) gains 10 total health.');
    expect(lines).toContain('A Grunt(id:1) moves: [A,26] -> [A,24]');
    expect(scene.enemy(1)).toMatchObject({ health: 61, maxHealth: 110 });
  });

  test('on special a Grunt gains 20 total health', () => {
    const scene = new ArrangedGame(far('G'));
    scene.play('special');
    expect(scene.enemy(1)).toMatchObject({ health: 120, maxHealth: 120 });
  });

  test('on pass a Fighter moves 6 and fires 100, which ends its turn', () => {
    const scene = new ArrangedGame(far('F'));
    scene.play('pass');
    expect(scene.enemy(1).cell).toBe(at('A20'));
    expect(scene.position.projectiles).toHaveLength(1);
    expect(scene.projectile(-1)).toMatchObject({ damage: 100, move: 10, cell: at('A19') });
  });

  test('on fire a Fighter gains 1 armour and goes on', () => {
    const scene = new ArrangedGame(far('F'));
    scene.play('fire');
    expect(scene.enemy(1)).toMatchObject({ armour: 11, cell: at('A23') });
  });

  test('on pass a Carrier moves 2 and makes Interceptors above and below; outside the board they use up an id', () => {
    const scene = new ArrangedGame(far('C'));
    expect(scene.play('pass')).toEqual([
      'The Starfighter(id:0) passes at location [J,1], doubling regen rate.',
      'A Carrier(id:1) moves: [A,26] -> [A,24]',
      'A Interceptor(id:2) spawns at location out of board.',
      'A Interceptor(id:3) spawns at location [B,24].',
    ]);
    expect(scene.enemy(3).cell).toBe(at('B24'));
  });

  test('a cell held by an enemy gets no second one, and no id is used', () => {
    const drawing = far('C');
    drawing[1] = `${'_'.repeat(23)}G______`;
    const scene = new ArrangedGame(drawing);
    scene.play('pass');
    expect(scene.position.enemiesMade).toBe(3); // the one outside the board
  });

  test('on special a Carrier gains 10 regen and goes on', () => {
    const scene = new ArrangedGame(far('C'));
    scene.play('special');
    expect(scene.enemy(1)).toMatchObject({ regen: 20, cell: at('A24') });
  });

  test('on fire an Interceptor goes up or down to the row of the ship, which ends its turn', () => {
    const scene = new ArrangedGame(near('I'));
    scene.play('fire');
    expect(scene.enemy(1).cell).toBe(at('C4'));
  });

  test('an Interceptor in the row of the ship stays', () => {
    const scene = new ArrangedGame([
      '____________',
      '____________',
      'S________I__',
      '____________',
      '____________',
    ]);
    expect(scene.play('fire')).toContain('A Interceptor(id:1) stays at: [C,10]');
  });

  test('an Interceptor in the column of the ship rams it', () => {
    const scene = new ArrangedGame([
      'I___________',
      '____________',
      'S___________',
      '____________',
      '____________',
    ]);
    scene.play('fire');
    expect(scene.position.ship.health).toBe(20);
    expect(scene.has(1)).toBe(false);
  });

  test('nobody pre-empts a move, and a Pylon nothing', () => {
    for (const command of ['pass', 'fire', 'special']) {
      const scene = new ArrangedGame(far('P'));
      scene.play(command);
      expect(scene.enemy(1)).toMatchObject({ cell: at('A24'), health: 300, armour: 0, regen: 0 });
    }
  });

  test('pre-emptive actions come before all ordinary ones', () => {
    const scene = new ArrangedGame([
      '____________________G',
      '____________________F',
      '_____________________',
      '_____________________',
      'S____________________',
    ]);
    const lines = scene.play('pass').filter((line) => /^A (Grunt|Fighter)/.test(line));
    expect(lines).toEqual([
      'A Grunt(id:1) gains 10 total health.',
      'A Fighter(id:2) moves: [B,21] -> [B,15]',
      'A Grunt(id:1) moves: [A,21] -> [A,19]',
    ]);
  });

  test('when the ship dies in the pre-emptive round nobody else acts, but the action is finished', () => {
    const scene = new ArrangedGame([
      'G___________',
      '____________',
      '__S_________',
      '____C_______',
      '____________',
    ]);
    scene.position.ship.health = 1;
    const lines = scene.play('pass');
    expect(lines.slice(-4)).toEqual([
      'The Interceptor collides with Starfighter(id:0) at location [C,3], trading 50 damage.',
      'The Interceptor at location [C,3] has been destroyed.',
      'The Starfighter at location [C,3] has been destroyed.',
      'A Interceptor(id:4) spawns at location [E,3].',
    ]);
    expect(lines.some((line) => line.startsWith('A Grunt(id:1) moves'))).toBe(false);
    expect(scene.position).toMatchObject({ state: 'not started', ending: 'destroyed', draws: 0 });
  });
});
