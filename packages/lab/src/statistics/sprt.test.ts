import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { drawCell } from '../../testing/draw-cell.js';
import { scoreOfElo } from './elo.js';
import { momentsOf } from './pentanomial.js';
import { boundsOf, llrOf, type Model, type Sprt, SprtRun, STANDARD_SPRT, verdictOf } from './sprt.js';

const KNOWN = [379, 10170, 21828, 10640, 343];

describe('the log-likelihood ratio', () => {
  test('of a known match, normalized', () => {
    expect(llrOf(KNOWN, { ...STANDARD_SPRT, elo0: 0, elo1: 2 }).toFixed(5)).toBe('2.94598');
  });

  test('logistic: close to its approximation for small differences', () => {
    const sprt: Sprt = { ...STANDARD_SPRT, elo0: 0, elo1: 2, model: 'logistic' };
    const { pairs, mean, variance } = momentsOf(KNOWN);
    const [s0, s1] = [scoreOfElo(0), scoreOfElo(2)];
    const approximate = (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    expect(Math.abs(llrOf(KNOWN, sprt) / approximate - 1)).toBeLessThan(0.001);
  });

  test.each(['normalized', 'logistic'] as const)(
    '%s: changes its sign with the question, is 0 for nothing',
    (model) => {
      const sprt: Sprt = { ...STANDARD_SPRT, elo0: -3, elo1: 8, model };
      const turned: Sprt = { ...sprt, elo0: 8, elo1: -3 };
      expect(llrOf([3, 8, 20, 9, 4], turned)).toBeCloseTo(-llrOf([3, 8, 20, 9, 4], sprt), 10);
      expect(llrOf([0, 0, 0, 0, 0], sprt)).toBe(0);
      expect(Number.isFinite(llrOf([0, 0, 7, 0, 0], sprt))).toBe(true);
    },
  );

  test.each(['normalized', 'logistic'] as const)(
    '%s: who wins or loses every pair is soon judged',
    (model) => {
      const sprt: Sprt = { ...STANDARD_SPRT, model };
      const decided = (cell: number) => {
        const run = new SprtRun(sprt);
        for (let pair = 0; pair < 1000 && run.verdict === null; pair++) run.add(pair, cell);
        return { verdict: run.verdict, soon: run.seen < 160 };
      };
      expect(decided(4)).toEqual({ verdict: 'elo1', soon: true });
      expect(decided(0)).toEqual({ verdict: 'elo0', soon: true });
      const ratios = [10, 50, 100, 200].map((n) => llrOf([0, 0, 1, 0, n], sprt));
      expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
    },
  );

  test('the bounds', () => {
    const [low, high] = boundsOf(STANDARD_SPRT);
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(['-2.94', '2.94']);
    expect(verdictOf(low, STANDARD_SPRT)).toBe('elo0');
    expect(verdictOf(high, STANDARD_SPRT)).toBe('elo1');
    expect(verdictOf(0, STANDARD_SPRT)).toBe(null);
  });
});

/** Shares of the cells with this mean, as spread as games with few draws are. */
function sharesOf(mean: number): number[] {
  const even = [0.15, 0.1, 0.5, 0.1, 0.15];
  const { variance } = momentsOf(even);
  return even.map((p, i) => p * (1 + ((i / 4 - 0.5) * (mean - 0.5)) / variance));
}

/** The mean score at which the first is so many Elo stronger. */
function meanOf(elo: number, model: Model): number {
  if (model === 'logistic') return scoreOfElo(elo);
  return 0.5 + ((Math.SQRT2 * elo * Math.LN10) / 800) * Math.sqrt(momentsOf(sharesOf(0.5)).variance);
}

const TESTS = process.env.QUADRANT_LONG ? 10_000 : 400;
const MOST_PAIRS = 20_000;

function acceptances(sprt: Sprt, truth: number): number {
  const shares = sharesOf(meanOf(truth, sprt.model));
  const rng = stream(1, `simulated ${sprt.model} ${truth}`);
  let accepted = 0;
  for (let i = 0; i < TESTS; i++) {
    const run = new SprtRun(sprt);
    for (let pair = 0; run.verdict === null; pair++) {
      if (pair === MOST_PAIRS) throw new Error('the test came to no end');
      run.add(pair, drawCell(shares, rng));
    }
    if (run.verdict === 'elo1') accepted++;
  }
  return accepted / TESTS;
}

describe.each(['normalized', 'logistic'] as const)('the error rates of %s, by simulation', (model) => {
  const sprt: Sprt = { ...STANDARD_SPRT, elo0: 0, elo1: 35, alpha: 0.05, beta: 0.1, model };
  // Within three deviations of what was promised; the test is a little surer than that, as it oversteps its bounds.
  const deviation = (rate: number) => Math.sqrt((rate * (1 - rate)) / TESTS);
  test('elo1 is accepted where elo0 holds about as often as alpha says, and no more', () => {
    const rate = acceptances(sprt, sprt.elo0);
    expect(rate).toBeLessThan(sprt.alpha + 3 * deviation(sprt.alpha));
    expect(rate).toBeGreaterThan(sprt.alpha / 3);
  });
  test('elo0 is accepted where elo1 holds about as often as beta says, and no more', () => {
    const rate = 1 - acceptances(sprt, sprt.elo1);
    expect(rate).toBeLessThan(sprt.beta + 3 * deviation(sprt.beta));
    expect(rate).toBeGreaterThan(sprt.beta / 3);
  });
});

describe('a test under way', () => {
  const sprt: Sprt = { ...STANDARD_SPRT, elo1: 50 };
  const rng = stream(4, 'pairs');
  const cells = Array.from({ length: 2000 }, () => (rng.below(10) === 0 ? null : 1 + rng.below(4)));

  test('gives the same answer in whatever order pairs finish, and drops what came after', () => {
    const inOrder = new SprtRun(sprt);
    for (const [pair, cell] of cells.entries()) inOrder.add(pair, cell);
    expect(inOrder.verdict).toBe('elo1');
    expect(inOrder.seen).toBeLessThan(cells.length);
    const shuffled = [...cells.entries()].sort(([a], [b]) => ((a * 7919) % 2003) - ((b * 7919) % 2003));
    const outOfOrder = new SprtRun(sprt);
    for (const [pair, cell] of shuffled) outOfOrder.add(pair, cell);
    for (const field of ['verdict', 'seen', 'llr', 'pentanomial'] as const)
      expect(outOfOrder[field]).toEqual(inOrder[field]);
  });

  test('waits for the pair that is missing', () => {
    const run = new SprtRun(sprt);
    for (let pair = 1; pair < 2000; pair++) run.add(pair, 4);
    expect([run.seen, run.llr, run.verdict]).toEqual([0, 0, null]);
  });
});
