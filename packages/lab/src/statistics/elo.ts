/** How much stronger one bot is than another, with 95 % bars, from pairs. */
import { below, Z95 } from './normal.js';
import { momentsOf } from './pentanomial.js';

export const ELO_PER_LOG10 = 400;
const NELO = 800 / Math.LN10;

/** The expected score of one who is so many Elo stronger. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / ELO_PER_LOG10));
/** Infinite for a score of nothing or everything. */
export const eloOfScore = (score: number): number =>
  score <= 0
    ? Number.NEGATIVE_INFINITY
    : score >= 1
      ? Number.POSITIVE_INFINITY
      : ELO_PER_LOG10 * Math.log10(score / (1 - score));

/** The deviation of a game's score that a pair's stands for: a pair is the mean of two games. */
const perGame = (pairVariance: number) => Math.sqrt(2 * pairVariance);

export interface Estimate {
  readonly value: number;
  readonly bar: number; // half of the 95 % interval
}

export interface Strength {
  readonly pairs: number;
  readonly score: Estimate;
  readonly elo: Estimate;
  readonly nElo: Estimate; // in deviations of a game: does not depend on how drawish the game is
  readonly los: number; // likelihood of superiority, 0 to 1
}

export function strengthOf(counts: readonly number[]): Strength {
  const { pairs, mean, variance } = momentsOf(counts);
  const deviation = Math.sqrt(variance / pairs); // of the mean
  const [low, high] = [mean - Z95 * deviation, mean + Z95 * deviation];
  const nEloOf = (score: number) =>
    variance === 0 ? flat(score) : ((score - 0.5) / perGame(variance)) * NELO;
  return {
    pairs,
    score: { value: mean, bar: Z95 * deviation },
    elo: { value: eloOfScore(mean), bar: half(eloOfScore(low), eloOfScore(high)) },
    nElo: {
      value: nEloOf(mean),
      bar: variance === 0 ? Number.POSITIVE_INFINITY : half(nEloOf(low), nEloOf(high)),
    },
    los: deviation === 0 ? (Math.sign(mean - 0.5) + 1) / 2 : below((mean - 0.5) / deviation),
  };
}

/** Half of the way between two ends; infinite when it has no length that says anything. */
const half = (low: number, high: number): number =>
  Number.isFinite(high) && Number.isFinite(low) && high > low ? (high - low) / 2 : Number.POSITIVE_INFINITY;

/** Without any spread there is no unit to count in. */
const flat = (score: number): number => (score === 0.5 ? 0 : (score - 0.5) * Number.POSITIVE_INFINITY);
