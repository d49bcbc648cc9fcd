/** What a difficulty means for a generated board: who waits there, how healthy players are, how enemies think. */
import type { Ai } from './tables.js';

export interface Difficulty {
  readonly name: string; // 'walk'
  /** Enemy glyphs with the highest number of choose(1,100) that gives each, in rising order. */
  readonly enemies: readonly (readonly [glyph: string, upTo: number])[];
  readonly health: number;
  readonly ai: Ai;
}

export const DEFAULT_DIFFICULTY = 2;

/** Difficulty 1 is the first. */
export const difficulties: readonly Difficulty[] = [
  {
    name: 'stroll',
    enemies: [
      ['m', 70],
      ['r', 100],
    ],
    health: 6,
    ai: 'greedy',
  },
  {
    name: 'walk',
    enemies: [
      ['m', 50],
      ['r', 85],
      ['M', 100],
    ],
    health: 5,
    ai: 'greedy',
  },
  {
    name: 'trek',
    enemies: [
      ['m', 40],
      ['r', 65],
      ['M', 80],
      ['b', 90],
      ['W', 100],
    ],
    health: 5,
    ai: 'greedy',
  },
  {
    name: 'ordeal',
    enemies: [
      ['m', 30],
      ['r', 50],
      ['M', 70],
      ['b', 82],
      ['W', 94],
      ['B', 100],
    ],
    health: 5,
    ai: 'path',
  },
  {
    name: 'nightmare',
    enemies: [
      ['m', 20],
      ['r', 40],
      ['M', 60],
      ['b', 76],
      ['W', 90],
      ['B', 100],
    ],
    health: 4,
    ai: 'path',
  },
];
