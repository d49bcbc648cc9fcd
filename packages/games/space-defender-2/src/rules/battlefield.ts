/**
 * The board at work: it carries out what projectiles, enemies and powers ask for (`Air`, `Orders`, `Helm`) and is
 * the only one to move, create and remove them, so that no table entry can break a rule of the board.
 */
import type { Tell } from '@quadrant/kernel';
import type { Orders } from '../enemies.js';
import { regenerated } from '../equipment.js';
import type { Fact } from '../facts.js';
import { COLUMN, cellBeside, cellsToEdge, distance, OUT, ROW, STRIDE, startCell } from '../grid.js';
import { type Enemy, HOSTILE, type Projectile } from '../pieces.js';
import type { Position } from '../position.js';
import type { Helm } from '../powers.js';
import type { Tables } from '../tables.js';
import type { Air } from '../weapons.js';
import { enemyEnters, projectileEnters, shipEnters } from './collisions.js';
import {
  type Arena,
  harm,
  heal,
  hurtEnemy,
  look,
  nameOfEnemy,
  nameOfProjectile,
  removeProjectile,
} from './field.js';
import { followEnemy, followProjectile, isWithinVision, lookAround } from './sight.js';

export class Battlefield implements Arena, Air, Orders, Helm {
  readonly position: Position;
  readonly tables: Tables;
  readonly tell: Tell<Fact> | null;

  constructor(position: Position, tables: Tables, tell: Tell<Fact> | null) {
    this.position = position;
    this.tables = tables;
    this.tell = tell;
  }

  fly(self: Projectile, cells: number, down: number, right: number): void {
    const { board, ship } = this.position;
    const { cell: from, damage } = self;
    const shipCell = ship.cell;
    const inside = Math.min(cells, cellsToEdge(this.position, from, down, right));
    const step = down * STRIDE + right;
    if (this.tell) this.tellDeparture(nameOfProjectile(self), self.id, from);
    board[from] = 0;
    let cell = from;
    let goesOn = true;
    for (let i = 0; i < inside && goesOn; i++) {
      cell += step;
      if (board[cell] !== 0 || cell === shipCell) {
        self.cell = cell;
        goesOn = projectileEnters(this, self);
      }
    }
    if (goesOn && inside < cells) {
      cell = OUT;
      goesOn = false;
    }
    if (goesOn) board[cell] = self.id;
    self.cell = goesOn ? cell : OUT;
    if (cell !== OUT && isWithinVision(this.position, cell) !== self.seen)
      followProjectile(this.position, self, from, damage);
    if (this.tell) this.tellMovement(nameOfProjectile(self), self.id, from, cell);
  }

  /** A new projectile in a cell, or one forgotten at once outside the board. */
  createProjectile(cell: number, weapon: number, damage: number, move: number, drift: number): void {
    const { board, projectiles, ship } = this.position;
    const made = this.position.projectilesMade + 1;
    this.position.projectilesMade = made;
    const seen = cell !== OUT && isWithinVision(this.position, cell);
    const projectile = { id: -made, weapon, cell, damage, move, drift, seen, last: null };
    if (seen) this.position.newestProjectile = made;
    if (this.tell)
      this.tell({ kind: 'spawned', name: nameOfProjectile(projectile), id: projectile.id, cell });
    if (cell === OUT) return;
    if ((board[cell] !== 0 || cell === ship.cell) && !projectileEnters(this, projectile)) return;
    board[cell] = projectile.id;
    projectiles.push(projectile);
  }

  /** A new enemy in a cell, unless another enemy holds it; one outside the board is forgotten at once. */
  createEnemy(kind: number, cell: number): void {
    const { board, enemies } = this.position;
    if (cell !== OUT && board[cell] > 0) return;
    const { name, health, regen, armour, vision } = this.tables.enemies[kind];
    this.position.enemiesMade++;
    const id = this.position.enemiesMade;
    if (this.tell) this.tell({ kind: 'spawned', name, id, cell });
    if (cell === OUT) return;
    const enemy: Enemy = {
      id,
      kind,
      cell,
      health,
      maxHealth: health,
      regen,
      armour,
      vision,
      seen: false,
      sees: false,
      turnEnded: false,
      last: null,
    };
    if (!enemyEnters(this, enemy)) return;
    board[cell] = id;
    enemies.push(enemy);
    look(this.position, enemies.length - 1);
  }

  advance(self: Enemy, cells: number): boolean {
    return this.travel(self, -1, cells, COLUMN[self.cell]);
  }

  align(self: Enemy): boolean {
    const rows = ROW[this.position.ship.cell] - ROW[self.cell];
    return this.travel(self, rows < 0 ? -STRIDE : STRIDE, Math.abs(rows), Math.abs(rows));
  }

