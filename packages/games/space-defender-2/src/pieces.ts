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
