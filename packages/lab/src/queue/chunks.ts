/** How a run is cut into chunks. */
import { pairsIn, type Spec } from '../jobs/spec.js';

/** Chunks take about so long: short enough to be lost without regret, long enough for a queue to keep up. */
const CHUNK_MS = 4000;
const MOST_PAIRS = 200;

export const sizeFor = (msOfEach: number, most = MOST_PAIRS): number =>
  Math.max(1, Math.round(Math.min(most, CHUNK_MS / msOfEach)));

export const chunksIn = (spec: Spec, size: number): number => Math.ceil(pairsIn(spec) / size);

export interface Range {
  readonly first: number;
  readonly count: number;
}
export const rangeOf = (spec: Spec, size: number, chunk: number): Range => ({
  first: chunk * size,
  count: Math.min(size, pairsIn(spec) - chunk * size),
});
