/** What a command of `quadrant` is, and how one says that it was called wrongly. */

export interface CliCommand {
  readonly usage: string; // 'quadrant verify RECORD'
  readonly help: string; // the whole help text below the usage line
  /** The help about one game, where there is more to say of it; null for a word that is no game. */
  helpOn?(game: string): Promise<string | null>;
  run(words: readonly string[]): number | Promise<number>;
}

/** Exit statuses, as docs/cli.md lists them. */
export const STATUS = { ok: 0, failed: 1, misuse: 2 } as const;

/** A mistake of the person who called: one line on standard error, exit status 2, no stack trace. */
export class Misuse extends Error {}
