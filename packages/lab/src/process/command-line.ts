/**
 * The command line of somebody's program as given to `--program`: words with the usual quotes, and placeholders that
 * are filled in for each case. What needs a shell (pipes, redirections, variables) is handed to `sh`, which never gets
 * a file name as text: it finds them in variables.
 */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

export const PLACEHOLDERS = ['input', 'map', 'args'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Filling = Readonly<Record<Placeholder, readonly string[]>>;

/** What to start, with variables for a shell to find file names in. */
export interface Filled {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface CommandLine {
  readonly text: string; // './a.out {input}'
  readonly folder: string; // that relative names in it start from
  readonly named: readonly string[]; // the files that it names, from the root
  readonly isCopied?: true; // the folder is a copy, whose place is nobody's business
  uses(placeholder: Placeholder): boolean;
  /** The words to start, for a working directory other than the caller's too. */
  fill(filling: Filling): Filled;
}

interface Piece {
  readonly kind: 'blank' | 'plain' | 'escaped' | 'single' | 'double';
  readonly text: string; // what it stands for
  readonly source: string;
}

const PART = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)|(\s+)/gsy;
const SHELL_SYNTAX = /[|&;<>()$`*?~#]/;
const PLACEHOLDER = /\{(input|map|args)\}/g;

/** A readable command line, or what is wrong with it. */
export function readCommandLine(text: string, folder: string): CommandLine | string {
  const pieces = split(text);
  if (!pieces) return `the program '${text}' is empty or has an open quote`;
  const shell = pieces.some(needsShell);
  const wrong = misspelt(text, shell);
  if (wrong) return `there is no placeholder ${wrong} in '${text}': known are {input}, {map}, {args}`;
  const words = wordsOf(pieces).map((word, i) => absolute(word, i === 0, folder));
  const script = shell ? scriptOf(pieces, folder) : null;
  return {
    text,
    folder,
    named: script?.named ?? words.map(pathIn).filter((path) => path.startsWith('/') && existsSync(path)),
    uses: (placeholder) => text.includes(`{${placeholder}}`),
    fill: (filling) =>
      script
        ? { words: ['/bin/sh', '-c', script.text, 'sh', ...filling.args], env: variables(filling) }
        : { words: words.flatMap((word) => fillWord(word, filling)), env: {} },
  };
}

/** `NAME=/path`, for `env`, names a file as well. */
const pathIn = (word: string) => word.replace(/^\w+=(?=\/)/, '');

function split(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of text.matchAll(PART)) {
    at = part.index + part[0].length;
    const [source, single, double, escaped, plain] = part;
    if (single !== undefined) pieces.push({ kind: 'single', text: single, source });
    else if (double !== undefined)
      pieces.push({ kind: 'double', text: double.replace(/\\(.)/gs, '$1'), source });
    else if (escaped !== undefined) pieces.push({ kind: 'escaped', text: escaped, source });
    else if (plain !== undefined) pieces.push({ kind: 'plain', text: plain, source });
    else pieces.push({ kind: 'blank', text: source, source });
  }
  return at === text.length && pieces.some(({ kind }) => kind !== 'blank') ? pieces : null;
}

const needsShell = ({ kind, text, source }: Piece) =>
  (kind === 'plain' && SHELL_SYNTAX.test(text)) || (kind === 'double' && /[$`]/.test(source));

function wordsOf(pieces: readonly Piece[]): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (const { kind, text } of [...pieces, { kind: 'blank', text: '' }]) {
    if (kind !== 'blank') word = (word ?? '') + text;
    else if (word !== null) {
      words.push(word);
      word = null;
    }
  }
  return words;
}

/** A word in braces that is one or two letters away from a placeholder, or stands alone where braces mean nothing. */
function misspelt(text: string, shell: boolean): string | null {
  for (const [source, name] of text.matchAll(/\{([A-Za-z]{1,12})\}/g)) {
    if ((PLACEHOLDERS as readonly string[]).includes(name)) continue;
    const alone = !shell && text.split(/\s+/).includes(source);
    if (alone || PLACEHOLDERS.some((each) => isNear(name.toLowerCase(), each))) return source;
  }
  return null;
}

/** The same letters in another order, or one letter more, less or other. */
function isNear(word: string, right: string): boolean {
  const sorted = (letters: string) => [...letters].sort().join('');
  if (word === right || sorted(word) === sorted(right)) return true;
  let same = 0;
  while (same < word.length && word[same] === right[same]) same++;
  let end = 0;
  while (end < Math.min(word.length, right.length) - same && word.at(-1 - end) === right.at(-1 - end)) end++;
  return Math.max(word.length, right.length) - same - end <= 1;
}

/** A program or file named relative to where the caller is must be found from the folder of a run as well. */
function absolute(word: string, isProgram: boolean, folder: string): string {
  const isPath = (word.includes('/') && !word.startsWith('-')) || (!isProgram && /^[^-{]/.test(word));
  const stat = isPath ? statSync(resolve(folder, word), { throwIfNoEntry: false }) : undefined;
  // A folder that has the name of a word is hardly meant by it.
  const isMeant = stat !== undefined && (word.includes('/') || stat.isFile());
  return isMeant ? resolve(folder, word) : word;
}

function fillWord(word: string, filling: Filling): string[] {
  const whole = PLACEHOLDERS.find((each) => word === `{${each}}`);
  if (whole) return [...filling[whole]];
  return [word.replace(PLACEHOLDER, (_, name: Placeholder) => filling[name].join(' '))];
}

const variables = ({ input, map }: Filling) => ({
  QUADRANT_INPUT: input.join(' '),
  QUADRANT_MAP: map.join(' '),
});

/** What a placeholder is for a shell: outside of quotes, and inside of double ones. */
const REFERENCES: Readonly<Record<Placeholder, readonly [outside: string, inside: string]>> = {
  input: reference('QUADRANT_INPUT'),
  map: reference('QUADRANT_MAP'),
  args: ['"$@"', '$*'],
};

function reference(variable: string) {
  return [`"$${variable}"`, `\${${variable}}`] as const;
}

/** The same line for `sh`, with references for placeholders and with whole names of files. */
function scriptOf(pieces: readonly Piece[], folder: string): { text: string; named: string[] } {
  const named: string[] = [];
  let isProgram = true;
  const whole = (word: string) => {
    const path = absolute(word, isProgram, folder);
    if (path.startsWith('/') && existsSync(path)) named.push(path);
    return path;
  };
  const text = pieces.map(({ kind, text, source }, i) => {
    const alone = [pieces[i - 1], pieces[i + 1]].every((each) => each === undefined || each.kind === 'blank');
    if (kind === 'double') return source.replace(PLACEHOLDER, (_, name: Placeholder) => REFERENCES[name][1]);
    if (kind === 'single') {
      const path = alone ? whole(text) : text;
      isProgram = false;
      return `'${path.replace(PLACEHOLDER, (_, name: Placeholder) => `'"${REFERENCES[name][1]}"'`)}'`;
    }
    if (kind !== 'plain') return source;
    return text.replace(/[|&;()]+|\{(?:input|map|args)\}|[\w./+@%-]+/g, (token) => {
      const [, name] = /^\{(\w+)\}$/.exec(token) ?? [];
      if (name) return REFERENCES[name as Placeholder][0];
      if (/^[|&;()]/.test(token)) {
        isProgram = true;
        return token;
      }
      const path = alone || token !== text ? whole(token) : token;
      isProgram = false;
      return path === token ? token : quote(path);
    });
  });
  return { text: text.join(''), named };
}

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;
