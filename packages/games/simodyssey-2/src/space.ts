/** Directions and places, as the rules name them. */

/** In the order of their numbers, which the draws use. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Rows down and columns right of each direction. */
export const STEPS = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

/** `[row, column, quadrant]`, each from 1. */
export type Place = readonly [row: number, column: number, quadrant: number];
