import { describe, expect, test } from 'vitest';
import { ArrangedGame, at } from '../../testing/scene.js';

const row = (text: string) => ['____________', '____________', text, '____________', '____________'];

describe('a friendly projectile', () => {
  test('absorbs a friendly one, keeping its own id and speed', () => {
    const scene = new ArrangedGame(row('S*__*_______'));
    scene.projectile(-2).move = 1;
    const lines = scene.play('pass');
    expect(lines[0]).toBe('A friendly projectile(id:-1) moves: [C,2] -> [C,7]');
    expect(lines[1]).toBe(
      'The projectile collides with friendly projectile(id:-2) at location [C,5], combining damage.',
    );
    expect(scene.has(-2)).toBe(false);
    expect(scene.projectile(-1)).toMatchObject({ damage: 140, move: 5, cell: at('C7') });
  });

  test('weakens a stronger enemy projectile and is gone', () => {
    const scene = new ArrangedGame(row('S*__<_______'));
    scene.projectile(-2).damage = 100;
    scene.projectile(-2).move = 1;
    scene.play('pass');
    expect(scene.has(-1)).toBe(false);
    expect(scene.projectile(-2).damage).toBe(30);
  });

  test('goes on through a weaker enemy projectile', () => {
    const scene = new ArrangedGame(row('S*__<_______'));
    scene.play('pass');
    expect(scene.has(-2)).toBe(false);
    expect(scene.projectile(-1)).toMatchObject({ damage: 55, cell: at('C7') });
  });

  test('and an equal enemy projectile remove each other', () => {
    const scene = new ArrangedGame(row('S*__<_______'));
    scene.projectile(-2).damage = 70;
    expect(scene.play('pass')[1]).toBe(
      'The projectile collides with enemy projectile(id:-2) at location [C,5], negating damage.',
    );
    expect(scene.position.projectiles).toEqual([]);
  });

  test('harms an enemy by its damage less armour', () => {
    const scene = new ArrangedGame(row('S*___F______'));
    scene.play('move(B,1)');
    expect(scene.enemy(1).health).toBe(150 - 60 + 5);
    expect(scene.has(-1)).toBe(false);
  });

  test('with less damage than the armour does no harm', () => {
    const scene = new ArrangedGame(row('S*___F______'));
    scene.projectile(-1).damage = 4;
    expect(scene.play('move(B,1)')[1]).toContain('dealing 0 damage.');
    expect(scene.enemy(1).health).toBe(150);
  });

  test('harms the Starfighter too', () => {
    const scene = new ArrangedGame(row('*__S________'));
    expect(scene.play('pass')[1]).toBe(
      'The projectile collides with Starfighter(id:0) at location [C,4], dealing 69 damage.',
    );
    expect(scene.position.ship.health).toBe(70 - 69 + 2);
  });
});

describe('an enemy projectile', () => {
  test('absorbs an enemy one', () => {
    const scene = new ArrangedGame(row('S___<___<___'));
    scene.projectile(-1).move = 0;
    scene.play('pass');
    expect(scene.projectile(-2)).toMatchObject({ damage: 30, move: 4, cell: at('C5') });
  });

  test('heals an enemy by its whole damage, up to the maximum', () => {
    const scene = new ArrangedGame(row('S_____F_<___'));
    scene.enemy(1).health = 100;
    expect(scene.play('move(B,1)')[1]).toContain('healing 15 damage.');
    expect(scene.enemy(1).health).toBe(120); // and 5 by its own regeneration
    const healthy = new ArrangedGame(row('S_____F_<___'));
    healthy.play('move(B,1)');
    expect(healthy.enemy(1).health).toBe(150);
  });

  test('harms the Starfighter', () => {
    const scene = new ArrangedGame(row('S__<________'));
    expect(scene.play('pass')[1]).toBe(
      'The projectile collides with Starfighter(id:0) at location [C,1], dealing 14 damage.',
    );
  });
});

