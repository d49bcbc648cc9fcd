import { type Rng, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOfGame, choicesOfRanking, countUnits } from './choices.js';
import { eloOfScore, scoreOfElo, strengthOf } from './elo.js';
import { type RatedChoice, rate } from './ratings.js';

const pairOf = (a: number, b: number, first: number, second: number): RatedChoice[] => [
  ...choicesOfGame(a, b, first),
  ...choicesOfGame(a, b, second),
];

describe('two players', () => {
  const pairs = [
    ...Array.from({ length: 60 }, () => pairOf(0, 1, 1, 1)),
    ...Array.from({ length: 80 }, () => pairOf(0, 1, 1, 0)),
    ...Array.from({ length: 20 }, () => pairOf(0, 1, 0.5, 0.5)),
    ...Array.from({ length: 40 }, () => pairOf(0, 1, 0, 0)),
  ];
  const { ratings, imagined } = rate(2, countUnits(pairs), 1, 1000);
  const { elo, score } = strengthOf([40, 0, 100, 0, 60]);

  test('differ by the Elo of their score, from the anchor on', () => {
    expect(imagined).toBe(false);
    expect(ratings[1]).toEqual({ value: 1000, bar: 0 });
    expect(ratings[0].value).toBeCloseTo(1000 + eloOfScore(score.value), 6);
  });

  test('have the bar that the spread of the pairs gives', () => {
    expect(Math.abs(ratings[0].bar / elo.bar - 1)).toBeLessThan(0.02);
  });
});

const PLANTED = [0, 120, -80, 300];

describe('planted strengths are found', () => {
  const draws = (rng: Rng, a: number, b: number) =>
    rng.unit() < scoreOfElo(PLANTED[a] - PLANTED[b]) ? 1 : 0;

  test('in a round robin of pairs, within bars that cover the truth about 95 times of 100', () => {
    const rng = stream(1, 'round robins');
    let covered = 0;
    const tournaments = 200;
    for (let i = 0; i < tournaments; i++) {
      const units: RatedChoice[][] = [];
      for (let a = 0; a < 4; a++)
        for (let b = 0; b < a; b++)
          for (let n = 0; n < 60; n++) units.push(pairOf(a, b, draws(rng, a, b), draws(rng, a, b)));
      const { ratings } = rate(4, countUnits(units), 0);
      covered += ratings.filter(({ value, bar }, p) => p > 0 && Math.abs(value - PLANTED[p]) <= bar).length;
    }
    expect(covered / (3 * tournaments)).toBeGreaterThan(0.91);
    expect(covered / (3 * tournaments)).toBeLessThan(0.985);
  });

  test('in games of four, by whole rankings and by first places alone', () => {
    const rng = stream(2, 'games of four');
    const order = (): number[] => {
      // The first of four clocks that ring, each at the rate of its player's strength, is first.
      const times = PLANTED.map((elo) => -Math.log(1 - rng.unit()) / 10 ** (elo / 400));
      return [0, 1, 2, 3].sort((a, b) => times[a] - times[b]);
    };
    const games = Array.from({ length: 4000 }, order);
    const whole = games.map((ranks) =>
      choicesOfRanking(
        [0, 1, 2, 3],
        ranks.map((p) => [p]),
      ),
    );
    const firsts = games.map(([first]) => choicesOfRanking([0, 1, 2, 3], [[first]]));
    const [byAll, byFirst] = [whole, firsts].map((units) => rate(4, countUnits(units), 0).ratings);
    for (const found of [byAll, byFirst])
      for (const [p, { value, bar }] of found.entries())
        expect(Math.abs(value - PLANTED[p])).toBeLessThanOrEqual(1.5 * bar);
    expect(byAll[2].bar).toBeLessThan(byFirst[2].bar);
  });
});

describe('few pairs', () => {
  test.each([
    ['one pair', [pairOf(0, 1, 1, 0.5)]],
    ['two that came out the same', [pairOf(0, 1, 1, 0.5), pairOf(0, 1, 1, 0.5)]],
    ['one of each two', [pairOf(0, 1, 1, 0), pairOf(0, 2, 1, 0), pairOf(1, 2, 1, 0)]],
  ])('%s: no rating is certain', (_, units) => {
    const [anchor, ...others] = rate(3, countUnits(units), 0).ratings;
    expect(anchor.bar).toBe(0);
    for (const { bar } of others) expect(bar).toBeGreaterThan(200);
  });

  test('have bars that cover the truth as often as those of many', () => {
    const rng = stream(3, 'few pairs');
    const score = () => (rng.unit() < scoreOfElo(150) ? 1 : 0);
    for (const pairs of [1, 2, 3, 5, 10]) {
      let covered = 0;
      for (let i = 0; i < 400; i++) {
        const units = Array.from({ length: pairs }, () => pairOf(0, 1, score(), score()));
        const { value, bar } = rate(2, countUnits(units), 1).ratings[0];
        if (Math.abs(value - 150) <= bar) covered++;
      }
      expect(covered / 400, `${pairs} pairs`).toBeGreaterThan(0.91);
    }
  });
});

test('those who met nobody that met the anchor cannot be compared; all others can', () => {
  const apart = [pairOf(2, 3, 1, 1), pairOf(2, 3, 1, 1)];
  const together = [pairOf(0, 1, 1, 0), pairOf(0, 1, 1, 0.5)];
  const [alone, beside] = [together, [...together, ...apart]].map((units) => rate(4, countUnits(units), 0));
  expect(beside).toEqual(alone);
  expect(beside.imagined).toBe(false);
  expect(beside.ratings.map(({ value }) => Number.isFinite(value))).toEqual([true, true, false, false]);
});

describe('results as choices', () => {
  test('a ranking with equals is all of its orders, each with its share', () => {
    expect(choicesOfRanking([0, 1, 2], [[1], [0, 2]])).toEqual([
      { first: 1, among: [0, 1, 2], weight: 1 },
      { first: 0, among: [0, 2], weight: 0.5 },
      { first: 2, among: [0, 2], weight: 0.5 },
    ]);
    expect(choicesOfRanking([4, 7], [[4, 7]])).toEqual(choicesOfGame(4, 7, 0.5));
  });
});

test('somebody who won everything gets a finite rating, and it is said', () => {
  const units = countUnits(Array.from({ length: 20 }, () => pairOf(0, 1, 1, 1)));
  const { ratings, imagined } = rate(2, units, 1);
  expect(imagined).toBe(true);
  expect(ratings[0].value).toBeGreaterThan(400);
  expect(Number.isFinite(ratings[0].value)).toBe(true);
});

test('one who never played has no rating', () => {
  const { ratings } = rate(3, countUnits([pairOf(0, 1, 1, 0)]), 0);
  expect(ratings[2]).toEqual({ value: Number.NaN, bar: Number.POSITIVE_INFINITY });
});
