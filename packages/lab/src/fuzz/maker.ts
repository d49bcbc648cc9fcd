/** What the fuzzer needs to know of a game: how to make inputs, how to make one simpler, and the names of its rules. */
import type { Rng } from '@quadrant/kernel';
import type { Parts } from '../check/traits.js';
import type { GameModule } from '../games.js';
import type { Script, ScriptForm } from './script.js';

export interface Wanted {
  readonly games: number; // 20
  readonly longest: number; // 40, commands of each
  readonly near: Script | null;
  readonly beginning: readonly string[]; // commands to go on from; empty: none
}

export interface Maker {
  readonly spelling: ScriptForm;
  /** How many games share one input, so that the start of a process is not paid for each. */
  readonly gamesPerInput: number;
  /** Every so many inputs one is malformed as a whole; it counts as one game. */
  readonly malformedEvery: number;
  /** Commands of a game at most. */
  readonly longest: number;
  /**
   * An input with so many games of at most so many commands each. Most commands are legal: our own game is asked.
   * With `near`, what surrounds the commands of that script (options, level, equipment) is kept.
   */
  make(own: GameModule, rng: Rng, wanted: Wanted): Script;
  /** Options of the program that keep to a part of the game; not there: what it makes is left out where it does not. */
  argsWithin?(rng: Rng, parts: Parts): readonly string[];
  /** Why no inputs can be made of these parts; null when they can. */
  troubleWith?(parts: Parts): string | null;
  /** The position before the first command, or null where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a position of any game
  begin(own: GameModule, script: Script): any;
  /** An input that is wrong as a whole, such as one that cannot be read. */
  makeMalformed(own: GameModule, rng: Rng): Script;
  /** Scripts that are simpler than this one in another way than by leaving out commands; the simplest first. */
  simplify(script: Script): Iterable<Script>;
  /** The same game with as much as possible printed about it; it tells more about the rule concerned. */
  reveal(script: Script): Script;
  readonly rules: readonly RuleName[];
}

/** The rule that speaks of lines (or, where no line fits, of commands) like these. */
export interface RuleName {
  readonly pattern: RegExp;
  readonly rule: string; // 'Collisions'
  /** Such a line shows what a command has led to rather than how: any other is more telling. */
  readonly vague?: true;
}

export function isTelling(rules: readonly RuleName[], line: string): boolean {
  const found = rules.find(({ pattern }) => pattern.test(line));
  return found !== undefined && !found.vague;
}

/** The rule of the first telling line, else of the first that has any. */
export function ruleFor(rules: readonly RuleName[], lines: readonly string[]): string | null {
  const found = lines.flatMap((line) => rules.find(({ pattern }) => pattern.test(line)) ?? []);
  return (found.find(({ vague }) => !vague) ?? found[0])?.rule ?? null;
}
