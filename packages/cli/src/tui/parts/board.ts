/** A board of any size as cells of text; a part of it when it is larger than its place, around the focus. */
import { BOLD, type Canvas, ink, type Style } from '../screen/canvas.js';

export interface Square {
  readonly column: number;
  readonly row: number;
}

export interface CellPicture {
  readonly lines: readonly string[]; // as many as the cell is high, each as wide as the cell; a bracket may close in the blank after it
  readonly style: Style;
}

export interface BoardPicture {
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Written above the columns and before the rows; left out where empty. */
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  readonly focus: Square;
  at(square: Square): CellPicture;
}

export interface ScreenPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const isOn = (p: ScreenPlace, x: number, y: number): boolean =>
  x >= p.x && x < p.x + p.width && y >= p.y && y < p.y + p.height;

const gutterOf = (b: BoardPicture) => Math.max(0, ...b.rowNames.map((n) => n.length + 1));
const headingOf = (b: BoardPicture) => (b.columnNames.length > 0 ? 1 : 0);

export const boardWidth = (b: BoardPicture): number => gutterOf(b) + b.columns * b.cellWidth;
export const boardHeight = (b: BoardPicture): number => headingOf(b) + b.rows * b.cellHeight;

/** The first cell shown and how many, along one axis, so that the focus is in sight. */
function span(count: number, room: number, focus: number): { first: number; shown: number } {
  const shown = Math.max(1, Math.min(count, room));
  const first = Math.max(0, Math.min(count - shown, focus - Math.floor(shown / 2)));
  return { first, shown };
}

function window(b: BoardPicture, place: ScreenPlace) {
  const gutter = gutterOf(b);
  const heading = headingOf(b);
  return {
    x: place.x + gutter,
    y: place.y + heading,
    across: span(b.columns, Math.floor((place.width - gutter) / b.cellWidth), b.focus.column),
    down: span(b.rows, Math.floor((place.height - heading) / b.cellHeight), b.focus.row),
  };
}

export function drawBoard(canvas: Canvas, b: BoardPicture, place: ScreenPlace): void {
  const { x, y, across, down } = window(b, place);
  for (let c = 0; c < across.shown; c++) {
    const name = b.columnNames[across.first + c] ?? '';
    const at = x + c * b.cellWidth + Math.floor((b.cellWidth - name.length) / 2);
    canvas.put(at, place.y, name, across.first + c === b.focus.column ? BOLD : ink('faint'));
  }
  for (let r = 0; r < down.shown; r++) {
    const row = down.first + r;
    const top = y + r * b.cellHeight;
    canvas.put(place.x, top, b.rowNames[row] ?? '', row === b.focus.row ? BOLD : ink('faint'));
    for (let c = across.shown - 1; c >= 0; c--) {
      const cell = b.at({ column: across.first + c, row });
      cell.lines.forEach((line, i) => {
        canvas.put(x + c * b.cellWidth, top + i, line, cell.style);
      });
    } // from the right: what closes a bracket stays over the blank of the next cell
  }
  drawHints(canvas, place, across, down, b);
}

/** Says with arrows that there is more of the board. */
function drawHints(
  canvas: Canvas,
  place: ScreenPlace,
  across: { first: number; shown: number },
  down: { first: number; shown: number },
  b: BoardPicture,
): void {
  const right = place.x + place.width - 1;
  const bottom = place.y + place.height - 1;
  const style = ink('yellow', BOLD);
  if (down.first > 0) canvas.put(right, place.y, '↑', style);
  if (down.first + down.shown < b.rows) canvas.put(right, bottom, '↓', style);
  if (across.first > 0) canvas.put(place.x, bottom, '←', style);
  if (across.first + across.shown < b.columns)
    canvas.put(right, Math.floor((place.y + bottom) / 2), '→', style);
}

/** The square under a point of the screen, or null. */
export function squareAt(b: BoardPicture, place: ScreenPlace, x: number, y: number): Square | null {
  const shown = window(b, place);
  const column = Math.floor((x - shown.x) / b.cellWidth);
  const row = Math.floor((y - shown.y) / b.cellHeight);
  if (column < 0 || row < 0 || column >= shown.across.shown || row >= shown.down.shown) return null;
  return { column: shown.across.first + column, row: shown.down.first + row };
}

/** The square one step away, kept on the board; null for a key that is no arrow. */
export function stepped(from: Square, key: string, b: { columns: number; rows: number }): Square | null {
  const step = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[key];
  if (!step) return null;
  return {
    column: Math.max(0, Math.min(b.columns - 1, from.column + step[0])),
    row: Math.max(0, Math.min(b.rows - 1, from.row + step[1])),
  };
}

export const sameSquare = (a: Square, b: Square): boolean => a.column === b.column && a.row === b.row;
