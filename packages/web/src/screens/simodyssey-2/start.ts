/** What was chosen, as the commands that set such a mission up: the same that a person would type. */
import { GALAXIES } from '@quadrant/catalogue';
import { game, type Mode, usualThresholds } from '@quadrant/simodyssey-2';
import type { Start } from '../contract.js';

export interface StartChoice {
  readonly mode: Mode;
  readonly thresholds: readonly number[]; // for a test
  readonly rng: boolean; // random numbers are shown
  readonly seed: number;
}

export const USUAL: StartChoice = {
  mode: 'play',
  thresholds: usualThresholds,
  rng: false,
  seed: game.defaultSeed,
};

/** What a test may be flown in. */
export const PRESETS = [{ id: 'usual', title: 'usual', thresholds: usualThresholds }, ...GALAXIES];

export function startOf({ mode, thresholds, rng, seed }: StartChoice): Start {
  const mission = mode === 'test' ? `test(${thresholds.join(',')})` : 'play';
  return { options: null, seed, commands: rng ? ['toggle_RNG_out', mission] : [mission] };
}

/** The thresholds with one of them changed; the others give way, so that none is lower than the one before. */
export const withThreshold = (thresholds: readonly number[], changed: number, value: number): number[] =>
  thresholds.map((old, i) =>
    i < changed ? Math.min(old, value) : i > changed ? Math.max(old, value) : value,
  );
