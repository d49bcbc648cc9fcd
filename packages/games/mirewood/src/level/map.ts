/** The map of a level file: rows of glyphs inside a ring of edges. */
import type { Book } from '../book.js';
import { squareOf } from '../position.js';
import { LevelFault } from './fault.js';
import { Sketch } from './sketch.js';

/** Squares of a map from side to side, without the ring. */
export const SIDES = { least: 1, most: 99 } as const;
export const EMPTY_GLYPH = '.';

/** Reads the rows between `map:` and `end`; the first of them is line `firstLine`. */
export function readMap(
  book: Book,
  rows: readonly string[],
  firstLine: number,
  health: number | null,
): Sketch {
  const across = widthOf(rows[0] ?? '');
  if (!isSide(rows.length) || !isSide(across)) throw new LevelFault(firstLine - 1, 'bad map size');
  rows.forEach((row, y) => {
    if (widthOf(row) !== across) throw new LevelFault(firstLine + y, 'rows differ in length');
  });
  const sketch = new Sketch(book, across - 2, rows.length - 2);
  const edge = book.tiles[book.edge].glyph;
  rows.forEach((row, y) => {
    const fail = (text: string) => {
      throw new LevelFault(firstLine + y, text);
    };
    const glyphs = [...row];
    for (let x = 0; x < across; x++) {
      const glyph = glyphs[x];
      if (x === 0 || y === 0 || x === across - 1 || y === rows.length - 1) {
        if (glyph !== edge) fail(`edge is not ${edge}`);
        continue;
      }
      if (glyph === edge) fail(`${edge} inside the board`);
      if (glyph === EMPTY_GLYPH) continue;
      const square = squareOf(sketch, x, y);
      const tile = book.grounds.get(glyph);
      const piece = book.pieces.get(glyph);
      if (tile !== undefined) sketch.tiles[square] = tile;
      else if (!piece) fail(`unknown glyph ${glyph}`);
      else {
        if (piece.kind.role === 'player' && sketch.hasPlayer(piece.kind)) fail(`second player ${glyph}`);
        const entity = sketch.add(piece.kind, square);
        entity.facing = piece.heading;
        if (piece.kind.role === 'player' && health !== null) entity.health = health;
      }
    }
  });
  return sketch;
}

const RING = 2;
const isSide = (length: number) => length >= SIDES.least + RING && length <= SIDES.most + RING;

/** In characters, of which some take two places in a text; a row far too long is not looked into. */
const widthOf = (row: string) => (row.length > 2 * (SIDES.most + RING) ? row.length : [...row].length);
