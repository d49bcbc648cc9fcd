/** What the games of one point of a grid came to: counts, means and their bars, without keeping the games. */
import { Mean } from '../statistics/mean.js';
import type { SimulatedGame } from './spec.js';

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
