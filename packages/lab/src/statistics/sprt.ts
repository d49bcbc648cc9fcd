/**
 * The sequential probability ratio test over pairs: is the first bot stronger by `elo1` rather than by `elo0`? Looks
 * after every pair and stops as soon as the answer is sure enough.
 */
import { scoreOfElo } from './elo.js';
import { CELLS, momentsOf, scoreOfCell, withoutEmpty } from './pentanomial.js';

export const MODELS = ['normalized', 'logistic'] as const;
export type Model = (typeof MODELS)[number];

export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number; // how often elo1 may be accepted where elo0 holds
  readonly beta: number; // how often elo0 may be accepted where elo1 holds
  readonly model: Model;
}
export const STANDARD_SPRT: Sprt = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05, model: 'normalized' };

/** The log-likelihood ratios at which the test stops: for elo0, for elo1. */
export const boundsOf = ({ alpha, beta }: Sprt): readonly [number, number] => [
  Math.log(beta / (1 - alpha)),
  Math.log((1 - beta) / alpha),
];

/** The log-likelihood ratio of elo1 over elo0. */
export function llrOf(counts: readonly number[], { elo0, elo1, model }: Sprt): number {
  if (counts.every((n) => n === 0)) return 0;
  return model === 'normalized' ? normalized(counts, elo0, elo1) : logistic(counts, elo0, elo1);
}

/** Elo in units of a game's deviation; a pair's is smaller by the root of two. */
const shiftOf = (nElo: number) => (Math.SQRT2 * nElo * Math.LN10) / 800;

function normalized(counts: readonly number[], elo0: number, elo1: number): number {
  const { pairs, mean, variance } = momentsOf(withoutEmpty(counts));
  const [t0, t1] = [shiftOf(elo0), shiftOf(elo1)];
  const t = withinSense((mean - 0.5) / Math.sqrt(variance), t0, t1);
  return (pairs / 2) * Math.log((1 + (t - t0) ** 2) / (1 + (t - t1) ** 2));
}

/**
 * The approximation below grows with t only up to here, and then falls back to nothing: without a bound, the more
 * clearly somebody wins (in the end every pair), the longer the test would take, and it would never end.
 */
function withinSense(t: number, t0: number, t1: number): number {
  const [middle, half] = [(t0 + t1) / 2, (t1 - t0) / 2];
  const reach = Math.sqrt(1 + half * half);
  return Math.max(middle - reach, Math.min(middle + reach, t));
}

function logistic(counts: readonly number[], elo0: number, elo1: number): number {
  const known = withoutEmpty(counts);
  const [h0, h1] = [elo0, elo1].map((elo) => likeliest(known, scoreOfElo(elo)));
  return known.reduce((sum, n, i) => sum + n * Math.log(h1[i] / h0[i]), 0);
}

/** The distribution with this mean score under which the counts are most likely. */
function likeliest(counts: readonly number[], mean: number): number[] {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const offsets = counts.map((_, i) => scoreOfCell(i) - mean);
  // Lagrange: p = n / total / (1 + x * offset), where x makes the mean right. What is summed here falls with x.
  const excess = (x: number) => sumOf(counts, (n, i) => (n * offsets[i]) / (1 + x * offsets[i]));
  const slope = (x: number) => -sumOf(counts, (n, i) => n * (offsets[i] / (1 + x * offsets[i])) ** 2);
  let low = -1 / offsets[CELLS - 1];
  let high = -1 / offsets[0];
  let x = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const over = excess(x);
    if (over > 0) low = x;
    else high = x;
    const newton = x - over / slope(x);
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) < FINE) break;
    x = next;
  }
  return counts.map((n, i) => n / total / (1 + x * offsets[i]));
}
const ROUNDS = 100;
const FINE = 1e-13;

const sumOf = (counts: readonly number[], term: (n: number, i: number) => number): number =>
  counts.reduce((sum, n, i) => sum + term(n, i), 0);

export type SprtVerdict = 'elo0' | 'elo1';
export const verdictOf = (llr: number, sprt: Sprt): SprtVerdict | null => {
  const [low, high] = boundsOf(sprt);
  return llr <= low ? 'elo0' : llr >= high ? 'elo1' : null;
};

/**
 * A test that is under way. Pairs finish in any order; the test looks at them in the order of their numbers, so that
 * its answer depends on neither threads nor machines.
 */
export class SprtRun {
  private readonly counts: number[] = new Array(CELLS).fill(0);
  private readonly waiting = new Map<number, number | null>();
  private next = 0;
  private decided: SprtVerdict | null = null;
  private readonly sprt: Sprt;

  constructor(sprt: Sprt) {
    this.sprt = sprt;
  }

  /** Takes in a finished pair (numbers from 0); null for one that does not count. Once decided nothing changes. */
  add(pair: number, cell: number | null): void {
    this.waiting.set(pair, cell);
    while (this.decided === null && this.waiting.has(this.next)) {
      const found = this.waiting.get(this.next)!;
      this.waiting.delete(this.next++);
      if (found === null) continue;
      this.counts[found]++;
      this.decided = verdictOf(this.llr, this.sprt);
    }
  }

  get llr(): number {
    return llrOf(this.counts, this.sprt);
  }
  get verdict(): SprtVerdict | null {
    return this.decided;
  }
  /** Pairs looked at: those from this number on are dropped once it is decided. */
  get seen(): number {
    return this.next;
  }
  get pentanomial(): readonly number[] {
    return this.counts;
  }
}
