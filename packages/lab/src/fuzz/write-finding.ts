/** A difference on disk: a case in the usual form, so that it can be checked again, with a page about it beside it. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brief, show } from '../check/diff.js';
import { linkTo } from '../export/link-of.js';
import { sayPlace } from '../formats/pretty.js';
import type { GameId } from '../games.js';
import type { NamedFinding } from './fuzz.js';
import { makerOf } from './makers.js';
import { inputOf } from './script.js';

export interface FindingContext {
  readonly game: GameId;
  readonly program: string; // './a.out {input}'
  readonly seed: number;
  readonly page: string; // 'http://127.0.0.1:4173/'
}

/** The files of one finding: written when it is found and each time that it gets smaller, under one name. */
export class FindingFiles {
  readonly name: string;
  private readonly folder: string;
  private readonly circumstances: FindingContext;
  private written: string[] = []; // endings

  constructor(folder: string, circumstances: FindingContext) {
    this.folder = folder;
    this.circumstances = circumstances;
    mkdirSync(folder, { recursive: true });
    this.name = freeName(folder, `${circumstances.game}-seed-${circumstances.seed}`);
  }

  write(found: NamedFinding): void {
    const { spelling } = makerOf(this.circumstances.game);
    const { map, args } = found.script;
    const files: Record<string, string | Buffer> = { '.txt': inputOf(found.script, spelling) };
    if (map !== null) files['.map'] = map;
    if (args.length > 0) files['.args'] = `${args.join(' ')}\n`;
    if (found.right.status !== null && found.right.status !== 0) files['.exit'] = `${found.right.status}\n`;
    files['.expected.txt'] = found.right.out;
    files['.actual.txt'] = found.outcome.out;
    files['.md'] = describe(found, this.circumstances);
    for (const ending of this.written) if (!(ending in files)) rmSync(this.path(ending), { force: true });
    for (const [ending, content] of Object.entries(files)) writeFileSync(this.path(ending), content);
    this.written = Object.keys(files);
  }

  remove(): void {
    for (const ending of this.written) rmSync(this.path(ending), { force: true });
  }

  private path(ending: string): string {
    return join(this.folder, this.name + ending);
  }
}

/** Findings are numbered: what lies there of an older one would be taken for a part of a new one. */
function freeName(folder: string, name: string): string {
  const files = readdirSync(folder);
  const isTaken = (each: string) => files.some((file) => file.startsWith(`${each}.`));
  let number = 1;
  while (isTaken(number === 1 ? name : `${name}-${number}`)) number++;
  return number === 1 ? name : `${name}-${number}`;
}

export function describe(found: NamedFinding, { game, program, seed, page }: FindingContext): string {
  const { script, judgement, rule, played, runs, shown } = found;
  const { verdict, words, place } = judgement;
  const difference = judgement.difference && brief(judgement.difference);
  const link = shown && linkTo(page, game, shown);
  const count = script.commands.length;
  const lines = [
    `# ${game}: ${verdict}`,
    '',
    `- program: \`${program}\``,
    `- found after ${played} game${played === 1 ? '' : 's'} with seed ${seed}; shrunk to ${count} command${count === 1 ? '' : 's'} in ${runs} runs`,
    `- what is wrong: ${words}`,
    `- rule concerned: ${rule === '' ? 'not known yet, it is still being shrunk' : rule}`,
  ];
  if (place) lines.push(`- where: ${sayPlace(place)}`);
  if (difference) {
    lines.push(`- line ${difference.line} expected: ${quoted(difference.expected)}`);
    lines.push(`- line ${difference.line} actual: ${quoted(difference.actual)}`);
  }
  if (link) lines.push(`- [the game at this turn](${link})`);
  if (script.args.length > 0) lines.push('', 'Options:', '', `    ${script.args.join(' ')}`);
  if (script.map !== null) lines.push('', 'Level:', '', indented(script.map));
  lines.push('', 'Input:', '', indented(inputOf(script, makerOf(game).spelling)));
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
