/**
 * The pieces of a game as plain data, each kind of one fixed shape. What they do is written in the tables
 * (weapons, enemies, powers) and in the rules.
 */

export interface Ship {
  cell: number; // 60: see grid.ts; where it was destroyed, once it is
  health: number; // 70; 0 when destroyed
  energy: number; // 70
  maxHealth: number; // 70
  maxEnergy: number; // 70
  healthRegen: number; // 1
  energyRegen: number; // 3
  armour: number; // 1
  vision: number; // 13
  move: number; // 10: cells in one turn
  moveCost: number; // 3: energy for each cell
}

export interface Enemy {
  readonly id: number; // 1, 2, 3 …
  readonly kind: number; // 0: place in the table of enemies
  cell: number; // 29; OUT once it is gone
  health: number; // 100
  maxHealth: number; // 100
  regen: number; // 1
  armour: number; // 1
  readonly vision: number; // 5
  seen: boolean; // by the Starfighter, when last looked
  sees: boolean; // the Starfighter, when last looked
  turnEnded: boolean; // by a pre-emptive action, until the ordinary ones are done
  last: EnemySight | null; // null while it is in sight, and before it ever was
}

/** `weapon` of a projectile that an enemy fired. */
export const HOSTILE = -1;

export interface Projectile {
  readonly id: number; // -1, -2, -3 …
  readonly weapon: number; // 0: place in the table of weapons, or HOSTILE
  cell: number; // 61; OUT once it is gone
  damage: number; // 70
  move: number; // 5
  readonly drift: number; // -1: rows down for each step
  seen: boolean; // by the Starfighter, when one of them last moved
  last: ProjectileSight | null; // null while it is in sight, and before it ever was
}

/** How an enemy out of sight was when it was last seen. Never changed. */
export interface EnemySight {
  readonly turn: number; // 7: it was so at the end of this turn
  readonly cell: number; // 17
  readonly health: number; // 100
  readonly maxHealth: number; // 100
  readonly regen: number; // 1
  readonly armour: number; // 1
}

/** The same of a projectile. */
export interface ProjectileSight {
  readonly turn: number; // 7
  readonly cell: number; // 61
  readonly damage: number; // 70
  readonly move: number; // 5
}

/** What was last seen of an enemy that has gone since, which the player does not know. Never changed. */
export interface EnemyGhost {
  readonly id: number;
  readonly kind: number;
  readonly vision: number;
  readonly last: EnemySight;
}

export interface ProjectileGhost {
  readonly id: number;
  readonly weapon: number;
  readonly drift: number;
  readonly last: ProjectileSight;
}

/** A focus that can still take something, directly or in a focus within it. */
export interface Focus {
  readonly name: string; // 'diamond'
  readonly slots: number; // 4, or UNLIMITED
  readonly factor: number; // 3
  taken: number; // 1: occupied slots
  worth: number; // 3: of what is in them, without the one that holds the next focus
}

export const UNLIMITED = -1;
