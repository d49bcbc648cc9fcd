import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { MOST_ACTIVE, plainSums, UNITS, vectorSums } from './sums.js';

const FEATURES = 3000;

describe('sums', () => {
  test('are the same with vectors and without', () => {
    const rng = stream(1, 'weights');
    const weights = {
      input: Int8Array.from({ length: FEATURES * UNITS }, () => rng.below(255) - 127),
      bias: Int16Array.from({ length: UNITS }, () => rng.below(4001) - 2000),
      output: Int16Array.from({ length: UNITS }, () => rng.below(12_001) - 6000),
    };
    const plain = plainSums(weights);
    const vector = vectorSums(weights);
    if (vector === null) throw new Error('Node has vectors');
    const totals = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const n = rng.below(60);
      for (let k = 0; k < n; k++) plain.active[k] = rng.below(FEATURES);
      vector.active.set(plain.active);
      const total = plain.total(n);
      totals.add(total);
      expect(vector.total(n)).toBe(total);
    }
    expect(totals.size).toBeGreaterThan(250);
    expect(vector.active.length).toBe(MOST_ACTIVE);
  });
});
