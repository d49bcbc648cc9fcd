/** Runs a text program in memory, as `quadrant run` would on files and streams. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Host, Program } from '@quadrant/kernel';

export interface ProgramResult {
  readonly out: string;
  readonly err: string;
  readonly status: number;
}

export interface ProgramSurroundings {
  /** Files by name, looked at first. */
  readonly files?: Readonly<Record<string, string>>;
  /** The working directory, for files on disk. */
  readonly folder?: string;
  /** Takes what a display would show. */
  readonly watch?: Host['watch'];
}

/** Gives `input` to the program as its command file or standard input. */
export function runProgram(
  program: Program,
  words: readonly string[],
  input: string,
  surroundings: ProgramSurroundings = {},
): ProgramResult {
  const out: string[] = [];
  let err = '';
  const run = program.start(words, {
    out: (text) => out.push(text),
    err: (text) => {
      err += text;
    },
    readText: (name) => surroundings.files?.[name] ?? readOrNull(name, surroundings.folder),
    watch: surroundings.watch,
  });
  if (typeof run === 'number') return { out: out.join(''), err, status: run };
  run.whole(input);
  const status = run.end();
  return { out: out.join(''), err, status };
}

function readOrNull(name: string, folder: string | undefined): string | null {
  if (folder === undefined) return null;
  try {
    return readFileSync(resolve(folder, name), 'utf8');
  } catch {
    return null;
  }
}
