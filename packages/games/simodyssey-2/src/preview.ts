/** What can be known beforehand: how likely thresholds make each kind of entity, and what a flight would come to. */
import { OUT_OF_FUEL } from './rules/survival.js';
import { DIRECTIONS, type Direction, sectorTowards } from './space.js';
import { HIGHEST_THRESHOLD, type Tables } from './tables.js';
import type { View } from './view.js';

export interface Odds {
  readonly letter: string; // 'P'; '-' for nothing
  readonly name: string; // 'Planet'
  readonly percent: number; // 15, the chance that a draw creates one
  readonly expected: number; // 7.2, how many the galaxy begins with on average
}

/** A number from 1 to 100 below the first threshold is the first kind, else below the second the second … */
export function odds(tables: Tables, thresholds: readonly number[]): Odds[] {
  const numbers = HIGHEST_THRESHOLD - 1;
  const draws = (tables.rows * tables.columns - 1) * ((1 + tables.mostPerSector) / 2);
  const chance = (letter: string, name: string, count: number): Odds => ({
    letter,
    name,
    percent: (100 * count) / numbers,
    expected: (draws * count) / numbers,
  });
  let below = 0; // numbers that are some kind already
  const kinds = tables.actors.map(({ letter, name }, i) => {
    const count = Math.max(0, thresholds[i] - 1 - below);
    below += count;
    return chance(letter, name, count);
  });
  return [...kinds, chance('-', 'Nothing', numbers - below)];
}

/** A move as the player can foresee it: what others do in that turn is not in it, nor whether there is room. */
export interface Flight {
  readonly direction: Direction;
  readonly sector: readonly [row: number, column: number]; // [5, 1], where it leads
  readonly fuel: number; // 2, left on arrival, with what a star gives
  readonly end: string | null; // 'devoured by blackhole', how the explorer would end there
}

/** The moves in the eight directions; none when there is nobody to move. */
export function preview(tables: Tables, view: View): Flight[] {
  const { explorer } = view;
  if (!view.inMission || !explorer?.at) return [];
  const [row, column] = explorer.at;
  const stationaries = [tables.blackHole, ...tables.scattered];
  return DIRECTIONS.map((direction) => {
    const sector = sectorTowards(view, [row, column], direction);
    const letters = view.sectors[(sector[0] - 1) * view.columns + sector[1] - 1];
    const there = stationaries.find(({ letter }) => letters.includes(letter));
    const fuel = Math.min(explorer.fuel - 1 + (there?.luminosity ?? 0), explorer.mostFuel);
    return { direction, sector, fuel, end: fuel > 0 ? there?.devours || null : OUT_OF_FUEL };
  });
}
