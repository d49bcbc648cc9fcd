/**
 * Where things are. A cell is one number whatever the size of the board: rows of `STRIDE` cells, counted from 0.
 * Knows nothing of what stands in a cell.
 */
export const MAX_ROWS = 10;
export const STRIDE = 30; // the most columns a board can have
/** Outside the board: the cell of what has left it or was never on it. */
export const OUT = -1;

export const ROW_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type RowLetter = (typeof ROW_LETTERS)[number];

const CELL_COUNT = MAX_ROWS * STRIDE;
const CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
/** Row (from 0) of each cell. */
export const ROW: readonly number[] = CELLS.map((cell) => Math.floor(cell / STRIDE));
/** Column (from 0) of each cell. */
export const COLUMN: readonly number[] = CELLS.map((cell) => cell % STRIDE);
const SQUARES: readonly string[] = CELLS.map((cell) => `${ROW_LETTERS[ROW[cell]]}${COLUMN[cell] + 1}`);
const NAMES: readonly string[] = CELLS.map((cell) => `[${ROW_LETTERS[ROW[cell]]},${COLUMN[cell] + 1}]`);

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Row (from 0) of a letter. */
export function rowOf(letter: RowLetter): number {
  return letter.charCodeAt(0) - 65;
}

/** The cell of a row and column counted from 0, or OUT. */
export function cellAt(size: Size, row: number, column: number): number {
  const inside = row >= 0 && row < size.rows && column >= 0 && column < size.columns;
  return inside ? row * STRIDE + column : OUT;
}

/** The cell so many rows down and columns right of another, or OUT. */
export function cellBeside(size: Size, cell: number, down: number, right: number): number {
  return cellAt(size, ROW[cell] + down, COLUMN[cell] + right);
}

/** How many steps of so many rows down and columns right stay on the board. */
export function cellsToEdge(size: Size, cell: number, down: number, right: number): number {
  const steps = stepsToEdge(COLUMN[cell], size.columns, right);
  return down === 0 ? steps : Math.min(steps, stepsToEdge(ROW[cell], size.rows, down));
}

function stepsToEdge(at: number, length: number, step: number): number {
  if (step === -1) return at; // nearly all that fly, and dividing is slow
  if (step === 1) return length - 1 - at;
  if (step === 0) return length;
  return step > 0 ? ((length - 1 - at) / step) | 0 : (at / -step) | 0;
}

/**
 * Between any two cells, as it is asked of every piece in every turn. What counts is the columns of both and the rows
 * between them: for each column of the one, every row from so far above to so far below. A table for each pair of
 * cells would be five times as large, and take longer to make than a short game.
 */
const SPAN = (2 * MAX_ROWS - 1) * STRIDE;
const DISTANCES = new Uint8Array(STRIDE * SPAN);
for (let column = 0; column < STRIDE; column++)
  for (let at = 0; at < SPAN; at++)
    DISTANCES[column * SPAN + at] =
      Math.abs(((at / STRIDE) | 0) - (MAX_ROWS - 1)) + Math.abs((at % STRIDE) - column);
/** Where the distances from each cell begin: to A1, A2 and so on. */
const DISTANCES_FROM = CELLS.map((cell) => COLUMN[cell] * SPAN + (MAX_ROWS - 1 - ROW[cell]) * STRIDE);

export function distance(a: number, b: number): number {
  return DISTANCES[DISTANCES_FROM[a] + b];
}

/** Where the Starfighter starts: first column, middle row (the upper one of two). */
export function startCell(rows: number): number {
  return ((rows - 1) >> 1) * STRIDE;
}

/** `A7`: a cell on the board as views and seen facts name it. */
export function squareOf(cell: number): string {
  return SQUARES[cell];
}

/** The cell of `A7`. */
export function cellOf(square: string): number {
  return (square.charCodeAt(0) - 65) * STRIDE + Number(square.slice(1)) - 1;
}

/** `[A,7]`, or `out of board`. */
export function placeName(cell: number): string {
  return cell === OUT ? 'out of board' : NAMES[cell];
}
