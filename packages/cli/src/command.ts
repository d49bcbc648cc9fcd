/** What a command of `quadrant` is, and how one says that it was called wrongly. */
import type { CommandOptions, ShownOption } from './options.js';

export interface CliCommand {
  readonly name: string; // 'verify', 'bot check'
  readonly usage: string; // 'quadrant verify RECORD'
  readonly about: string; // what it does: the help above the options
  readonly options: CommandOptions;
  readonly notes?: string; // the help below them
  /** Commands that are a word more: `quadrant bot check`. */
  readonly verbs?: Readonly<Record<string, CliCommand>>;
  /** What there is for one game alone; null for a word that is no game. */
  on?(game: string): Promise<OnGame | null>;
  run(words: readonly string[]): number | Promise<number>;
}

export interface OnGame {
  readonly usage: string; // 'quadrant run raiinet [OPTIONS] [FILE]'
  readonly options: readonly ShownOption[];
}

/** Exit statuses, as docs/cli.md lists them. */
export const STATUS = { ok: 0, failed: 1, misuse: 2 } as const;

/** A mistake of the person who called: one line on standard error, exit status 2, no stack trace. */
export class Misuse extends Error {}
