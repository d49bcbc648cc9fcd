/** What was chosen, as the commands that set such a mission up: the same that a person would type. */
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

export const PRESET_NAMES = ['usual', 'quiet', 'crowded', 'perilous'] as const;
export const PRESETS: Readonly<Record<(typeof PRESET_NAMES)[number], readonly number[]>> = {
  usual: usualThresholds,
  quiet: [1, 1, 1, 6, 41],
  crowded: [8, 20, 35, 55, 90],
  perilous: [16, 18, 43, 46, 61],
};

export function startOf({ mode, thresholds, rng, seed }: StartChoice): Start {
  const mission = mode === 'test' ? `test(${thresholds.join(',')})` : 'play';
  return { options: null, seed, commands: rng ? ['toggle_RNG_out', mission] : [mission] };
}

/** The thresholds with one of them changed; the others give way, so that none is lower than the one before. */
export const withThreshold = (thresholds: readonly number[], changed: number, value: number): number[] =>
  thresholds.map((old, i) =>
    i < changed ? Math.min(old, value) : i > changed ? Math.max(old, value) : value,
  );
