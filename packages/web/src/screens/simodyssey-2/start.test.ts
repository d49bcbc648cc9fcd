import { game } from '@quadrant/simodyssey-2';
import { describe, expect, it } from 'vitest';
import { PRESETS, startOf, USUAL, withThreshold } from './start.js';

describe('thresholds', () => {
  it('give way to the one that is moved, so that none is lower than the one before', () => {
    expect(withThreshold([3, 5, 7, 15, 30], 2, 60)).toEqual([3, 5, 60, 60, 60]);
    expect(withThreshold([3, 5, 7, 15, 30], 3, 4)).toEqual([3, 4, 4, 4, 30]);
    expect(withThreshold([3, 5, 7, 15, 30], 0, 1)).toEqual([1, 5, 7, 15, 30]);
  });
  it.each(PRESETS)('$id can be flown', ({ thresholds }) => {
    expect(game.readOptions({ mission: 'test', thresholds }).ok).toBe(true);
  });
});

describe('a start', () => {
  it('is the commands a person would type', () => {
    expect(startOf(USUAL)).toEqual({ options: null, seed: 900, commands: ['play'] });
    expect(startOf({ ...USUAL, mode: 'test', rng: true }).commands).toEqual([
      'toggle_RNG_out',
      'test(3,5,7,15,30)',
    ]);
  });
});
