/** The present level as a level file: a saved game is a level file like any other. */
import type { Book } from '../book.js';
import { columnOf, NONE, type Piece, type Position, rowOf, squareOf } from '../position.js';
import { fieldsOf } from './fields.js';
import { EMPTY_GLYPH } from './map.js';

export function dump(book: Book, p: Position): string {
  const lines = p.name === '' ? [] : [`name: ${p.name}`];
  lines.push(`turn: ${p.turn}`, `rng: ${p.rng}`, `ai: ${p.ai}`, `verbose: ${p.verbose ? 'on' : 'off'}`);
  lines.push('map:', ...boardRows(book, p, EMPTY_GLYPH), 'end');
  for (const id of p.squares) if (id !== NONE) lines.push(atLine(book, p, p.entities[id]));
  for (let square = 0; square < p.tiles.length; square++) {
    const covered = p.squares[square] !== NONE && p.tiles[square] !== book.empty;
    if (covered || p.custom[square]) lines.push(tileLine(book, p, square));
  }
  for (let seat = 0; seat < p.players; seat++) {
    const player = p.entities[seat];
    if (player.square === NONE) lines.push(`dead ${glyphOf(book, player)} score=${player.score}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The board row by row, ring included: the piece on a square, else its tile. */
export function boardRows(book: Book, p: Position, empty: string): string[] {
  const rows: string[] = [];
  for (let y = 0; y <= p.height + 1; y++) {
    let row = '';
    for (let x = 0; x <= p.width + 1; x++) {
      const square = squareOf(p, x, y);
      const id = p.squares[square];
      const tile = p.tiles[square];
      row +=
        id !== NONE ? glyphOf(book, p.entities[id]) : tile === book.empty ? empty : book.tiles[tile].glyph;
    }
    rows.push(row);
  }
  return rows;
}

export const glyphOf = (book: Book, piece: Piece): string => book.kinds[piece.kind].glyphs[piece.facing];

const place = (p: Position, square: number) => `${columnOf(p, square)},${rowOf(p, square)}`;

function atLine(book: Book, p: Position, piece: Piece): string {
  let line = `at ${place(p, piece.square)}`;
  const kind = book.kinds[piece.kind];
  for (const field of fieldsOf(book.fields, kind)) {
    const value = field.fits(kind) ? field.write(piece) : null;
    if (value !== null) line += ` ${field.key}=${value}`;
  }
  return line;
}

function tileLine(book: Book, p: Position, square: number): string {
  const tile = p.tiles[square];
  const { glyph, parameters } = book.tiles[tile];
  const values = p.custom[square] ?? book.standardValues[tile];
  return [
    `tile ${place(p, square)} ${glyph}`,
    ...parameters.map(({ name }, i) => `${name}=${values[i]}`),
  ].join(' ');
}
