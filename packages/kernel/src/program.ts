/**
 * The text program of a game: what `quadrant run` runs. A program reads its own words of the command line, is
 * fed input and writes text; files, terminals and streams belong to the host that runs it.
 */

import type { Fact } from './contract.js';

/** What a program may ask of the machine it runs on. */
export interface Host {
  out(text: string): void;
  err(text: string): void;
  /** The text of a file, or null when it cannot be read. */
  readText(name: string): string | null;
  /** Takes the opening and every performed command where a display beside the text was asked for, and there is one. */
  readonly watch?: ((position: unknown, facts: readonly Fact[]) => void) | undefined;
}

export interface Flag {
  readonly flag: string; // '--seed N'
  readonly help: string; // 'the seed, 1..2147483646'
}

export interface Program {
  readonly game: string; // 'raiinet'
  readonly usage: string; // 'quadrant run raiinet [OPTIONS] [FILE]'
  readonly flags: readonly Flag[];
  /** True when input that is not valid UTF-8, or holds a NUL, is refused by the host before it gets here. */
  readonly strictText: boolean;
  /** The word by which a display beside the text is asked for, where the program tells one what happens. */
  readonly displayWord?: string; // '-graphics'
  /** Reads the words after the game's id. A number is the exit status of a program that ends at once. */
  start(words: readonly string[], host: Host): Run | number;
}

/** A program under way: give it the whole input at once, or open it and give it lines as a person types them. */
export interface Run {
  /** The file to read commands from; null for standard input. */
  readonly input: string | null;
  /** What to print before asking a person for the next line. */
  readonly prompt: string; // '-> '
  /** The commands, one on a line, for a person who asks for help. */
  readonly help: string;
  /** What the last word of a line typed so far may become. */
  complete(line: string): readonly string[];
  /** True when no further input will be read. */
  readonly over: boolean;
  /** Runs a whole input (opens by itself). */
  whole(text: string): void;
  /** Prints what comes before the first command. */
  open(): void;
  line(text: string): void;
  /** The end of the input; gives the exit status. */
  end(): number;
}

/** A wrong word on the command line: one line on standard error, exit status 2. */
export function usageError(host: Host, program: Pick<Program, 'game'>, words: string): number {
  host.err(`quadrant run ${program.game}: ${words}\n`);
  return 2;
}
