/** The numbers of the game. Another galaxy, or one more kind of entity, is another table; no rule changes. */
import { actors, blackHole, explorer, scattered } from './entities.js';
import type { ActorKind, MovableKind, StationaryKind } from './kinds.js';

export interface Tables {
  readonly rows: number; // 5
  readonly columns: number; // 5
  readonly quadrants: number; // 4, places in a sector
  readonly explorerAt: readonly [row: number, column: number];
  readonly blackHoleAt: readonly [row: number, column: number];
  readonly mostPerSector: number; // 3, movables tried for in a sector at the start
  readonly scatteredCount: number; // 10, stationaries besides the black hole
  readonly explorer: MovableKind;
  readonly actors: readonly ActorKind[];
  readonly blackHole: StationaryKind;
  readonly scattered: readonly StationaryKind[];
}

export const standard: Tables = {
  rows: 5,
  columns: 5,
  quadrants: 4,
  explorerAt: [1, 1],
  blackHoleAt: [3, 3],
  mostPerSector: 3,
  scatteredCount: 10,
  explorer,
  actors,
  blackHole,
  scattered,
};

/** A threshold is compared with a number from 1 to 100: below the first an asteroid, below the second … */
export const LOWEST_THRESHOLD = 1;
export const HIGHEST_THRESHOLD = 101;

/** The thresholds of a mission in play mode. */
export function playThresholds(tables: Tables): number[] {
  return tables.actors.map((kind) => kind.threshold.play);
}

export function areOrdered(thresholds: readonly number[]): boolean {
  return thresholds.every((t, i) => i === 0 || thresholds[i - 1] <= t);
}
