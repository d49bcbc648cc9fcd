/** Armours and engines, and what weapon, armour and engine make of a ship together. */
import { startCell } from './grid.js';
import type { Ship } from './pieces.js';

/** What a piece of equipment adds to the ship that carries it. */
export interface Equipment {
  readonly name: string; // 'Heavy'
  readonly health: number; // 200
  readonly energy: number; // 0
  readonly healthRegen: number; // 4
  readonly energyRegen: number; // 0
  readonly armour: number; // 10
  readonly vision: number; // 0
  readonly move: number; // -1
  readonly moveCost: number; // 5
}

export const armours: readonly Equipment[] = [
  {
    name: 'None',
    health: 50,
    energy: 0,
    healthRegen: 1,
    energyRegen: 0,
    armour: 0,
    vision: 0,
    move: 1,
    moveCost: 0,
  },
  {
    name: 'Light',
    health: 75,
    energy: 0,
    healthRegen: 2,
    energyRegen: 0,
    armour: 3,
    vision: 0,
    move: 0,
    moveCost: 1,
  },
  {
    name: 'Medium',
    health: 100,
    energy: 0,
    healthRegen: 3,
    energyRegen: 0,
    armour: 5,
    vision: 0,
    move: 0,
    moveCost: 3,
  },
  {
    name: 'Heavy',
    health: 200,
    energy: 0,
    healthRegen: 4,
    energyRegen: 0,
    armour: 10,
    vision: 0,
    move: -1,
    moveCost: 5,
  },
];

export const engines: readonly Equipment[] = [
  {
    name: 'Standard',
    health: 10,
    energy: 60,
    healthRegen: 0,
    energyRegen: 2,
    armour: 1,
    vision: 12,
    move: 8,
    moveCost: 2,
  },
  {
    name: 'Light',
    health: 0,
    energy: 30,
    healthRegen: 0,
    energyRegen: 1,
    armour: 0,
    vision: 15,
    move: 10,
    moveCost: 1,
  },
  {
    name: 'Armoured',
    health: 50,
    energy: 100,
    healthRegen: 0,
    energyRegen: 3,
    armour: 3,
    vision: 6,
    move: 4,
    moveCost: 5,
  },
];

/** A new ship on the start cell of a board with so many rows. */
export function buildShip(rows: number, weapon: Equipment, armour: Equipment, engine: Equipment): Ship {
  const maxHealth = weapon.health + armour.health + engine.health;
  const maxEnergy = weapon.energy + armour.energy + engine.energy;
  return {
    cell: startCell(rows),
    health: maxHealth,
    energy: maxEnergy,
    maxHealth,
    maxEnergy,
    healthRegen: weapon.healthRegen + armour.healthRegen + engine.healthRegen,
    energyRegen: weapon.energyRegen + armour.energyRegen + engine.energyRegen,
    armour: weapon.armour + armour.armour + engine.armour,
    vision: weapon.vision + armour.vision + engine.vision,
    move: weapon.move + armour.move + engine.move,
    moveCost: weapon.moveCost + armour.moveCost + engine.moveCost,
  };
}

/** A value after one regeneration: what is at or above its maximum stays as it is. */
export function regenerated(value: number, max: number, regen: number): number {
  return value < max ? Math.min(value + regen, max) : value;
}
