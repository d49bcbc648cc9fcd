/** Help texts from what commands declare; they fit a terminal of 80 columns. */
import type { CliCommand, OnGame } from './command.js';
import { type ShownOption, shownOf } from './options.js';

const WIDTH = 79;
const INDENT = 2;
const BESIDE = 20; // the column of the explanations; a longer label has a line of its own

export const helpOf = (command: CliCommand): string => `Usage: ${bodyOf(command)}`;

export const helpOn = ({ usage, options }: OnGame): string => `Usage: ${usage}\n\n${helpRows(options)}`;

function bodyOf({ usage, about, options, notes, verbs = {} }: CliCommand): string {
  const rows = helpRows(shownOf(options)).trimEnd();
  const parts = [usage, about.trim(), rows, ...Object.values(verbs).map(bodyOf), notes?.trim() ?? ''];
  return `${parts
    .map((part) => part.trimEnd())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** `  --seed N      the seed of the random numbers`, wrapped. */
const helpRows = (options: readonly ShownOption[]): string => options.flatMap(row).join('');

function row({ label, text }: ShownOption): string[] {
  const [first, ...more] = wrapped(text, WIDTH - BESIDE).map((line) => `${' '.repeat(BESIDE)}${line}\n`);
  const head = `${' '.repeat(INDENT)}${label}`;
  return head.length < BESIDE ? [head + first.slice(head.length), ...more] : [`${head}\n`, first, ...more];
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
