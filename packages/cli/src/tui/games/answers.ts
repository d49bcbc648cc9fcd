/** Answers that several games ask for, and how they are read. */
import { randomInt } from 'node:crypto';
import { type AnyGame, ok, type Result, refuse } from '@quadrant/kernel';
import type { SetupQuestion, SetupValues } from '../kit.js';
import { spoken, told } from '../spoken.js';

/** Label and help of a question. */
export const asked = ([label, help]: readonly [label: string, help: string]) => ({ label, help });

const HIGHEST_FRESH = 999_999; // short enough to tell a friend
const bad = (words: string) => refuse('bad-answer', words);

export const seedQuestion = (game: AnyGame): SetupQuestion => ({
  name: 'seed',
  ...asked(spoken.shell.seedQuestion),
  value: String(game.defaultSeed),
  fresh: () => String(1 + randomInt(HIGHEST_FRESH)),
});

export function readSeed(game: AnyGame, values: SetupValues): Result<number> {
  const text = values.seed;
  const seed = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  const refusal = game.checkSeed(seed);
  return refusal ? bad(spoken.shell.badSeed(text, told(refusal))) : ok(seed);
}

export function readWhole(
  values: SetupValues,
  { name, label }: Pick<SetupQuestion, 'name' | 'label'>,
  low: number,
  high: number,
): Result<number> {
  const text = values[name];
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? ok(value) : bad(spoken.shell.badWhole(label, low, high, text));
}

/** Minutes and seconds of `5+3`. */
const CLOCK = /^([0-9]{1,3})\+([0-9]{1,3})$/;
export const isClock = (text: string): boolean => CLOCK.test(text) && Number.parseInt(text, 10) > 0;
/** `5+3` as five minutes for each player and three seconds for each move; null where it says neither. */
export function readClock(text: string): { readonly base: number; readonly inc: number } | null {
  if (!isClock(text)) return null;
  const [, minutes, seconds] = CLOCK.exec(text)!;
  return { base: Number(minutes) * 60_000, inc: Number(seconds) * 1000 };
}

/** `3,5,7` as numbers; what they may be is for the game to say. */
export function readNumbers(text: string): number[] | null {
  const parts = text.split(/[ ,]+/).filter(Boolean);
  return parts.every((p) => /^[0-9]{1,3}$/.test(p)) ? parts.map(Number) : null;
}

export { bad as badAnswer };
