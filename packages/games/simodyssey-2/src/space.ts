/** Directions and places, as the rules name them. */

/** In the order of their numbers, which the draws use. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Rows down and columns right. */
const STEPS: Record<Direction, readonly [down: number, right: number]> = {
  N: [-1, 0],
  NE: [-1, 1],
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
};

/** `[row, column, quadrant]`, each from 1. */
export type Place = readonly [row: number, column: number, quadrant: number];

/** The sector next to another one in a direction, rows and columns from 1: the galaxy wraps around. */
export function sectorTowards(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  [row, column]: readonly [number, number],
  direction: Direction,
): readonly [row: number, column: number] {
  const [down, right] = STEPS[direction];
  return [((row - 1 + down + rows) % rows) + 1, ((column - 1 + right + columns) % columns) + 1];
}
