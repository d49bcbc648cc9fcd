/** Weapons: what they add to the ship, where their projectiles appear and how these fly. */
import type { Equipment } from './equipment.js';
import type { Projectile } from './pieces.js';

/** What the board does for a projectile that acts. */
export interface Air {
  /** Visits cells one after the other, each so many rows down and columns right of the last. */
  fly(projectile: Projectile, cells: number, down: number, right: number): void;
}

/** Where a projectile appears, seen from the ship, and the rows it drifts down with each step. */
interface Muzzle {
  readonly down: number; // -1
  readonly right: number; // 1
  readonly drift: number; // -1
}

export interface Weapon extends Equipment {
  readonly description: string; // 'A single projectile is fired in front'
  readonly damage: number; // 70
  readonly cost: number; // 5
  readonly paidIn: 'energy' | 'health';
  readonly muzzles: readonly Muzzle[]; // from top to bottom
  readonly projectileMove: number; // 5: of a new projectile
  /** A projectile of this weapon acts. */
  readonly flight: (self: Projectile, air: Air) => void;
}

const IN_FRONT: Muzzle = { down: 0, right: 1, drift: 0 };

const glide = (self: Projectile, air: Air) => air.fly(self, self.move, self.drift, 1);
const leap = (self: Projectile, air: Air) => air.fly(self, 1, 0, self.move);
const accelerate = (self: Projectile, air: Air) => {
  glide(self, air);
  self.move *= 2;
};

export const weapons: readonly Weapon[] = [
  {
    name: 'Standard',
    description: 'A single projectile is fired in front',
    health: 10,
    energy: 10,
    healthRegen: 0,
    energyRegen: 1,
    armour: 0,
    vision: 1,
    move: 1,
    moveCost: 1,
    damage: 70,
    cost: 5,
    paidIn: 'energy',
    muzzles: [IN_FRONT],
    projectileMove: 5,
    flight: glide,
  },
  {
    name: 'Spread',
    description: 'Three projectiles are fired in front, two going diagonal',
    health: 0,
    energy: 60,
    healthRegen: 0,
    energyRegen: 2,
    armour: 1,
    vision: 0,
    move: 0,
    moveCost: 2,
    damage: 50,
    cost: 10,
    paidIn: 'energy',
    muzzles: [{ down: -1, right: 1, drift: -1 }, IN_FRONT, { down: 1, right: 1, drift: 1 }],
    projectileMove: 1,
    flight: glide,
  },
  {
    name: 'Snipe',
    description: 'Fast and high damage projectile, but only travels via teleporting',
    health: 0,
    energy: 100,
    healthRegen: 0,
    energyRegen: 5,
    armour: 0,
    vision: 10,
    move: 3,
    moveCost: 0,
    damage: 1000,
    cost: 20,
    paidIn: 'energy',
    muzzles: [IN_FRONT],
    projectileMove: 8,
    flight: leap,
  },
  {
    name: 'Rocket',
    description: 'Two projectiles appear behind to the sides of the Starfighter and accelerates',
    health: 10,
    energy: 0,
    healthRegen: 10,
    energyRegen: 0,
    armour: 2,
    vision: 2,
    move: 0,
    moveCost: 3,
    damage: 100,
    cost: 10,
    paidIn: 'health',
    muzzles: [
      { down: -1, right: -1, drift: 0 },
      { down: 1, right: -1, drift: 0 },
    ],
    projectileMove: 1,
    flight: accelerate,
  },
  {
    name: 'Splitter',
    description: 'A single mine projectile is placed in front of the Starfighter',
    health: 0,
    energy: 100,
    healthRegen: 0,
    energyRegen: 10,
    armour: 0,
    vision: 0,
    move: 0,
    moveCost: 5,
    damage: 150,
    cost: 70,
    paidIn: 'energy',
    muzzles: [IN_FRONT],
    projectileMove: 0,
    flight: glide,
  },
];
