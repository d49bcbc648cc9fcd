/** What can be known before a mission begins: how likely its thresholds make each kind of entity. */
import { HIGHEST_THRESHOLD, type Tables } from './tables.js';

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
