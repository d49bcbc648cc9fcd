/** Changes of a draft, square by square: what only level editors need. */
import type { Book } from '../book.js';
import type { Draft } from './draft.js';
import { fieldsOf } from './fields.js';
import { EMPTY_GLYPH } from './map.js';
import { strip } from './read.js';

const EDGE_GLYPH = 'X';
const BLANKS = /[ \t]+/;
const SQUARE = /^(?:at|tile)[ \t]+([0-9]+),([0-9]+)/;
/** The directives that are about one square. */
export type SquareDirective = 'at' | 'tile';

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

/** What painting a level takes: which glyphs stand on others, and what is said of them. */
export interface LevelPainter {
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

export function makeLevelPainter(book: Book): LevelPainter {
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

  return {
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
