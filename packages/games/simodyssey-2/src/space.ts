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

/** The sector next to another one in a direction, rows and columns from 1: the galaxy wraps around. */
export function sectorTowards(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  [row, column]: readonly [number, number],
  direction: Direction,
): readonly [row: number, column: number] {
  const [down, right] = STEPS[DIRECTIONS.indexOf(direction)];
  return [((row - 1 + down + rows) % rows) + 1, ((column - 1 + right + columns) % columns) + 1];
}
