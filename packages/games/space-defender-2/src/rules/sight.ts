/**
 * What the player sees, and what it remembers of pieces that went out of sight: their last place, when, and how they
 * were then. Everything here follows from what was shown. In debug mode all is in sight and nothing is remembered.
 */
import { COLUMN, distance, OUT } from '../grid.js';
import {
  type Enemy,
  type EnemyGhost,
  type EnemySight,
  HOSTILE,
  type Projectile,
  type ProjectileGhost,
  type ProjectileSight,
} from '../pieces.js';
import type { Position } from '../position.js';

/** By then whatever moves at all has crossed the board. */
const MEMORY_TURNS = 30;

/** Whether a cell lies within the vision of the Starfighter. */
export function isWithinVision({ ship }: Position, cell: number): boolean {
  return distance(ship.cell, cell) <= ship.vision;
}

export function noticeEnemy(position: Position, enemy: Enemy): void {
  enemy.last = null;
  if (enemy.id > position.newestEnemy) position.newestEnemy = enemy.id;
}

export function noticeProjectile(position: Position, projectile: Projectile): void {
  projectile.last = null;
  if (-projectile.id > position.newestProjectile) position.newestProjectile = -projectile.id;
}

/** An enemy in sight went to a cell from one where it had this health. Coming into sight is noticed when looking. */
export function followEnemy(position: Position, self: Enemy, from: number, health: number, to: number): void {
  if (to !== OUT && !position.debug && !isWithinVision(position, to))
    self.last = enemySight(self, position.turn - 1, from, health);
}

/** Whether an enemy is seen has changed, by its own movement (then it was followed) or by that of the Starfighter. */
export function changeSight(position: Position, enemy: Enemy): void {
  if (enemy.seen) noticeEnemy(position, enemy);
  else if (!position.debug && enemy.last === null)
    enemy.last = enemySight(enemy, position.turn - 1, enemy.cell, enemy.health);
}

/** A projectile went out of sight or into it, from a cell where it had this damage. */
export function followProjectile(position: Position, self: Projectile, from: number, damage: number): void {
  const seen = !self.seen;
  self.seen = seen;
  if (seen) noticeProjectile(position, self);
  else if (!position.debug) self.last = projectileSight(self, position.turn - 1, from, damage);
}

/** The Starfighter went elsewhere, after the projectiles of this turn have flown. */
export function lookAround(position: Position): void {
  const { projectiles, ship, turn, debug } = position;
  const { vision, cell: shipCell } = ship;
  for (let i = 0; i < projectiles.length; i++) {
    const projectile = projectiles[i];
    const { cell } = projectile;
    if (cell === OUT) continue;
    const seen = distance(shipCell, cell) <= vision;
    if (seen === projectile.seen) continue;
    projectile.seen = seen;
    if (seen) noticeProjectile(position, projectile);
    else if (!debug) projectile.last = projectileSight(projectile, turn, cell, projectile.damage);
  }
}

/** Debug mode was switched: now all is in sight, or all that is out of sight was seen a moment ago. */
export function switchSight(position: Position): void {
  const { turn, debug, enemies, projectiles } = position;
  position.enemyGhosts = [];
  position.projectileGhosts = [];
  for (const enemy of enemies)
    enemy.last =
      debug || isWithinVision(position, enemy.cell)
        ? null
        : enemySight(enemy, turn, enemy.cell, enemy.health);
  for (const projectile of projectiles)
    projectile.last =
      debug || isWithinVision(position, projectile.cell)
        ? null
        : projectileSight(projectile, turn, projectile.cell, projectile.damage);
  position.newestEnemy = position.enemiesMade;
  position.newestProjectile = position.projectilesMade;
}

function enemySight(enemy: Enemy, turn: number, cell: number, health: number): EnemySight {
  return { turn, cell, health, maxHealth: enemy.maxHealth, regen: enemy.regen, armour: enemy.armour };
}

function projectileSight({ move }: Projectile, turn: number, cell: number, damage: number): ProjectileSight {
  return { turn, cell, damage, move };
}

/** Whether what was last seen of an enemy still matters. */
export function isEnemyRemembered({ turn }: Position, last: EnemySight): boolean {
  return turn - last.turn <= MEMORY_TURNS;
}

/** Whether what was last seen of a projectile still matters: it may not be so old, nor surely have left the board. */
export function isProjectileRemembered(
  { turn, columns }: Position,
  weapon: number,
  { turn: then, cell, move }: ProjectileSight,
): boolean {
  const turns = turn - then;
  const flown = COLUMN[cell] + (weapon === HOSTILE ? -move : move) * turns;
  return turns <= MEMORY_TURNS && flown >= 0 && flown < columns;
}

/**
 * Drops the enemies that are gone from the list, in place; of those whose end was not seen the last sight is kept.
 */
export function sweepEnemies(position: Position): void {
  const { enemies, enemyGhosts } = position;
  let kept = 0;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if (enemy.cell === OUT) {
      if (enemy.last !== null) enemyGhosts.push(enemyGhost(enemy, enemy.last));
      continue;
    }
    if (kept < i) enemies[kept] = enemy;
    kept++;
  }
  while (enemies.length > kept) enemies.pop();
  while (enemyGhosts.length > 0 && !isEnemyRemembered(position, enemyGhosts[0].last)) enemyGhosts.shift();
}

export function sweepProjectiles(position: Position): void {
  const { projectiles, projectileGhosts } = position;
  let kept = 0;
  for (let i = 0; i < projectiles.length; i++) {
    const projectile = projectiles[i];
    if (projectile.cell === OUT) {
      if (projectile.last !== null) projectileGhosts.push(projectileGhost(projectile, projectile.last));
      continue;
    }
    if (kept < i) projectiles[kept] = projectile;
    kept++;
  }
  while (projectiles.length > kept) projectiles.pop();
  while (
    projectileGhosts.length > 0 &&
    !isProjectileRemembered(position, projectileGhosts[0].weapon, projectileGhosts[0].last)
  )
    projectileGhosts.shift();
}

function enemyGhost({ id, kind, vision }: Enemy, last: EnemySight): EnemyGhost {
  return { id, kind, vision, last };
}

function projectileGhost({ id, weapon, drift }: Projectile, last: ProjectileSight): ProjectileGhost {
  return { id, weapon, drift, last };
}