  /** Regenerates and goes cell by cell, stopping before other enemies; after `room` cells the board ends. */
  private travel(self: Enemy, step: number, cells: number, room: number): boolean {
    const { board, ship } = this.position;
    const { cell: from, health } = self;
    const shipCell = ship.cell;
    self.health = regenerated(self.health, self.maxHealth, self.regen);
    if (this.tell) this.tellDeparture(nameOfEnemy(this, self), self.id, from);
    board[from] = 0;
    let cell = from;
    let stays = true; // on the board
    for (let i = 0; i < cells && stays; i++) {
      if (i === room) {
        cell = OUT;
        stays = false;
      } else {
        const next = cell + step;
        const held = board[next];
        if (held > 0) break;
        cell = next;
        if (held !== 0 || cell === shipCell) {
          self.cell = cell;
          stays = enemyEnters(this, self);
        }
      }
    }
    if (stays) board[cell] = self.id;
    self.cell = stays ? cell : OUT;
    if (self.seen) followEnemy(this.position, self, from, health, cell);
    if (this.tell) this.tellMovement(nameOfEnemy(this, self), self.id, from, cell);
    return stays;
  }

  shoot(self: Enemy, damage: number, move: number): void {
    const cell = COLUMN[self.cell] === 0 ? OUT : self.cell - 1;
    this.createProjectile(cell, HOSTILE, damage, move, 0);
  }

  launch(self: Enemy, name: string, down: number, right: number): void {
    const kind = this.tables.enemies.findIndex((each) => each.name === name);
    if (kind < 0) throw new Error(`space-defender-2: no enemy is named "${name}"`);
    this.createEnemy(kind, cellBeside(this.position, self.cell, down, right));
  }

  healAround(self: Enemy, health: number): void {
    const by = nameOfEnemy(this, self);
    for (const enemy of this.position.enemies) {
      if (enemy.cell === OUT || distance(self.cell, enemy.cell) > self.vision) continue;
      heal(enemy, health);
      const { id, cell } = enemy;
      if (this.tell)
        this.tell({
          kind: 'healed',
          by,
          byCell: self.cell,
          name: nameOfEnemy(this, enemy),
          id,
          cell,
          health,
        });
    }
  }

  gainHealth(self: Enemy, health: number): void {
    self.health += health;
    self.maxHealth += health;
    this.tellGain(self, 'total health', health);
  }

  gainArmour(self: Enemy, armour: number): void {
    self.armour += armour;
    this.tellGain(self, 'armour', armour);
  }

  gainRegen(self: Enemy, regen: number): void {
    self.regen += regen;
    this.tellGain(self, 'regen', regen);
  }

  teleportToStart(): void {
    const { ship, rows } = this.position;
    ship.cell = startCell(rows);
    lookAround(this.position);
    if (this.tell) this.tell({ kind: 'teleported', cell: ship.cell });
    shipEnters(this);
  }

  repair(health: number): void {
    this.position.ship.health += health;
    if (this.tell) this.tell({ kind: 'repaired', health });
  }

  overcharge(atMost: number): void {
    const { ship } = this.position;
    const health = Math.min(atMost, ship.health - 1);
    ship.health -= health;
    ship.energy += 2 * health;
    if (this.tell) this.tell({ kind: 'overcharged', energy: 2 * health, health });
  }

  clearProjectiles(): void {
    if (this.tell) this.tell({ kind: 'deployed drones' });
    for (const projectile of this.position.projectiles) {
      if (projectile.cell === OUT) continue;
      if (this.tell) this.tell({ kind: 'neutralized', id: projectile.id, cell: projectile.cell });
      removeProjectile(this, projectile);
    }
  }

  strikeEnemies(damage: number): void {
    if (this.tell) this.tell({ kind: 'struck' });
    for (const enemy of this.position.enemies) {
      if (enemy.cell === OUT) continue;
      const done = harm(damage, enemy.armour);
      const { id, cell } = enemy;
      if (this.tell) this.tell({ kind: 'hit', name: nameOfEnemy(this, enemy), id, cell, damage: done });
      hurtEnemy(this, enemy, done);
    }
  }

  tellDeparture(name: string, id: number, cell: number): void {
    if (this.tell) this.tell({ kind: 'departed', name, id, cell });
  }

  tellMovement(name: string, id: number, from: number, to: number): void {
    if (this.tell) this.tell({ kind: 'moved', name, id, from, to });
  }

  private tellGain(self: Enemy, what: 'total health' | 'armour' | 'regen', amount: number): void {
    if (!this.tell) return;
    this.tell({ kind: 'gained', name: nameOfEnemy(this, self), id: self.id, cell: self.cell, what, amount });
  }
}
