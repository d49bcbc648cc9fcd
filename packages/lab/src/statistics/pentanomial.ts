/**
 * Results counted in pairs: the same deal with seats swapped. Cell i counts the pairs in which the first bot made i
 * half points of its 4: [both lost, …, both won]. The two games of a pair are not independent; pairs are.
 */

export const CELLS = 5;
export type Pentanomial = readonly [number, number, number, number, number];

/** The score of a pair in cell `i`, per game. */
export const scoreOfCell = (cell: number): number => cell / (CELLS - 1);

/** The cell of a pair, from the first bot's score (0, 0.5 or 1) in each of its two games. */
export const cellOf = (first: number, second: number): number => Math.round((first + second) * 2);

export const pairsOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

export interface Moments {
  readonly pairs: number;
  readonly mean: number; // score per game
  readonly variance: number; // of a pair's score per game
}

/** Mean and variance of the pairs' scores, whatever the number of cells. */
export function momentsOf(counts: readonly number[]): Moments {
  const pairs = pairsOf(counts);
  const last = counts.length - 1;
  const mean = counts.reduce((sum, n, i) => sum + n * (i / last), 0) / pairs;
  const variance = counts.reduce((sum, n, i) => sum + n * (i / last - mean) ** 2, 0) / pairs;
  return { pairs, mean, variance };
}

/** What an empty cell counts as where a variance of nothing would say that everything is certain. */
const HARDLY_ANY = 1e-3;
export const withoutEmpty = (counts: readonly number[]): number[] =>
  counts.map((n) => (n === 0 ? HARDLY_ANY : n));
