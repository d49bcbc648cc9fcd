/**
 * The folder of a tournament. Records are written first, then one line of the journal: a pair counts as played when
 * its line is whole, so that whatever is killed at whatever moment loses no finished pair and repeats none.
 */
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ok, type Result, refuse } from '@quadrant/kernel';
import type { PlayedLine } from './chunk.js';
import { readJournalLine } from './pair-line.js';
import { digestOfSpec, SPEC_FORMAT, type Spec } from './spec.js';

/** A line of the journal. */
export type Played = Omit<PlayedLine, 'records' | 'logs'>;
export type PlayedJobs = Map<number, Played>;

const NEWLINE = 10;
const bad = (words: string) => refuse('bad-folder', words);

export class TournamentFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  file(name: string): string {
    return join(this.path, name);
  }
  get isThere(): boolean {
    return existsSync(this.file('spec.json'));
  }

  begin(spec: Spec): void {
    mkdirSync(this.file('records'), { recursive: true });
    this.write('spec.json', `${JSON.stringify({ sha256: digestOfSpec(spec), spec }, null, 1)}\n`);
  }

  readSpec(): Result<Spec> {
    const parsed = parse(
      existsSync(this.file('spec.json')) ? readFileSync(this.file('spec.json'), 'utf8') : '',
    );
    const { sha256, spec } = (parsed ?? {}) as { sha256?: string; spec?: Spec };
    if (spec?.format !== SPEC_FORMAT) return bad(`${this.path} is no folder of a tournament`);
    if (digestOfSpec(spec) !== sha256)
      return bad(`${this.file('spec.json')} was changed: its digest differs`);
    return ok(spec);
  }

  /** Cuts off a torn last line, so that the next one begins on a line of its own. */
  mend(): void {
    const path = this.file('games.jsonl');
    if (existsSync(path)) truncateSync(path, wholeLines(readFileSync(path)).length);
  }

  /** What is played so far; a torn last line is none. Whatever else is no pair of the tournament is refused. */
  readJournal(spec: Spec): Result<PlayedJobs> {
    const journal: PlayedJobs = new Map();
    const path = this.file('games.jsonl');
    if (!existsSync(path)) return ok(journal);
    const lines = wholeLines(readFileSync(path)).toString('utf8').split('\n').slice(0, -1);
    for (const [i, text] of lines.entries()) {
      if (text.trim() === '') continue;
      const played = readJournalLine(spec, parse(text));
      if (played === null)
        return bad(
          `line ${i + 1} of ${path} is not that of a pair of this tournament; without it --resume plays the pair again`,
        );
      const added = addTo(journal, played);
      if (!added.ok) return added;
    }
    return ok(journal);
  }

  keep({ records, logs, ...played }: PlayedLine): void {
    const { line } = played;
    for (const [place, game] of logs.entries())
      for (const [seat, text] of game.entries())
        if (text !== '') this.keepLog(logName(line.pair, place, seat), text);
    for (const [place, record] of records.entries())
      writeToDisk(this.file(recordName(line.pair, place)), 'w', `${JSON.stringify(record)}\n`);
    writeToDisk(this.file('games.jsonl'), 'a', journalLine(played));
  }

  private keepLog(name: string, text: string): void {
    mkdirSync(dirname(this.file(name)), { recursive: true }); // most tournaments have none
    writeFileSync(this.file(name), text);
  }

  /** Whole or not at all. */
  write(name: string, text: string): void {
    writeFileSync(this.file(`${name}.part`), text);
    renameSync(this.file(`${name}.part`), this.file(name));
  }
}

/** On the disk when it returns, so that a power cut costs nothing that was said to be there. */
function writeToDisk(path: string, how: 'w' | 'a', text: string): void {
  const fd = openSync(path, how);
  try {
    writeFileSync(fd, text);
    fdatasyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

export const journalLine = ({ line, ...beside }: Played): string =>
  `${JSON.stringify({ ...line, ...beside })}\n`;

const wholeLines = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);

export const recordName = (pair: number, place: number): string => `records/${pair}-${place + 1}.json`;

export const logName = (pair: number, place: number, seat: number): string =>
  `logs/${pair}-${place + 1}-${seat + 1}.txt`;

/** Two results for one pair must be the same. */
export function addTo(journal: PlayedJobs, played: Played): Result<null> {
  const { line } = played;
  const known = journal.get(line.pair);
  if (known && JSON.stringify(known.line) !== JSON.stringify(line))
    return bad(`pair ${line.pair} has two results:\n${JSON.stringify(known.line)}\n${JSON.stringify(line)}`);
  if (!known) journal.set(line.pair, played);
  return ok(null);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
