/** The board of RAIInet as one seat sees it, with a cursor, a picked link and lit targets. */
import {
  isVirus,
  letterOf,
  lyingAt,
  ownerOf,
  placeOf,
  type Sight,
  sayMarks,
  sayValue,
  shapeOf,
  squareAt,
  VALUES,
} from '@quadrant/raiinet';
import type { BoardPicture, CellPicture, Square } from '../../parts/board.js';
import { sameSquare } from '../../parts/board.js';
import { BOLD, ink, PLAIN, REVERSE, type Style } from '../../screen/canvas.js';
import { spoken } from '../../spoken.js';

export const numberOf = (view: Sight, { row, column }: Square): number => squareAt(view.players, row, column);
export function squareOf(view: Sight, number: number): Square {
  const [row, column] = placeOf(view.players, number);
  return { row, column };
}
export const linkAt = (view: Sight, square: Square): number => view.board[numberOf(view, square)] ?? -1;

export interface Marks {
  readonly cursor: Square | null;
  readonly picked: number | null; // a link
  readonly lit: ReadonlySet<number>; // squares
  readonly attacked: ReadonlySet<number>; // squares of own links that can be attacked
  readonly moved: ReadonlySet<number>; // squares that the last moves began and ended on
}

const MOVED = '•';

/** The square of the board that a square on the screen shows, which is turned by so many quarters. */
export function lying(view: Sight, turns: number, { row, column }: Square): Square {
  const { rows, columns } = shapeOf(view.players);
  const [lyingRow, lyingColumn] = lyingAt(turns, rows, columns, row, column);
  return { row: lyingRow, column: lyingColumn };
}
/** Where a square of the board is on the screen. */
export const shown = (view: Sight, turns: number, square: Square): Square =>
  lying(view, (4 - turns) % 4, square);

export function boardPicture(view: Sight, marks: Marks, focus: Square, turns: number): BoardPicture {
  const { rows, columns } = shapeOf(view.players);
  const wide = view.players === 2 ? 6 : 5;
  const [ofRow, ofColumn] = turns % 2 === 0 ? (['row', 'column'] as const) : (['column', 'row'] as const);
  const named = (count: number, nameOf: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => String(nameOf(i)));
  return {
    columns,
    rows,
    cellWidth: wide,
    cellHeight: 1,
    columnNames: named(columns, (column) => lying(view, turns, { row: 0, column })[ofColumn]),
    rowNames: named(rows, (row) => lying(view, turns, { row, column: 0 })[ofRow]),
    focus: shown(view, turns, focus),
    at: (square) => cellPicture(view, marks, lying(view, turns, square), wide),
  };
}

function cellPicture(view: Sight, marks: Marks, square: Square, wide: number): CellPicture {
  const number = numberOf(view, square);
  const { text, style } = number < 0 ? { text: ' #', style: ink('faint') } : contents(view, number, marks);
  const pointed = marks.cursor !== null && sameSquare(marks.cursor, square);
  const lit = marks.lit.has(number);
  const picked = marks.picked !== null && view.board[number] === marks.picked;
  const [open, close] = pointed ? '[]' : picked ? '()' : lit ? '<>' : '  ';
  const line =
    wide === 6 ? open + text.padEnd(4) + close : open + (text.length > 3 ? text : text.padEnd(3) + close);
  const shown = lit || picked ? style | BOLD : style;
  return { lines: [line.slice(0, wide)], style: pointed ? shown | REVERSE : shown };
}

/** Letter, value and one mark: `aV1+`, `A? m`, `S`, `·`. */
function contents(view: Sight, number: number, marks: Marks): { text: string; style: Style } {
  const moved = marks.moved.has(number) ? MOVED : '';
  const link = view.board[number];
  const shape = shapeOf(view.players);
  const wall = view.firewalls[number] >= 0 ? shape.firewallGlyphs[view.firewalls[number]] : '';
  const port = shape.ports[number];
  if (link < 0) {
    if (wall) return { text: ` ${wall}`, style: ink('bright-magenta', BOLD) };
    if (port >= 0 && !view.seats[port].out) return { text: ' S', style: ink('yellow') };
    return { text: ` ${moved || '·'}`, style: ink(moved ? 'yellow' : 'faint') };
  }
  const { value, boost, jam } = view.links[link];
  const mark = marks.attacked.has(number) ? '!' : jam > 0 ? 'x' : boost > 0 ? '+' : wall || moved;
  return { text: `${letterOf(link)}${value === null ? '? ' : VALUES[value]}${mark}`, style: styleOf(value) };
}

function styleOf(value: number | null): Style {
  if (value === null) return PLAIN;
  return isVirus(value) ? ink('bright-red') : ink('bright-green');
}

/** What this seat may know of a square. */
export function describe(view: Sight, square: Square): string {
  const number = numberOf(view, square);
  const words = spoken.texts.links.square;
  const ofGame = spoken.words.links;
  const where = `(${square.row},${square.column})`;
  if (number < 0) return `${where}: ${words.outside}.`;
  const port = shapeOf(view.players).ports[number];
  const things: string[] = [];
  const link = view.board[number];
  if (link >= 0) {
    const owner = ownerOf(link);
    const whose = owner === view.seat ? words.yours(letterOf(link)) : words.theirs(letterOf(link), owner + 1);
    const marks = sayMarks(view.links[link], ofGame);
    things.push(`${whose}, ${sayValue(view.links[link].value, ofGame)}${marks ? `, ${marks}` : ''}`);
  }
  if (port >= 0 && !view.seats[port].out) things.push(words.port(port + 1));
  if (view.firewalls[number] >= 0) things.push(words.firewall(view.firewalls[number] + 1));
  return `${where}: ${things.join('; ') || words.empty}.`;
}
