/** One turn's working place: the position, who listens, and the small operations every rule is made of. */
import type { Tell } from '@quadrant/kernel';
import type { SpaceFact } from '../facts.js';
import { COLUMN, OUT, ROW } from '../grid.js';
import { collect } from '../orbments.js';
import { type Enemy, HOSTILE, type Projectile } from '../pieces.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables.js';

export interface Field {
  readonly position: Position;
  readonly tables: Tables;
  readonly tell: Tell<SpaceFact> | null;
}

export const SHIP_NAME = 'Starfighter';
export const SHIP_ID = 0;

export function nameOfEnemy(field: Field, enemy: Enemy): string {
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

/** Takes a piece off the board. Its place in the list is swept up at the end of the turn. */
export function remove(field: Field, piece: Enemy | Projectile): void {
  const { board } = field.position;
  if (board[piece.cell] === piece.id) board[piece.cell] = 0;
  piece.cell = OUT;
}

export function harm(damage: number, armour: number): number {
  return Math.max(damage - armour, 0);
}

export function heal(enemy: Enemy, health: number): void {
  enemy.health = Math.min(enemy.health + health, enemy.maxHealth);
}

/** Removes an enemy and gives its orbment to the ship. */
export function destroyEnemy(field: Field, enemy: Enemy): void {
  const { position, tables, tell } = field;
  const kind = tables.enemies[enemy.kind];
  if (tell) tell({ kind: 'destroyed', name: kind.name, id: enemy.id, cell: enemy.cell });
  remove(field, enemy);
  for (const orbment of tables.orbments) if (orbment.name === kind.drops) collect(position.focuses, orbment);
  if (tell) tell({ kind: 'collected', orbment: kind.drops });
}

export function hurtEnemy(field: Field, enemy: Enemy, damage: number): void {
  enemy.health -= damage;
  if (enemy.health <= 0) destroyEnemy(field, enemy);
}

export function hurtShip(field: Field, damage: number): void {
  const { ship } = field.position;
  ship.health -= damage;
  if (ship.health > 0) return;
  ship.health = 0;
  if (field.tell) field.tell({ kind: 'destroyed', name: SHIP_NAME, id: SHIP_ID, cell: ship.cell });
}

/** Computes who sees whom, for the enemies from a place in the list on. */
export function look({ ship, enemies }: Position, from: number): void {
  const { vision } = ship;
  const row = ROW[ship.cell];
  const column = COLUMN[ship.cell];
  for (let i = from; i < enemies.length; i++) {
    const enemy = enemies[i];
    if (enemy.cell === OUT) continue;
    const between = Math.abs(ROW[enemy.cell] - row) + Math.abs(COLUMN[enemy.cell] - column);
    enemy.seen = between <= vision;
    enemy.sees = between <= enemy.vision;
  }
}

/** Drops the pieces that are gone from a list, in place. */
export function sweep(pieces: { readonly cell: number }[]): void {
  let kept = 0;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece.cell === OUT) continue;
    if (kept < i) pieces[kept] = piece;
    kept++;
  }
  while (pieces.length > kept) pieces.pop();
}