describe('an enemy on the move', () => {
  test('stops before another enemy, also when its goal lies beyond the board', () => {
    const scene = new ArrangedGame(row('_P_I_______S'));
    scene.position.enemies.reverse(); // so that the Interceptor moves first
    expect(scene.play('move(A,12)')).toContain('A Interceptor(id:2) moves: [C,4] -> [C,3]');
  });

  test('stays in its cell when the next one is held, and still does the rest of its action', () => {
    const scene = new ArrangedGame(row('PG_________S'));
    scene.position.enemies.reverse();
    const lines = scene.play('move(A,12)');
    expect(lines).toContain('A Grunt(id:2) stays at: [C,2]');
    expect(lines).toContain('The projectile collides with Pylon(id:1) at location [C,1], healing 15 damage.');
  });

  test('leaves the board to the left', () => {
    const scene = new ArrangedGame(row('__I________S'));
    expect(scene.play('move(A,12)')).toContain('A Interceptor(id:1) moves: [C,3] -> out of board');
    expect(scene.has(1)).toBe(false);
  });

  test('takes harm from a friendly projectile and goes on if alive', () => {
    const scene = new ArrangedGame(row('S____*_I____'), { armour: 4 });
    scene.projectile(-1).move = 0;
    scene.projectile(-1).damage = 49;
    expect(scene.play('move(A,1)')).toContain(
      'The Interceptor collides with friendly projectile(id:-1) at location [C,6], taking 49 damage.',
    );
    expect(scene.enemy(1)).toMatchObject({ health: 1, cell: at('C5') });
  });

  test('is destroyed on the way and drops its orbment', () => {
    const scene = new ArrangedGame(row('S____*_I____'));
    scene.projectile(-1).move = 0;
    const lines = scene.play('move(A,1)');
    expect(lines).toContain('A Interceptor(id:1) moves: [C,8] -> [C,6]');
    expect(lines).toContain('The Interceptor at location [C,6] has been destroyed.');
    expect(scene.facts).toContainEqual({ kind: 'collected', orbment: 'bronze' });
  });

  test('is healed by an enemy projectile', () => {
    const scene = new ArrangedGame(row('S____<_I____'));
    scene.projectile(-1).move = 0;
    scene.enemy(1).health = 20;
    scene.play('move(A,1)');
    expect(scene.enemy(1).health).toBe(35);
  });

  test('that meets the Starfighter is destroyed; the ship loses its health whatever its armour', () => {
    const scene = new ArrangedGame(row('S_I_________'), { armour: 4 });
    const lines = scene.play('special');
    expect(lines).toContain(
      'The Interceptor collides with Starfighter(id:0) at location [C,1], trading 50 damage.',
    );
    expect(lines).toContain('The Interceptor at location [C,1] has been destroyed.');
    expect(scene.position.ship.health).toBe(220 - 50);
  });
});

describe('the Starfighter on the move', () => {
  test('takes harm from projectiles of either side', () => {
    const scene = new ArrangedGame(row('S_*_________'), { armour: 4 });
    scene.projectile(-1).move = 0;
    expect(scene.play('move(C,4)')).toContain(
      'The Starfighter collides with friendly projectile(id:-1) at location [C,3], taking 59 damage.',
    );
    const other = new ArrangedGame(row('S_<_________'), { armour: 4 });
    other.projectile(-1).move = 0;
    expect(other.play('move(C,4)')).toContain(
      'The Starfighter collides with enemy projectile(id:-1) at location [C,3], taking 4 damage.',
    );
    expect(other.board()[2][3]).toBe('S');
  });

  test('destroys an enemy in its way and loses its health', () => {
    const scene = new ArrangedGame(row('S_I_________'));
    scene.play('move(C,4)');
    expect(scene.has(1)).toBe(false);
    expect(scene.position.ship).toMatchObject({ health: 20, cell: at('C4') });
  });

  test('that is destroyed on the way pays for the cells entered and lies there', () => {
    const scene = new ArrangedGame(row('S_G_________'));
    const lines = scene.play('move(C,6)');
    expect(scene.position.ship).toMatchObject({ health: 0, energy: 70 - 2 * 3, cell: at('C3') });
    expect(lines.slice(0, 4)).toEqual([
      'The Starfighter(id:0) moves: [C,1] -> [C,3]',
      'The Starfighter collides with Grunt(id:1) at location [C,3], trading 100 damage.',
      'The Grunt at location [C,3] has been destroyed.',
      'The Starfighter at location [C,3] has been destroyed.',
    ]);
    expect(scene.board()[2]).toBe('__X_________');
  });
});
