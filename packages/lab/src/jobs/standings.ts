/** How a tournament stands: counts of every meeting, ends of games, ratings, and the sequential test. */
import { choicesOfGame, countUnits } from '../statistics/choices.js';
import { CELLS, cellOf } from '../statistics/pentanomial.js';
import { type Choice, type Ratings, rate } from '../statistics/ratings.js';
import { reportLine } from '../statistics/report-line.js';
import { SprtRun } from '../statistics/sprt.js';
import type { PairLine } from './chunk.js';
import type { Spec } from './spec.js';

export interface Meeting {
  readonly bots: readonly [string, string];
  readonly pentanomial: number[];
  readonly games: { won: number; lost: number; drawn: number };
  unfinished: number; // pairs that count for nobody
}

export class Standings {
  readonly meetings = new Map<string, Meeting>();
  readonly terminations: Record<string, number> = {};
  readonly sprt: SprtRun | null;
  private readonly spec: Spec;
  private readonly units: Choice[][] = [];

  constructor(spec: Spec) {
    this.spec = spec;
    this.sprt = spec.sprt && new SprtRun(spec.sprt);
  }

  add({ pair, bots, scores, games }: PairLine): void {
    const key = JSON.stringify(bots);
    let meeting = this.meetings.get(key);
    if (meeting === undefined) {
      meeting = { bots, pentanomial: zeros(), games: { won: 0, lost: 0, drawn: 0 }, unfinished: 0 };
      this.meetings.set(key, meeting);
    }
    for (const { termination } of games)
      this.terminations[termination] = (this.terminations[termination] ?? 0) + 1;
    this.sprt?.add(pair, scores === null ? null : cellOfPair(scores));
    if (scores === null) {
      meeting.unfinished++;
      return;
    }
    meeting.pentanomial[cellOfPair(scores)]++;
    for (const score of scores) meeting.games[score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn']++;
    const [a, b] = bots.map((name) => this.spec.bots.findIndex((bot) => bot.name === name));
    this.units.push(scores.flatMap((score) => choicesOfGame(a, b, score)));
  }

  /** Elo of each bot, the first at 0. */
  ratings(): Ratings {
    return rate(this.spec.bots.length, countUnits(this.units), 0);
  }

  /** The present estimate of a meeting, in a line. */
  lineOf({ pentanomial, games }: Meeting): string {
    const counted = pentanomial.some((n) => n > 0);
    if (!counted) return 'no pair counts so far';
    return reportLine({ pentanomial, games, ...(this.spec.sprt ? { sprt: this.spec.sprt } : {}) });
  }
}

const zeros = (): number[] => new Array<number>(CELLS).fill(0);
/** A comparison of two lone players is one score for both games. */
export const cellOfPair = (scores: readonly number[]): number => cellOf(scores[0], scores.at(-1)!);
