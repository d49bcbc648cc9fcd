/**
 * Enemies: their numbers, what they do before the others when the ship acts (pre-emptive actions), what they do
 * otherwise, and what they drop. An enemy asks; the board (`Orders`) carries out and keeps its own rules.
 */
import type { Enemy } from './pieces.js';

/** What the Starfighter can do in a turn. */
export const ACTIONS = ['pass', 'move', 'fire', 'special'] as const;
export type Action = (typeof ACTIONS)[number];

/** What the board does for an enemy that acts. */
export interface Orders {
  /** Regenerates and moves left; false when it did not survive or left the board. */
  advance(self: Enemy, cells: number): boolean;
  /** Regenerates and moves up or down towards the ship's row; false when it did not survive. */
  align(self: Enemy): boolean;
  /** Fires a projectile into the cell to the left. */
  shoot(self: Enemy, damage: number, move: number): void;
  /** Creates an enemy, named as in the table, so many rows down and columns right. */
  launch(self: Enemy, name: string, down: number, right: number): void;
  /** Heals every enemy within its vision, itself too. */
  healAround(self: Enemy, health: number): void;
  gainHealth(self: Enemy, health: number): void;
  gainArmour(self: Enemy, armour: number): void;
  gainRegen(self: Enemy, regen: number): void;
}

type Act = (self: Enemy, orders: Orders) => void;

interface Preemptive {
  readonly endsTurn: boolean; // true: no ordinary action this turn
  readonly act: Act;
}

export interface EnemyKind {
  readonly name: string; // 'Grunt'
  readonly letter: string; // 'G'
  readonly health: number; // 100
  readonly regen: number; // 1
  readonly armour: number; // 1
  readonly vision: number; // 5
  readonly drops: string; // 'silver': an orbment of the table
  /** The name of its threshold in `play`; null for a kind that never appears by itself. */
  readonly threshold: string | null; // 'g_threshold'
  readonly preemptive: Readonly<Record<Action, Preemptive | null>>;
  /** The ordinary action when it does not see the Starfighter, and when it does. */
  readonly unseeing: Act;
  readonly seeing: Act;
}

const NEVER = { pass: null, move: null, fire: null, special: null };
const andGoesOn = (act: Act): Preemptive => ({ endsTurn: false, act });
const andEndsTurn = (act: Act): Preemptive => ({ endsTurn: true, act });
const advanceAndShoot =
  (cells: number, damage: number, move: number): Act =>
  (self, orders) => {
    if (orders.advance(self, cells)) orders.shoot(self, damage, move);
  };
const advance =
  (cells: number): Act =>
  (self, orders) => {
    orders.advance(self, cells);
  };

export const enemies: readonly EnemyKind[] = [
  {
    name: 'Grunt',
    letter: 'G',
    health: 100,
    regen: 1,
    armour: 1,
    vision: 5,
    drops: 'silver',
    threshold: 'g_threshold',
    preemptive: {
      ...NEVER,
      pass: andGoesOn((self, orders) => orders.gainHealth(self, 10)),
      special: andGoesOn((self, orders) => orders.gainHealth(self, 20)),
    },
    unseeing: advanceAndShoot(2, 15, 4),
    seeing: advanceAndShoot(4, 15, 4),
  },
  {
    name: 'Fighter',
    letter: 'F',
    health: 150,
    regen: 5,
    armour: 10,
    vision: 10,
    drops: 'gold',
    threshold: 'f_threshold',
    preemptive: {
      ...NEVER,
      pass: andEndsTurn(advanceAndShoot(6, 100, 10)),
      fire: andGoesOn((self, orders) => orders.gainArmour(self, 1)),
    },
    unseeing: advanceAndShoot(3, 20, 3),
    seeing: advanceAndShoot(1, 50, 6),
  },
  {
    name: 'Carrier',
    letter: 'C',
    health: 200,
    regen: 10,
    armour: 15,
    vision: 15,
    drops: 'diamond',
    threshold: 'c_threshold',
    preemptive: {
      ...NEVER,
      pass: andEndsTurn((self, orders) => {
        if (!orders.advance(self, 2)) return;
        orders.launch(self, 'Interceptor', -1, 0);
        orders.launch(self, 'Interceptor', 1, 0);
      }),
      special: andGoesOn((self, orders) => orders.gainRegen(self, 10)),
    },
    unseeing: advance(2),
    seeing: (self, orders) => {
      if (orders.advance(self, 1)) orders.launch(self, 'Interceptor', 0, -1);
    },
  },
  {
    name: 'Interceptor',
    letter: 'I',
    health: 50,
    regen: 0,
    armour: 0,
    vision: 5,
    drops: 'bronze',
    threshold: 'i_threshold',
    preemptive: {
      ...NEVER,
      fire: andEndsTurn((self, orders) => {
        orders.align(self);
      }),
    },
    unseeing: advance(3),
    seeing: advance(3),
  },
  {
    name: 'Pylon',
    letter: 'P',
    health: 300,
    regen: 0,
    armour: 0,
    vision: 5,
    drops: 'platinum',
    threshold: 'p_threshold',
    preemptive: NEVER,
    unseeing: (self, orders) => {
      if (orders.advance(self, 2)) orders.healAround(self, 10);
    },
    seeing: advanceAndShoot(1, 70, 2),
  },
];
