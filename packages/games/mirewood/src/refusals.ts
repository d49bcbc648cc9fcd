/** Why a command or a seed is not taken. Codes are stable; words are what the transcript prints. */
import { LEHMER_MODULUS, type Refusal } from '@quadrant/kernel';

export const MAX_SEED = LEHMER_MODULUS;

export const OVER: Refusal = { code: 'over', words: 'The game is over.' };
export const SINGLE: Refusal = { code: 'single', words: 'A single game has no verbose switch.' };
export const NO_BOMBS: Refusal = { code: 'no-bombs', words: 'no bombs' };
export const BAD_SEED: Refusal = {
  code: 'bad-seed',
  words: `the seed is a whole number from 0 to ${MAX_SEED}`,
};
