/** What was chosen, as the commands that set such a game up: the same that a person would type. */
import { game, PARTS, type Selections } from '@quadrant/space-defender-2';
import type { Start } from '../contract.js';

export const SIZES = ['small', 'usual', 'large'] as const;
export const DIFFICULTIES = ['calm', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface StartChoice {
  readonly selections: Readonly<Selections>;
  readonly size: (typeof SIZES)[number];
  readonly difficulty: Difficulty;
  readonly debug: boolean;
  readonly seed: number;
}

const BOARDS: Record<StartChoice['size'], readonly [number, number]> = {
  small: [5, 12],
  usual: [7, 18],
  large: [10, 30],
};
export const THRESHOLDS: Record<Difficulty, readonly number[]> = {
  calm: [30, 36, 38, 40, 42],
  normal: [28, 44, 54, 62, 70],
  hard: [30, 55, 70, 85, 97],
};

export const USUAL: StartChoice = {
  selections: { weapon: 0, armour: 0, engine: 0, power: 0 },
  size: 'usual',
  difficulty: 'normal',
  debug: false,
  seed: game.defaultSeed,
};

export function startOf(choice: StartChoice): Start {
  const commands = [`play(${[...BOARDS[choice.size], ...THRESHOLDS[choice.difficulty]].join(',')})`];
  for (const part of PARTS) commands.push(`setup_select(${choice.selections[part] + 1})`, 'setup_next(1)');
  if (choice.debug) commands.push('toggle_debug_mode');
  commands.push('setup_next(1)');
  return { options: null, seed: choice.seed, commands };
}

/** The name of the difficulty with these thresholds, for the table of bests. */
export function difficultyOf(thresholds: readonly number[]): string {
  const name = DIFFICULTIES.find((each) => THRESHOLDS[each].join() === thresholds.join());
  return name ?? thresholds.join(' ');
}
