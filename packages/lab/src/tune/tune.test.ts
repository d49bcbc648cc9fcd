import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { leastShareOf, readParameter, shareOf, textAt } from './parameter.js';
import { Spsa, STANDARD_SPSA } from './spsa.js';

describe('simultaneous perturbation', () => {
  const settings = { ...STANDARD_SPSA, iterations: 400, seed: 3 };
  const best = [0.8, 0.3, 0.5];
  const scoreAt = (point: readonly number[]) =>
    0.9 - point.reduce((sum, x, i) => sum + (x - best[i]) ** 2, 0);

  test('finds the best of noisy scores', () => {
    const rng = stream(1, 'noise');
    const noise = () => (rng.unit() - 0.5) * 0.2;
    const spsa = new Spsa([0.2, 0.9, 0.5], settings);
    while (!spsa.done) {
      const { plus, minus } = spsa.trial();
      spsa.learn(scoreAt(plus) + noise() - scoreAt(minus) - noise());
    }
    for (const [i, x] of spsa.point.entries()) expect(Math.abs(x - best[i])).toBeLessThan(0.12);
  });

  test('is the same again, asks the same until it learns, and stays within its range', () => {
    const [a, b] = [new Spsa([0, 1], settings), new Spsa([0, 1], settings)];
    for (let i = 0; i < 20; i++) {
      expect(a.trial()).toEqual(a.trial());
      expect(a.trial()).toEqual(b.trial());
      for (const each of [a, b]) each.learn(i % 2 === 0 ? 1 : -0.5);
      for (const x of a.point) expect(x >= 0 && x <= 1).toBe(true);
    }
    expect(a.point).toEqual(b.point);
  });
});

describe('parameters', () => {
  test('two versions of a whole number are never the same, also in a short range and at its ends', () => {
    const depth = readParameter('depth=1..3');
    if (!depth.ok) throw new Error(depth.error.words);
    const least = [leastShareOf(depth.value)];
    for (const start of [0, 0.25, 0.5, 0.75, 1]) {
      const spsa = new Spsa([start], { ...STANDARD_SPSA, iterations: 300, seed: 5, least });
      while (!spsa.done) {
        const { plus, minus } = spsa.trial();
        expect(textAt(depth.value, plus[0])).not.toBe(textAt(depth.value, minus[0]));
        spsa.learn(0);
      }
    }
  });
  test('whole numbers, others, and where to start', () => {
    expect(readParameter('depth=1..9')).toEqual({
      ok: true,
      value: { name: 'depth', low: 1, high: 9, start: 5, whole: true },
    });
    const risk = readParameter('risk=-1.0..1.0@0.5');
    if (!risk.ok) throw new Error(risk.error.words);
    expect(shareOf(risk.value)).toBe(0.75);
    expect([textAt(risk.value, 0.75), textAt({ ...risk.value, whole: true }, 0.7)]).toEqual(['0.5', '0']);
  });
  test.each(['', 'x', 'x=1', 'x=2..1', 'x=1..1', 'x=1..2@3', 'x=a..b', '=1..2'])('%j is refused', (text) => {
    expect(readParameter(text)).toMatchObject({ ok: false, error: { code: 'bad-parameter' } });
  });
});
