/** What the fuzzer needs to know of a game: how to make inputs, how to make one simpler, and the names of its rules. */
import type { Rng } from '@quadrant/kernel';
import type { GameModule } from '../games.js';
import type { Script, Spelling } from './script.js';

export interface Wanted {
  readonly games: number; // 20
  readonly longest: number; // 40, commands of each
  readonly near: Script | null;
}

export interface Maker {
  readonly spelling: Spelling;
  /** How many games share one input, so that the start of a process is not paid for each. */
  readonly gamesPerInput: number;
  /** Commands of a game at most. */
  readonly longest: number;
  /**
   * An input with so many games of at most so many commands each. Most commands are legal: our own game is asked.
   * With `near`, what surrounds the commands of that script (options, level, equipment) is kept.
   */
  make(own: GameModule, rng: Rng, wanted: Wanted): Script;
  /** An input that is wrong as a whole, such as one that cannot be read. */
  makeMalformed(own: GameModule, rng: Rng): Script;
  /** Scripts that are simpler than this one in another way than by leaving out commands; the simplest first. */
  simplify(script: Script): Iterable<Script>;
  readonly rules: readonly RuleName[];
}

/** The rule that speaks of lines (or, where no line fits, of commands) like these; the more telling stand first. */
export interface RuleName {
  readonly pattern: RegExp;
  readonly rule: string; // 'Collisions'
}

/** The first rule of the list that any of these lines belongs to. */
export function ruleFor(rules: readonly RuleName[], lines: readonly string[]): string | null {
  return rules.find(({ pattern }) => lines.some((line) => pattern.test(line)))?.rule ?? null;
}
