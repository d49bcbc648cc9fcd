/**
 * What happens when something enters a cell, moving or just created. The mover is not on the board meanwhile; its
 * `cell` is the one entered. Each function says whether the mover goes on.
 */
import type { Effect } from '../facts.js';
import { type Enemy, HOSTILE, type Projectile } from '../pieces.js';
import {
  type Arena,
  destroyEnemy,
  find,
  harm,
  heal,
  hurtEnemy,
  hurtShip,
  nameOfEnemy,
  nameOfProjectile,
  removeProjectile,
  SHIP_ID,
  SHIP_NAME,
} from './field.js';

export function projectileEnters(field: Arena, mover: Projectile): boolean {
  const { ship, board } = field.position;
  const held = board[mover.cell];
  if (mover.cell === ship.cell) projectileMeetsShip(field, mover);
  else if (held === 0) return true;
  else if (held < 0) return projectileMeetsProjectile(field, mover, find(field.position.projectiles, held));
  else projectileMeetsEnemy(field, mover, find(field.position.enemies, held));
  return false;
}

/** The cell holds no other enemy: none ever enters such a cell. */
export function enemyEnters(field: Arena, mover: Enemy): boolean {
  const { ship, board, projectiles } = field.position;
  if (mover.cell === ship.cell) return enemyMeetsShip(field, mover);
  const held = board[mover.cell];
  return held === 0 || enemyMeetsProjectile(field, mover, find(projectiles, held));
}

export function shipEnters(field: Arena): boolean {
  const { ship, board, enemies, projectiles } = field.position;
  const held = board[ship.cell];
  if (held < 0) shipMeetsProjectile(field, find(projectiles, held));
  else if (held > 0) shipMeetsEnemy(field, find(enemies, held));
  return ship.health > 0;
}

function projectileMeetsShip(field: Arena, mover: Projectile): void {
  const damage = harm(mover.damage, field.position.ship.armour);
  tellCollision(field, nameOfProjectile(mover), mover.id, SHIP_NAME, SHIP_ID, mover.cell, 'dealing', damage);
  removeProjectile(field, mover);
  hurtShip(field, damage);
}

function projectileMeetsProjectile(field: Arena, mover: Projectile, other: Projectile): boolean {
  const friends = (mover.weapon === HOSTILE) === (other.weapon === HOSTILE);
  const effect = friends ? 'combining' : 'negating';
  tellCollision(
    field,
    nameOfProjectile(mover),
    mover.id,
    nameOfProjectile(other),
    other.id,
    mover.cell,
    effect,
    0,
  );
  if (friends) {
    mover.damage += other.damage;
    removeProjectile(field, other);
    return true;
  }
  const left = mover.damage - other.damage;
  if (left >= 0) removeProjectile(field, other);
  else other.damage = -left;
  if (left > 0) mover.damage = left;
  else removeProjectile(field, mover);
  return left > 0;
}

function projectileMeetsEnemy(field: Arena, mover: Projectile, enemy: Enemy): void {
  const hostile = mover.weapon === HOSTILE;
  const damage = hostile ? mover.damage : harm(mover.damage, enemy.armour);
  const effect = hostile ? 'healing' : 'dealing';
  const name = nameOfEnemy(field, enemy);
  tellCollision(field, nameOfProjectile(mover), mover.id, name, enemy.id, mover.cell, effect, damage);
  removeProjectile(field, mover);
  if (hostile) heal(enemy, damage);
  else hurtEnemy(field, enemy, damage);
}

function enemyMeetsShip(field: Arena, mover: Enemy): false {
  const damage = mover.health;
  tellCollision(
    field,
    nameOfEnemy(field, mover),
    mover.id,
    SHIP_NAME,
    SHIP_ID,
    mover.cell,
    'trading',
    damage,
  );
  destroyEnemy(field, mover);
  hurtShip(field, damage);
  return false;
}

function enemyMeetsProjectile(field: Arena, mover: Enemy, other: Projectile): boolean {
  const hostile = other.weapon === HOSTILE;
  const damage = hostile ? other.damage : harm(other.damage, mover.armour);
  const effect = hostile ? 'healing' : 'taking';
  const name = nameOfEnemy(field, mover);
  tellCollision(field, name, mover.id, nameOfProjectile(other), other.id, mover.cell, effect, damage);
  removeProjectile(field, other);
  if (hostile) heal(mover, damage);
  else hurtEnemy(field, mover, damage);
  return mover.health > 0;
}

function shipMeetsProjectile(field: Arena, other: Projectile): void {
  const { ship } = field.position;
  const damage = harm(other.damage, ship.armour);
  tellCollision(field, SHIP_NAME, SHIP_ID, nameOfProjectile(other), other.id, ship.cell, 'taking', damage);
  removeProjectile(field, other);
  hurtShip(field, damage);
}

function shipMeetsEnemy(field: Arena, enemy: Enemy): void {
  const damage = enemy.health;
  const name = nameOfEnemy(field, enemy);
  tellCollision(field, SHIP_NAME, SHIP_ID, name, enemy.id, enemy.cell, 'trading', damage);
  destroyEnemy(field, enemy);
  hurtShip(field, damage);
}

function tellCollision(
  field: Arena,
  mover: string,
  moverId: number,
  other: string,
  otherId: number,
  cell: number,
  effect: Effect,
  damage: number,
): void {
  if (field.tell) field.tell({ kind: 'collided', mover, moverId, other, otherId, cell, effect, damage });
}
