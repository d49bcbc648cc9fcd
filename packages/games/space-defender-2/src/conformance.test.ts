import type { Rng } from '@quadrant/kernel';
import { testConformance } from '@quadrant/testing';
import { game, type Position } from './index.js';
import { isVisible } from './view.js';

const PLAY = [10, 30, 30, 55, 70, 85, 95];

/** Changes what the player does not know: the generator, how often it was used, and all that is out of sight. */
function vary(position: Position, _seat: number, rng: Rng): Position {
  position.random = 1 + rng.below(2147483646);
  position.draws += rng.below(5);
  const hidden = (piece: { readonly cell: number }) => !isVisible(position, piece.cell);
  for (const enemy of position.enemies.filter(hidden)) {
    enemy.health = 1 + rng.below(enemy.maxHealth);
    enemy.armour += rng.below(3);
    enemy.sees = rng.below(2) === 0;
  }
  for (const projectile of position.projectiles.filter(hidden)) projectile.damage = 1 + rng.below(200);
  const gone = position.enemies.filter(hidden)[0];
  if (gone && rng.below(2) === 0) {
    position.board[gone.cell] = 0;
    position.enemies.splice(position.enemies.indexOf(gone), 1);
  }
  position.enemiesMade += rng.below(3);
  position.projectilesMade += rng.below(3);
  return position;
}

testConformance(game, {
  options: [
    {},
    { play: PLAY },
    { play: PLAY, single: true },
    { play: PLAY, weapon: 2, armour: 4, engine: 3, power: 5 },
    { play: [5, 10, 20, 40, 60, 80, 101], weapon: 4, engine: 2, power: 3, debug: true },
  ],
  vary,
});
