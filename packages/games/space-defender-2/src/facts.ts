/**
 * What can have happened. Pieces are named by the game's own words and their id; cells are numbers (grid.ts), OUT
 * for outside the board; to a seat they are told by name ('C7'). Facts are told in the order of events: a mover departs, collides on its way, has moved.
 */
import type { Drew, Ended } from '@quadrant/kernel';
import type { State } from './position.js';
import type { Part } from './tables.js';

export const PHASES = [
  'friendly projectiles',
  'enemy projectiles',
  'Starfighter',
  'enemies',
  'spawn',
] as const;
export type Phase = (typeof PHASES)[number];

export type Fact =
  | Drew
  | { readonly kind: 'entered'; readonly state: State }
  | { readonly kind: 'selected'; readonly part: Part; readonly name: string }
  | { readonly kind: 'switched'; readonly debug: boolean }
  | { readonly kind: 'aborted'; readonly from: 'setup' | 'game' }
  | { readonly kind: 'left' } // the player went away
  | { readonly kind: 'phase'; readonly phase: Phase }
  | Departed
  | Moved
  | Collided
  | { readonly kind: 'destroyed'; readonly name: string; readonly id: number; readonly cell: number }
  | { readonly kind: 'collected'; readonly orbment: string }
  | { readonly kind: 'spawned'; readonly name: string; readonly id: number; readonly cell: number }
  | { readonly kind: 'passed'; readonly cell: number }
  | { readonly kind: 'fired'; readonly cell: number }
  | { readonly kind: 'teleported'; readonly cell: number }
  | { readonly kind: 'repaired'; readonly health: number }
  | { readonly kind: 'overcharged'; readonly energy: number; readonly health: number }
  | { readonly kind: 'deployed drones' }
  | { readonly kind: 'neutralized'; readonly id: number; readonly cell: number }
  | { readonly kind: 'struck' }
  | {
      readonly kind: 'hit';
      readonly name: string;
      readonly id: number;
      readonly cell: number;
      readonly damage: number;
    }
  | Gained
  | Healed
  | { readonly kind: 'lost'; readonly cell: number }
  | Ended;

interface Departed {
  readonly kind: 'departed';
  readonly name: string; // 'Grunt', 'friendly projectile', 'enemy projectile' or 'Starfighter'
  readonly id: number;
  readonly cell: number;
}

interface Moved {
  readonly kind: 'moved';
  readonly name: string;
  readonly id: number;
  readonly from: number;
  readonly to: number; // the same as `from` when it stayed
}

export type Effect = 'combining' | 'negating' | 'dealing' | 'healing' | 'taking' | 'trading';

export interface Collided {
  readonly kind: 'collided';
  readonly mover: string; // what entered the cell
  readonly moverId: number;
  readonly other: string; // what was there
  readonly otherId: number;
  readonly cell: number;
  readonly effect: Effect;
  readonly damage: number; // 0 for combining and negating
}

interface Gained {
  readonly kind: 'gained';
  readonly name: string;
  readonly id: number;
  readonly cell: number;
  readonly what: 'total health' | 'armour' | 'regen';
  readonly amount: number;
}

interface Healed {
  readonly kind: 'healed';
  readonly by: string | null; // 'Pylon'; null when the healer was not seen
  readonly byCell: number;
  readonly name: string;
  readonly id: number;
  readonly cell: number;
  readonly health: number;
}

/** Cells in facts as a seat is told them, beside 'C7'. */
export const OUT_OF_BOARD = 'out of board';
export const OUT_OF_SIGHT = 'out of sight';

type CellKey = 'cell' | 'byCell' | 'from' | 'to';
type InNames<F> = F extends Drew
  ? never
  : { readonly [K in keyof F]: K extends CellKey ? (F[K] extends number ? string : F[K]) : F[K] };
/** A fact as a seat is told it: cells are 'C7', OUT_OF_BOARD or OUT_OF_SIGHT. */
export type SeenFact = InNames<Fact>;
