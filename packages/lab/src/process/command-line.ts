/**
 * The command line of somebody's program as given to `--program`: words with the usual quotes, and placeholders that
 * are filled in for each case. What needs a shell (pipes, redirections, variables) is handed to `sh`.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const PLACEHOLDERS = ['input', 'map', 'args'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Filling = Readonly<Record<Placeholder, readonly string[]>>;

export interface CommandLine {
  readonly text: string; // './a.out {input}'
  uses(placeholder: Placeholder): boolean;
  /** The words to start, for a working directory other than the caller's too. */
  fill(filling: Filling): string[];
}

const PART = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)|(\s+)/gsy;
const SHELL_SYNTAX = /[|&;<>()$`*?~#]/;

/** Null when a quote is left open or there is no word at all. */
export function readCommandLine(text: string, folder: string): CommandLine | null {
  const split = splitWords(text);
  if (!split) return null;
  const { words, shell } = split;
  return {
    text,
    uses: (placeholder) => text.includes(`{${placeholder}}`),
    fill: (filling) =>
      shell
        ? ['/bin/sh', '-c', fillText(text, filling)]
        : words.flatMap((word, i) => fillWord(absolute(word, i, folder), filling)),
  };
}

function splitWords(text: string): { words: string[]; shell: boolean } | null {
  const words: string[] = [];
  let word: string | null = null;
  let shell = false;
  let at = 0;
  for (const part of text.matchAll(PART)) {
    at = part.index + part[0].length;
    const [, single, double, escaped, plain, blank] = part;
    if (blank !== undefined) {
      if (word !== null) words.push(word);
      word = null;
      continue;
    }
    shell ||=
      (plain !== undefined && SHELL_SYNTAX.test(plain)) || (double !== undefined && /[$`]/.test(double));
    word = (word ?? '') + (single ?? double?.replace(/\\(.)/gs, '$1') ?? escaped ?? plain);
  }
  if (word !== null) words.push(word);
  return at === text.length && words.length > 0 ? { words, shell } : null;
}

/** A program or file named relative to where the caller is must be found from the folder of a case as well. */
function absolute(word: string, place: number, folder: string): string {
  const isPath = place === 0 ? word.includes('/') : /^[^-{]/.test(word);
  const path = resolve(folder, word);
  return isPath && existsSync(path) ? path : word;
}

function fillWord(word: string, filling: Filling): string[] {
  const whole = PLACEHOLDERS.find((each) => word === `{${each}}`);
  if (whole) return [...filling[whole]];
  return [word.replace(/\{(input|map|args)\}/g, (_, name: Placeholder) => filling[name].join(' '))];
}

function fillText(text: string, filling: Filling): string {
  return text.replace(/\{(input|map|args)\}/g, (_, name: Placeholder) => filling[name].map(quote).join(' '));
}

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;
