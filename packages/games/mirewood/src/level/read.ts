/**
 * Reading level files: a text becomes levels, or the first fault in it. All levels are checked before the first is
 * played; later ones are kept as text, all in one. The time it takes grows with the length of the text and no faster.
 */
import { ok, type Result, refuse } from '@quadrant/kernel';
import type { Book } from '../book.js';
import { type Ground, livingFrom, NONE } from '../position.js';
import { DIRECTIVES, type Directive, readDirective } from './directives.js';
import { LevelFault } from './fault.js';
import {
  GENERATE_ONLY,
  HEADER_KEYS,
  type HeaderKey,
  type Headers,
  noHeaders,
  readHeader,
} from './headers.js';
import { readMap } from './map.js';
import type { Sketch } from './sketch.js';

export interface Level {
  readonly headers: Readonly<Headers>;
  readonly ground: Ground | null; // null: to be generated
}

export interface LevelFile {
  readonly players: number; // the same in all its levels
  readonly first: Level;
  readonly levels: number; // how many
  readonly later: string; // the text of the other levels, sound, as `nextSection` takes it apart
}

export const SEPARATOR = '---';
const BETWEEN = `\n${SEPARATOR}\n`;

/** The lines of a file from `start` up to but not including `end`. */
interface Section {
  readonly lines: readonly string[]; // of the whole file
  readonly start: number;
  readonly end: number;
}

/** Reads a whole level file. The words of a refusal are `line N: TEXT`. */
export function readLevels(book: Book, text: string): Result<LevelFile> {
  const [head, ...tail] = splitSections(text);
  try {
    const first = readSection(book, head);
    const players = playersOf(first);
    for (const section of tail) {
      if (playersOf(readSection(book, section)) !== players)
        throw new LevelFault(lastLine(section), 'other players than in the first section');
    }
    return ok({
      players,
      first,
      levels: 1 + tail.length,
      later: tail.map(textOf).join(BETWEEN),
    });
  } catch (fault) {
    if (fault instanceof LevelFault) return refuse('bad-level', fault.words);
    throw fault;
  }
}

/** Opens a file that was found sound before: of many levels only the first is read again. */
export function openSoundLevels(book: Book, text: string): LevelFile {
  const whole = isUsual(text) ? withoutLastEnd(text) : splitSections(text).map(textOf).join(BETWEEN);
  const { text: head, next } = nextSection(whole, 0);
  const first = readSoundLevel(book, head);
  let levels = 1;
  for (let at = whole.indexOf(BETWEEN); at >= 0; at = whole.indexOf(BETWEEN, at + BETWEEN.length)) levels++;
  return { players: playersOf(first), first, levels, later: levels === 1 ? '' : whole.slice(next) };
}

/** Written as we write it: no carriage returns, no blanks around separators. */
const isUsual = (text: string): boolean =>
  !text.includes('\r') && !/^(?:[ \t]+---[ \t]*|---[ \t]+)$/m.test(text);
const withoutLastEnd = (text: string): string => (text.endsWith('\n') ? text.slice(0, -1) : text);
const textOf = ({ lines, start, end }: Section): string => lines.slice(start, end).join('\n');

/**
 * The level that begins at this place of a text of levels, and the place of the one after it. The last level of a text
 * is followed by itself, so that any number of levels can be made of one.
 */
export function nextSection(later: string, start: number): { readonly text: string; readonly next: number } {
  const end = later.indexOf(BETWEEN, start);
  return end < 0
    ? { text: later.slice(start), next: start }
    : { text: later.slice(start, end), next: end + BETWEEN.length };
}

/** Reads one level of a file that was found sound before. */
export function readSoundLevel(book: Book, text: string): Level {
  const lines = text.split('\n');
  return readSection(book, { lines, start: 0, end: lines.length });
}

function splitSections(text: string): Section[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines[lines.length - 1] === '') lines.pop(); // what follows the last line's end is no line
  const sections: Section[] = [];
  let start = 0;
  lines.forEach((line, i) => {
    if (strip(line) !== SEPARATOR) return;
    sections.push({ lines, start, end: i });
    start = i + 1;
  });
  sections.push({ lines, start, end: lines.length });
  return sections;
}

/** The line to blame for what is missing. */
const lastLine = ({ start, end }: Section): number => (start === end ? 1 : end);

const playersOf = ({ headers, ground }: Level): number => ground?.players ?? headers.players ?? 1;

function readSection(book: Book, section: Section): Level {
  const reader = new SectionReader(book, section);
  for (let i = section.start; i < section.end; ) i = reader.take(i);
  return reader.finish();
}

class SectionReader {
  private readonly headers = noHeaders();
  private readonly given = new Map<HeaderKey, number>(); // the line of each header
  private sketch: Sketch | null = null;
  private readonly book: Book;
  private readonly section: Section;

  constructor(book: Book, section: Section) {
    this.book = book;
    this.section = section;
  }

  /** Reads the line at this place and whatever belongs to it; gives the place of the next. */
  take(i: number): number {
    const line = strip(this.section.lines[i]);
    const number = i + 1;
    if (line === '' || line.startsWith('#')) return i + 1;
    if (line === 'map:') return this.takeMap(i);
    const cut = line.indexOf(':');
    const key = HEADER_KEYS.find((each) => each.length === cut && line.startsWith(each));
    if (key) this.takeHeader(key, strip(line.slice(cut + 1)), number);
    else this.takeDirective(line, number);
    return i + 1;
  }

  private takeHeader(key: HeaderKey, value: string, line: number): void {
    if (this.given.has(key)) throw new LevelFault(line, `second ${key}`);
    if (this.sketch)
      throw new LevelFault(line, key === 'generate' ? 'generate and map together' : 'unknown line');
    this.given.set(key, line);
    if (!readHeader(this.headers, key, value)) throw new LevelFault(line, `bad value for ${key}`);
  }

  private takeMap(i: number): number {
    const { lines, end } = this.section;
    const line = i + 1;
    if (this.sketch) throw new LevelFault(line, 'second map');
    if (this.headers.generate) throw new LevelFault(line, 'generate and map together');
    let close = i + 1;
    while (close < end && lines[close] !== 'end') close++;
    if (close === end) throw new LevelFault(lastLine(this.section), 'map without end');
    this.sketch = readMap(this.book, lines.slice(i + 1, close), line + 1, this.headers.health);
    return close + 1;
  }

  private takeDirective(line: string, number: number): void {
    const words = line.split(/[ \t]+/);
    if (!DIRECTIVES.includes(words[0] as Directive)) throw new LevelFault(number, 'unknown line');
    if (!this.sketch) throw new LevelFault(number, `${words[0]} before the map`);
    readDirective(this.book, this.sketch, words, number);
  }

  finish(): Level {
    const { headers, given, sketch, section, book } = this;
    const missing = (text: string) => new LevelFault(lastLine(section), text);
    if (headers.generate) return { headers, ground: null };
    for (const key of GENERATE_ONLY)
      if (given.has(key)) throw new LevelFault(given.get(key)!, `${key} without generate`);
    if (!sketch) throw missing('no map');
    const [first] = book.kinds;
    if (!sketch.hasPlayer(first)) throw missing(`no player ${first.glyphs[0]}`);
    const ground = sketch.finish();
    if (livingFrom(ground, 0) === NONE) throw missing('no living player');
    return { headers, ground };
  }
}

/** Without the spaces and tabs around it. */
export function strip(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && isBlank(line.charCodeAt(start))) start++;
  while (end > start && isBlank(line.charCodeAt(end - 1))) end--;
  return line.slice(start, end);
}

const isBlank = (code: number): boolean => code === 32 || code === 9;
