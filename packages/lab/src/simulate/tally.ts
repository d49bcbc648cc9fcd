/** What the games of one point of a grid came to: counts, means and their bars, without keeping the games. */
import { Z95 } from '../statistics/normal.js';
import type { SimulatedGame } from './spec.js';

/** A mean that grows by one value at a time (Welford's way, which loses no digits). */
export class Mean {
  n = 0;
  mean = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  private squares = 0;

  add(value: number): void {
    this.n++;
    const step = value - this.mean;
    this.mean += step / this.n;
    this.squares += step * (value - this.mean);
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }

  /** Half of the 95 % interval. */
  get bar(): number {
    return this.n > 1 ? Z95 * Math.sqrt(this.squares / (this.n - 1) / this.n) : 0;
  }
}

export class MeasureTally {
  games = 0;
  readonly outcomes = new Map<string, number>();
  readonly scores: Mean[] = []; // by seat
  readonly plies = new Mean();
  readonly measures: Mean[];

  constructor(measures: readonly string[]) {
    this.measures = measures.map(() => new Mean());
  }

  add({ result, winner, scores, plies, termination, measures }: SimulatedGame): void {
    const what = result === null ? termination : winner === null ? result : `${result} by seat ${winner + 1}`;
    this.outcomes.set(what, (this.outcomes.get(what) ?? 0) + 1);
    this.games++;
    this.plies.add(plies);
    for (const [seat, score] of scores.entries()) {
      this.scores[seat] ??= new Mean();
      this.scores[seat].add(score);
    }
    for (const [i, value] of measures.entries()) if (value !== null) this.measures[i].add(value);
  }
}
