/** One turn's working place: the position, who listens, and the small operations every rule is made of. */
import type { Tell } from '@quadrant/kernel';
import type { Fact } from '../facts.js';
import { distance, OUT } from '../grid.js';
import { collect } from '../orbments.js';
import { type Enemy, HOSTILE, type Projectile } from '../pieces.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables.js';
import { changeSight, isWithinVision, noticeEnemy, noticeProjectile } from './sight.js';

export interface Arena {
  readonly position: Position;
  readonly tables: Tables;
  readonly tell: Tell<Fact> | null;
}

export const SHIP_NAME = 'Starfighter';
export const SHIP_ID = 0;

export function nameOfEnemy(field: Arena, enemy: Enemy): string {
  return field.tables.enemies[enemy.kind].name;
}

export function nameOfProjectile(projectile: Projectile): string {
  return projectile.weapon === HOSTILE ? 'enemy projectile' : 'friendly projectile';
}

/** The piece of that id, which is on the board. */
export function find<T extends { readonly id: number }>(pieces: readonly T[], id: number): T {
  for (let i = 0; i < pieces.length; i++) if (pieces[i].id === id) return pieces[i];
  throw new Error(`space-defender-2: no piece has the id ${id}`);
}

/** Takes an enemy off the board. Its place in the list is swept up at the end of the turn. */
export function removeEnemy({ position }: Arena, enemy: Enemy): void {
  const { board } = position;
  if (isWithinVision(position, enemy.cell)) noticeEnemy(position, enemy);
  if (board[enemy.cell] === enemy.id) board[enemy.cell] = 0;
  enemy.cell = OUT;
}

/** The same for a projectile. */
export function removeProjectile({ position }: Arena, projectile: Projectile): void {
  const { board } = position;
  if (isWithinVision(position, projectile.cell)) noticeProjectile(position, projectile);
  if (board[projectile.cell] === projectile.id) board[projectile.cell] = 0;
  projectile.cell = OUT;
}

export function harm(damage: number, armour: number): number {
  return Math.max(damage - armour, 0);
}

export function heal(enemy: Enemy, health: number): void {
  enemy.health = Math.min(enemy.health + health, enemy.maxHealth);
}

/** Removes an enemy and gives its orbment to the ship. */
export function destroyEnemy(field: Arena, enemy: Enemy): void {
  const { position, tables, tell } = field;
  const kind = tables.enemies[enemy.kind];
  if (tell) tell({ kind: 'destroyed', name: kind.name, id: enemy.id, cell: enemy.cell });
  removeEnemy(field, enemy);
  for (const orbment of tables.orbments) if (orbment.name === kind.drops) collect(position.focuses, orbment);
  if (tell) tell({ kind: 'collected', orbment: kind.drops });
}

export function hurtEnemy(field: Arena, enemy: Enemy, damage: number): void {
  enemy.health -= damage;
  if (enemy.health <= 0) destroyEnemy(field, enemy);
}

export function hurtShip(field: Arena, damage: number): void {
  const { ship } = field.position;
  ship.health -= damage;
  if (ship.health > 0) return;
  ship.health = 0;
  if (field.tell) field.tell({ kind: 'destroyed', name: SHIP_NAME, id: SHIP_ID, cell: ship.cell });
}

/** Computes who sees whom, for the enemies from a place in the list on. */
export function look(position: Position, from: number): void {
  const { ship, enemies } = position;
  const { vision, cell: shipCell } = ship;
  for (let i = from; i < enemies.length; i++) {
    const enemy = enemies[i];
    if (enemy.cell === OUT) continue;
    const between = distance(shipCell, enemy.cell);
    const seen = between <= vision;
    if (seen !== enemy.seen) {
      enemy.seen = seen;
      changeSight(position, enemy);
    }
    enemy.sees = between <= enemy.vision;
  }
}
