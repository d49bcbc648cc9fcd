/**
 * A level file as an editor sees it: a map that can be painted between lines that are kept as they are, comments
 * included. Any text can be taken apart and put together again; whether it is a sound level, reading it tells.
 */
import type { Book, Kind } from '../book.js';
import { DIRECTIONS, type Direction } from '../directions.js';
import { fieldsOf } from './fields.js';
import { EMPTY_GLYPH } from './map.js';
import { SEPARATOR, strip } from './read.js';

/** One level of a file. */
export interface Draft {
  readonly before: readonly string[]; // ['name: The Old Gate', 'seed: 11']
  readonly rows: readonly string[] | null; // of the map, ring included; null where there is none
  readonly after: readonly string[]; // ['at 1,2 stuck=2', 'tile 1,2 ~']
}

const MAP_START = 'map:';
const MAP_END = 'end';
const EDGE_GLYPH = 'X';
const BLANKS = /[ \t]+/;
const SQUARE = /^(?:at|tile)[ \t]+([0-9]+),([0-9]+)/;
/** The directives that are about one square. */
export type SquareDirective = 'at' | 'tile';

/** Takes a level file apart: one draft a level. */
export function readDrafts(text: string): Draft[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines[lines.length - 1] === '') lines.pop();
  const drafts: Draft[] = [];
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    if (i < lines.length && strip(lines[i]) !== SEPARATOR) continue;
    drafts.push(readDraft(lines.slice(start, i)));
    start = i + 1;
  }
  return drafts;
}

function readDraft(lines: readonly string[]): Draft {
  const start = lines.findIndex((line) => strip(line) === MAP_START);
  const end = start < 0 ? -1 : lines.indexOf(MAP_END, start + 1);
  if (end < 0) return { before: lines, rows: null, after: [] };
  return {
    before: lines.slice(0, start),
    rows: lines.slice(start + 1, end),
    after: lines.slice(end + 1),
  };
}

export function writeDrafts(drafts: readonly Draft[]): string {
  const texts = drafts.map(({ before, rows, after }) =>
    [...before, ...(rows ? [MAP_START, ...rows, MAP_END] : []), ...after].map((line) => `${line}\n`).join(''),
  );
  return texts.join(`${SEPARATOR}\n`);
}

/** The value of a header, or null where it is not given. */
export function headerOf(draft: Draft, key: string): string | null {
  const line = draft.before.find((each) => isHeader(each, key));
  return line === undefined ? null : strip(line.slice(line.indexOf(':') + 1));
}

/** The same level with a header set, or without it (null). */
export function withHeader(draft: Draft, key: string, value: string | null): Draft {
  const place = draft.before.findIndex((line) => isHeader(line, key));
  const before = draft.before.filter((line) => !isHeader(line, key));
  if (value !== null) before.splice(place < 0 ? before.length : place, 0, `${key}: ${value}`);
  return { ...draft, before };
}

const isHeader = (line: string, key: string): boolean => strip(line).startsWith(`${key}:`);

/** The words of the directives about a square: `stuck=2 facing=left` for `at`, `~ turns=3` for `tile`. */
export function directiveAt(draft: Draft, name: SquareDirective, x: number, y: number): string {
  return draft.after
    .map((line) => wordsAbout(line, name, x, y))
    .filter((words) => words !== null)
    .join(' ');
}

/** The same level with one directive about a square, or none (empty words). */
export function withDirective(
  draft: Draft,
  name: SquareDirective,
  x: number,
  y: number,
  words: string,
): Draft {
  const isOther = (line: string) => wordsAbout(line, name, x, y) === null;
  const place = draft.after.findIndex((line) => !isOther(line));
  const after = draft.after.filter(isOther);
  if (strip(words) !== '')
    after.splice(place < 0 ? after.length : place, 0, `${name} ${x},${y} ${strip(words)}`);
  return { ...draft, after };
}

function wordsAbout(line: string, name: SquareDirective, x: number, y: number): string | null {
  const [first, square, ...words] = strip(line).split(BLANKS);
  return first === name && square === `${x},${y}` ? words.join(' ') : null;
}

