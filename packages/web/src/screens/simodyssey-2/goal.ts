/** Where to go: the nearest yellow dwarf with a planet, and whether the fuel reaches there; all as the board shows it. */
import type { View } from '@quadrant/simodyssey-2';
import { shorterWay } from '../../parts/board-geometry.js';

export interface Goal {
  readonly sector: readonly [row: number, column: number];
  readonly flights: number; // there by the shortest way, around the edges too
  readonly reached: boolean; // with the fuel there is
}

const DWARF = 'Y';
const PLANET = 'P';

/** The flights that it takes to a sector: one goes to any of eight neighbours, around the edges too. */
export function flightsTo(view: View, [row, column]: readonly [number, number]): number {
  const at = view.explorer?.at;
  if (!at) return Number.POSITIVE_INFINITY;
  const [right, down] = shorterWay({ ...view, wraps: true }, column - at[1], row - at[0]);
  return Math.max(Math.abs(right), Math.abs(down));
}

/** Null: there is no such sector, or nobody to fly there. */
export function goalOf(view: View): Goal | null {
  const at = view.explorer?.at;
  if (!at) return null;
  let nearest: Goal | null = null;
  view.sectors.forEach((letters, i) => {
    if (!letters.includes(DWARF) || !letters.includes(PLANET)) return;
    const sector = [Math.floor(i / view.columns) + 1, (i % view.columns) + 1] as const;
    const flights = flightsTo(view, sector);
    if (nearest === null || flights < nearest.flights)
      nearest = { sector, flights, reached: flights <= view.explorer!.fuel };
  });
  return nearest;
}
