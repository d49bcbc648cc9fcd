import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { drawCell } from '../../testing/draw-cell.js';
import { eloOfScore, scoreOfElo, strengthOf } from './elo.js';
import { below, erf } from './normal.js';
import { cellOf, momentsOf } from './pentanomial.js';
import { fixed, reportLine } from './report-line.js';
import { STANDARD_SPRT } from './sprt.js';

test('the error function agrees with published values', () => {
  expect(erf(0)).toBe(0);
  expect(erf(0.5)).toBeCloseTo(0.5204998778130465, 14);
  expect(erf(1.5)).toBeCloseTo(0.966105146475311, 14);
  expect(erf(2)).toBeCloseTo(0.9953222650189527, 14);
  expect(erf(2) - erf(2 - 1e-12)).toBeLessThan(1e-12);
  expect(erf(2.5)).toBeCloseTo(0.999593047982555, 14);
  expect(erf(-1)).toBeCloseTo(-0.8427007929497149, 14);
  expect(below(1.959963984540054)).toBeCloseTo(0.975, 14);
});

test('the cells of pairs', () => {
  expect([
    cellOf(0, 0),
    cellOf(0, 0.5),
    cellOf(1, 0),
    cellOf(0.5, 0.5),
    cellOf(1, 0.5),
    cellOf(1, 1),
  ]).toEqual([0, 1, 2, 2, 3, 4]);
  expect(momentsOf([1, 0, 2, 0, 1])).toEqual({ pairs: 4, mean: 0.5, variance: 0.125 });
});

describe('the report of a match', () => {
  test('is the line that its readers know', () => {
    expect(
      reportLine({
        pentanomial: [60, 170, 400, 254, 116],
        games: { won: 812, lost: 616, drawn: 572 },
        sprt: STANDARD_SPRT,
      }),
    ).toBe(
      'Elo: 34.2 ± 11.4, nElo: 46.1 ± 15.2, LOS: 100.0 %, Games: 2000, W 812 L 616 D 572, ' +
        'Ptnml(0-2): [60, 170, 400, 254, 116], LLR: 6.63 (-2.94, 2.94) [0, 10]',
    );
  });

  test('says so when there is too little to say', () => {
    expect(reportLine({ pentanomial: [0, 0, 0, 0, 5] })).toBe(
      'Elo: inf ± inf, nElo: inf ± inf, LOS: 100.0 %, Games: 10, Ptnml(0-2): [0, 0, 0, 0, 5]',
    );
    expect(reportLine({ pentanomial: [0, 0, 3, 0, 0] })).toContain(
      'Elo: 0.0 ± inf, nElo: 0.0 ± inf, LOS: 50.0 %',
    );
  });
});

test('what rounds to nothing has no sign', () => {
  expect([-0.04, 0.04, -0.06, -0].map((value) => fixed(value, 1))).toEqual(['0.0', '0.0', '-0.1', '0.0']);
});

test('Elo and expected score are inverse to each other', () => {
  for (const elo of [-400, -3, 0, 17, 800]) expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 9);
});

test('the 95 % interval of the score covers the truth in about 95 of 100 matches', () => {
  const rng = stream(1, 'matches');
  const shares = [0.1, 0.2, 0.3, 0.25, 0.15];
  const truth = shares.reduce((sum, p, i) => sum + (p * i) / 4, 0);
  let covered = 0;
  for (let match = 0; match < 1000; match++) {
    const counts = [0, 0, 0, 0, 0];
    for (let pair = 0; pair < 200; pair++) {
      counts[drawCell(shares, rng)]++;
    }
    const { value, bar } = strengthOf(counts).score;
    if (Math.abs(value - truth) <= bar) covered++;
  }
  expect(covered).toBeGreaterThan(925);
  expect(covered).toBeLessThan(975);
});