/** The same level in another size, with what still has a place in it. */
export function resize(draft: Draft, width: number, height: number): Draft {
  const old = draft.rows ?? [];
  const ring = EDGE_GLYPH.repeat(width + 2);
  const rows = Array.from({ length: height }, (_, i) => {
    const inside = (old[i + 1] ?? '').slice(1, -1);
    const kept = i + 1 < old.length - 1 ? inside : '';
    return EDGE_GLYPH + kept.slice(0, width).padEnd(width, EMPTY_GLYPH) + EDGE_GLYPH;
  });
  const after = draft.after.filter((line) => {
    const square = SQUARE.exec(strip(line));
    return !square || (Number(square[1]) <= width && Number(square[2]) <= height);
  });
  return { ...draft, rows: [ring, ...rows, ring], after };
}

/** A glyph that can be painted. */
export interface Brush {
  readonly glyph: string; // '~'; '.' for empty ground
  readonly name: string; // 'quicksand'
  readonly about: string; // 'Holds whoever enters for a few moves, once per crossing.'
  readonly role: 'tile' | Kind['role'];
  readonly facing: Direction; // of an arrow: 'up'
}

/** What painting a level takes: which glyphs there are, and which of them stand on others. */
export interface Brushes {
  readonly all: readonly Brush[]; // tiles first; without the ring's
  /**
   * The same level with a glyph on a square inside the ring. A piece is put on top of the tile there; a tile
   * replaces all. What was said of a piece or tile goes when it goes.
   */
  paint(draft: Draft, x: number, y: number, glyph: string): Draft;
  /** A level of empty ground with a player and a goal, to begin with. */
  blank(width: number, height: number): Draft;
  /** The words that `at` takes for this glyph, or `tile` where it is a tile: ['health', 'facing']. */
  words(glyph: string): readonly string[];
}

export function makeBrushes(book: Book): Brushes {
  const tileOf = (glyph: string) => book.tiles[book.grounds.get(glyph) ?? book.empty];

  function paint(draft: Draft, x: number, y: number, glyph: string): Draft {
    const row = draft.rows?.[y];
    const old = row?.[x];
    if (!draft.rows || row === undefined || old === undefined || old === glyph || old === EDGE_GLYPH)
      return draft;
    const rows = draft.rows.slice();
    rows[y] = row.slice(0, x) + glyph + row.slice(x + 1);
    const bare = withDirective({ ...draft, rows }, 'at', x, y, '');
    const tile = tileOf(old);
    if (!book.pieces.has(glyph) || !tile.enterable) return withDirective(bare, 'tile', x, y, '');
    const isCovered = book.pieces.has(old) || tile === book.tiles[book.empty];
    if (isCovered || directiveAt(bare, 'tile', x, y) !== '') return bare;
    return withDirective(bare, 'tile', x, y, old);
  }

  const all: Brush[] = book.tiles
    .filter((_, tile) => tile !== book.edge)
    .map((tile) => {
      const glyph = tile === book.tiles[book.empty] ? EMPTY_GLYPH : tile.glyph;
      return { glyph, name: tile.name, about: tile.about, role: 'tile', facing: 'up' };
    });
  for (const [glyph, { kind, heading }] of book.pieces)
    all.push({ glyph, name: kind.name, about: kind.about, role: kind.role, facing: DIRECTIONS[heading] });

  return {
    all,
    paint,
    blank(width, height) {
      const ground = resize({ before: [], rows: null, after: [] }, width, height);
      const goal = book.tiles[book.goal].glyph;
      return paint(paint(ground, 1, 1, book.kinds[0].glyphs[0]), width, height, goal);
    },
    words(glyph) {
      const piece = book.pieces.get(glyph);
      if (!piece) return tileOf(glyph).parameters.map(({ name }) => name);
      return fieldsOf(book.fields, piece.kind)
        .filter((field) => field.fits(piece.kind))
        .map(({ key }) => key);
    },
  };
}
