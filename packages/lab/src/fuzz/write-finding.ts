/** A difference on disk: a case in the usual form, so that it can be checked again, with a page about it beside it. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { show } from '../check/diff.js';
import { sayPlace } from '../formats/pretty.js';
import type { GameId } from '../games.js';
import type { FuzzResult } from './fuzz.js';
import { MAKERS } from './makers.js';
import { inputOf } from './script.js';

export interface Circumstances {
  readonly game: GameId;
  readonly program: string; // './a.out {input}'
  readonly seed: number;
  readonly played: number; // games
  readonly runs: number; // of the program
}

type Found = NonNullable<FuzzResult['found']>;

/** Gives the name of the case; its files are put into the folder. */
export function writeFinding(folder: string, found: Found, circumstances: Circumstances): string {
  const { game, seed } = circumstances;
  mkdirSync(folder, { recursive: true });
  const name = freeName(folder, `${game}-seed-${seed}`);
  const put = (ending: string, content: string | Buffer) =>
    writeFileSync(join(folder, name + ending), content);
  put('.txt', inputOf(found.script, MAKERS[game].spelling));
  if (found.script.map !== null) put('.map', found.script.map);
  if (found.script.args.length > 0) put('.args', `${found.script.args.join(' ')}\n`);
  if (found.right.status !== null && found.right.status !== 0) put('.exit', `${found.right.status}\n`);
  put('.expected.txt', found.right.out);
  put('.actual.txt', found.outcome.out);
  put('.md', describe(found, circumstances));
  return name;
}

/** Findings are numbered: what lies there of an older one would be taken for a part of a new one. */
function freeName(folder: string, name: string): string {
  const files = readdirSync(folder);
  const isTaken = (each: string) => files.some((file) => file.startsWith(`${each}.`));
  let number = 1;
  while (isTaken(number === 1 ? name : `${name}-${number}`)) number++;
  return number === 1 ? name : `${name}-${number}`;
}

export function describe(found: Found, { game, program, seed, played, runs }: Circumstances): string {
  const { script, judgement, rule } = found;
  const { verdict, words, difference, place } = judgement;
  const count = script.commands.length;
  const lines = [
    `# ${game}: ${verdict}`,
    '',
    `- program: \`${program}\``,
    `- found after ${played} game${played === 1 ? '' : 's'} with seed ${seed}; shrunk to ${count} command${count === 1 ? '' : 's'} in ${runs} runs`,
    `- what is wrong: ${words}`,
    `- rule concerned: ${rule}`,
  ];
  if (place) lines.push(`- where: ${sayPlace(place)}`);
  if (difference) {
    lines.push(`- line ${difference.line} expected: ${quoted(difference.expected)}`);
    lines.push(`- line ${difference.line} actual: ${quoted(difference.actual)}`);
  }
  if (script.args.length > 0) lines.push('', 'Options:', '', `    ${script.args.join(' ')}`);
  if (script.map !== null) lines.push('', 'Level:', '', indented(script.map));
  lines.push('', 'Input:', '', indented(inputOf(script, MAKERS[game].spelling)));
  if (difference)
    lines.push('', 'Difference (- expected, + actual):', '', indented(difference.diff.join('\n')));
  return `${lines.join('\n')}\n`;
}

const quoted = (line: string | null) => (line === null ? '(no further line)' : `\`${show(line)}\``);
const indented = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
