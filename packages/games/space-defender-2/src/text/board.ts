/** The board in characters: rows are cut out of ready-made empty and foggy ones, with a letter for each piece. */
import { COLUMN, ROW, ROW_LETTERS, STRIDE } from '../grid.js';
import { HOSTILE } from '../pieces.js';
import type { Position } from '../position.js';
import { find } from '../rules/field.js';
import { GLYPHS, type Tables } from '../tables.js';

const WIDTH = 3; // characters from one column to the next
const EMPTY_ROW = `${GLYPHS.empty}  `.repeat(STRIDE);
const FOG_ROW = `${GLYPHS.fog}  `.repeat(STRIDE);
const ROW_STARTS = ROW_LETTERS.map((letter) => `    ${letter} `);
const HEADINGS = Array.from({ length: STRIDE + 1 }, (_, columns) => {
  const numbers = Array.from({ length: columns }, (_, i) => String(i + 1).padStart(WIDTH));
  return `    ${numbers.join('')}\n`;
});

export function writeBoard(tables: Tables, position: Position): string {
  let text = HEADINGS[position.columns];
  for (let row = 0; row < position.rows; row++) text += writeRow(tables, position, row);
  return text;
}

function writeRow(tables: Tables, position: Position, row: number): string {
  const { board, ship, columns, debug } = position;
  const width = debug ? columns : ship.vision - Math.abs(row - ROW[ship.cell]);
  const end = columns * WIDTH - 2;
  if (width < 0) return `${ROW_STARTS[row]}${FOG_ROW.slice(0, end)}\n`;
  const first = Math.max(0, COLUMN[ship.cell] - width);
  const last = Math.min(columns - 1, COLUMN[ship.cell] + width);
  let text = ROW_STARTS[row] + FOG_ROW.slice(0, first * WIDTH);
  let written = first * WIDTH;
  for (let column = first; column <= last; column++) {
    const cell = row * STRIDE + column;
    if (board[cell] === 0 && cell !== ship.cell) continue;
    text += EMPTY_ROW.slice(written, column * WIDTH) + glyphAt(tables, position, cell);
    written = column * WIDTH + 1;
  }
  const fog = (last + 1) * WIDTH;
  if (fog >= end) return `${text}${EMPTY_ROW.slice(written, end)}\n`;
  return `${text}${EMPTY_ROW.slice(written, fog)}${FOG_ROW.slice(fog, end)}\n`;
}

/** What stands in a cell, whether or not it is seen. */
export function glyphAt(tables: Tables, position: Position, cell: number): string {
  const { ship, board, enemies, projectiles } = position;
  if (cell === ship.cell) return ship.health > 0 ? GLYPHS.ship : GLYPHS.wreck;
  const held = board[cell];
  if (held === 0) return GLYPHS.empty;
  if (held > 0) return tables.enemies[find(enemies, held).kind].letter;
  return find(projectiles, held).weapon === HOSTILE ? GLYPHS.hostile : GLYPHS.friendly;
}
