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

/** The rule that speaks of lines (or, where no line fits, of commands) like these. */
export interface RuleName {
  readonly pattern: RegExp;
  readonly rule: string; // 'Collisions'
}

export function ruleFor(rules: readonly RuleName[], texts: readonly (string | null)[]): string {
  for (const text of texts) {
    const found = text === null ? undefined : rules.find(({ pattern }) => pattern.test(text));
    if (found) return found.rule;
  }
  return 'the transcript';
}
