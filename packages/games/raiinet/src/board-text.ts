/** The board and the players' blocks as exact text, from a position or from a view. */
import type { Seat } from '@quadrant/kernel';
import { LETTERS, LINKS_EACH, type PlayerCount, shapeOf } from './geometry.js';
import type { Link, PlayerState } from './position.js';
import { VALUES } from './values.js';

/** What is drawn: a position, or a view with gaps. */
export interface Drawn {
  readonly players: PlayerCount;
  readonly links: readonly (Pick<Link, 'known'> & { readonly value: number | null })[];
  readonly board: readonly number[];
  readonly firewalls: readonly number[];
  readonly seats: readonly PlayerState[];
}

const CELL_WIDTH = 8;
const VIEW_WIDTH = 35;
const UNKNOWN = VALUES.length;
const CELLS_A_LINE = 4;

/** By link and value: `a: V1   `, the last of a line without the blanks. */
const CELLS = [...LETTERS].map((letter, link) =>
  [...VALUES, '?'].map((value) => {
    const cell = `${letter}: ${value}`;
    return link % CELLS_A_LINE === CELLS_A_LINE - 1 ? cell : cell.padEnd(CELL_WIDTH);
  }),
);

/** The lines of the display; values are shown that any of the seats in `bits` knows. */
export function boardLines(drawn: Drawn, bits: number): string[] {
  const shape = shapeOf(drawn.players);
  const rule = '='.repeat(shape.columns);
  const lines: string[] = [];
  for (const seat of shape.above) addBlock(lines, drawn, seat, bits);
  lines.push(rule);
  for (let row = 0; row < shape.rows; row++) lines.push(rowText(drawn, row));
  lines.push(rule);
  for (const seat of shape.below) addBlock(lines, drawn, seat, bits);
  return lines;
}

/** Several displays side by side: each but the last padded, then `|`. */
export function sideBySide(displays: readonly (readonly string[])[]): string[] {
  return displays[0].map((_, line) =>
    displays
      .map((display) => display[line].padEnd(VIEW_WIDTH))
      .join('|')
      .trimEnd(),
  );
}

/** The number of a player's unused cards. */
export function unusedCards(player: Pick<PlayerState, 'hand' | 'used'>): number {
  let unused = player.hand.length;
  for (let bits = player.used; bits > 0; bits &= bits - 1) unused--;
  return unused;
}

function addBlock(lines: string[], drawn: Drawn, seat: Seat, bits: number): void {
  const player = drawn.seats[seat];
  const first = seat * LINKS_EACH;
  lines.push(
    player.out ? `Player ${seat + 1}: eliminated` : `Player ${seat + 1}:`,
    `Downloaded: ${player.data}D, ${player.viruses}V`,
    `Abilities: ${unusedCards(player)}`,
    cells(drawn, first, bits),
    cells(drawn, first + CELLS_A_LINE, bits),
  );
}

function cells(drawn: Drawn, first: number, bits: number): string {
  let text = '';
  for (let link = first; link < first + CELLS_A_LINE; link++) {
    const { value, known } = drawn.links[link];
    text += CELLS[link][value !== null && known & bits ? value : UNKNOWN];
  }
  return text;
}

function rowText(drawn: Drawn, row: number): string {
  const { columns } = shapeOf(drawn.players);
  let text = '';
  for (let square = row * columns; square < (row + 1) * columns; square++) text += glyphAt(drawn, square);
  return text;
}

/** A link hides a firewall; the ports of an eliminated player are ordinary squares. */
export function glyphAt(drawn: Drawn, square: number): string {
  const link = drawn.board[square];
  if (link >= 0) return LETTERS[link];
  const shape = shapeOf(drawn.players);
  const port = shape.ports[square];
  if (port >= 0 && !drawn.seats[port].out) return 'S';
  const firewall = drawn.firewalls[square];
  if (firewall >= 0) return shape.firewallGlyphs[firewall];
  return shape.inside[square] ? '.' : '#';
}
