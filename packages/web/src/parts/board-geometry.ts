/** Where squares are: pure arithmetic of a board's rows and columns. */
import type { BoardModel, Mark } from '../screens/contract.js';

export const placeOf = (model: BoardModel, place: number) => ({
  row: Math.floor(place / model.columns),
  column: place % model.columns,
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place that a key leads to from a place, over holes; null when it leads nowhere. */
export function step(model: BoardModel, place: number, key: string): number | null {
  const { row, column } = placeOf(model, place);
  if (key === 'Home' || key === 'End') return edgeOfRow(model, row, key === 'Home');
  const way = STEPS[key];
  if (!way) return null;
  for (let r = row + way[0], c = column + way[1]; isInside(model, r, c); r += way[0], c += way[1]) {
    if (model.cells[r * model.columns + c]) return r * model.columns + c;
  }
  return null;
}

function edgeOfRow(model: BoardModel, row: number, first: boolean): number | null {
  const inRow = model.cells.flatMap((cell, i) => (cell && Math.floor(i / model.columns) === row ? [i] : []));
  return (first ? inRow[0] : inRow[inRow.length - 1]) ?? null;
}

const isInside = (model: BoardModel, row: number, column: number) =>
  row >= 0 && row < model.rows && column >= 0 && column < model.columns;

/** How far a piece that stands on `to` came, in squares, as the style its travel is animated by. */
export function travel(
  model: BoardModel,
  places: ReadonlyMap<string, number>,
  from: string,
  to: string,
): string {
  const a = places.get(from);
  const b = places.get(to);
  if (a === undefined || b === undefined || a === b) return '';
  const start = placeOf(model, a);
  const end = placeOf(model, b);
  return `--dx: ${start.column - end.column}; --dy: ${start.row - end.row}`;
}

export interface CellMarks {
  readonly looks: string; // 'mark-hit mark-moved'
  readonly note: string;
  readonly from: string | undefined;
}

const SHORT_OF = 0.36; // a trail ends before the piece it belongs to

/** For each mark of something that moved, the line it came along: from the middle of a square to shortly before another's. */
export function trails(
  model: BoardModel,
  places: ReadonlyMap<string, number>,
  marks: readonly Mark[],
): (readonly [number, number, number, number])[] {
  return marks.flatMap(({ from, at }) => {
    const a = from === undefined ? undefined : places.get(from);
    const b = places.get(at);
    if (a === undefined || b === undefined || a === b) return [];
    const start = placeOf(model, a);
    const end = placeOf(model, b);
    const [dx, dy] = [end.column - start.column, end.row - start.row];
    const part = 1 - SHORT_OF / Math.hypot(dx, dy);
    const [x, y] = [start.column + 0.5, start.row + 0.5];
    return [[x, y, x + dx * part, y + dy * part] as const];
  });
}

/** Marks by square. */
export function marksByCell(marks: readonly Mark[]): Map<string, CellMarks> {
  const found = new Map<string, CellMarks>();
  const add = (at: string, look: string, note: string, from: string | undefined) => {
    const old = found.get(at);
    const looks = old ? (old.looks.split(' ').includes(look) ? old.looks : `${old.looks} ${look}`) : look;
    found.set(at, { looks, note: note || (old?.note ?? ''), from: from ?? old?.from });
  };
  for (const mark of marks) add(mark.at, `mark-${mark.kind}`, mark.note ?? '', mark.from);
  return found;
}
