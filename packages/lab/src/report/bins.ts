/** Even bins with round edges, and what lies where in a list of numbers. */

const MOST_BINS = 24;

/** Edges from below the least to above the most. */
export function edgesOf(values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const [least, most] = [leastOf(values), mostOf(values)];
  const step = roundStep((most - least + 1) / MOST_BINS);
  const first = Math.floor(least / step) * step;
  const count = Math.floor((most - first) / step) + 1;
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}

/** The place of the bin that a value falls into. */
export const binOf = (edges: readonly number[], value: number): number =>
  Math.min(edges.length - 2, Math.floor((value - edges[0]) / (edges[1] - edges[0])));

/** The next of 1, 2, 5, 10, 20, 50, … */
function roundStep(width: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  return [1, 2, 5, 10].map((n) => n * unit).find((step) => step >= width)!;
}

/** Lists may be longer than a call takes arguments. */
const leastOf = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const mostOf = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));

/** The value below which this share of sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [Math.floor(at), Math.ceil(at)];
  return sorted[low] + (sorted[high] - sorted[low]) * (at - low);
}
