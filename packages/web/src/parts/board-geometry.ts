/** Where squares are: pure arithmetic of a board's rows and columns. */
import type { BoardModel, Mark, Spot } from '../screens/contract.js';

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

const MIDDLE: Spot = [0.5, 0.5];
const SHORT_OF = 0.36; // a trail ends before the piece it belongs to
const SHORT_OF_SPOT = 0.18;

export interface Trail {
  readonly line: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly fine: boolean; // between spots
  readonly hue: string | undefined;
  readonly foot: boolean;
}

/** For each mark of something that moved, the line it came along: from the middle of a square to shortly before another's. */
export function trails(
  model: BoardModel,
  places: ReadonlyMap<string, number>,
  marks: readonly Mark[],
): Trail[] {
  return marks.flatMap((mark): Trail[] => {
    const start = mark.from === undefined ? null : pointOf(model, places, mark.from, mark.fromSpot);
    const end = pointOf(model, places, mark.at, mark.spot);
    if (!start || !end || mark.from === mark.at) return [];
    const fine = mark.spot !== undefined;
    const [dx, dy] = shorterWay(model, end[0] - start[0], end[1] - start[1]);
    const part = 1 - (fine ? SHORT_OF_SPOT : SHORT_OF) / Math.hypot(dx, dy);
    const from = ([x, y]: Spot): Trail => ({
      line: [x, y, x + dx * part, y + dy * part],
      fine,
      hue: mark.hue,
      foot: mark.foot === true,
    });
    const [overX, overY] = [end[0] - start[0] - dx, end[1] - start[1] - dy];
    const leaves = overX !== 0 || overY !== 0; // the board; then it comes back at the other side
    return leaves ? [from(start), from([start[0] + overX, start[1] + overY])] : [from(start)];
  });
}

/** The middle of a square, or a spot in it, in squares from the top left of the board. */
export function pointOf(
  model: BoardModel,
  places: ReadonlyMap<string, number>,
  key: string,
  [right, down]: Spot = MIDDLE,
): Spot | null {
  const place = places.get(key);
  if (place === undefined) return null;
  const { row, column } = placeOf(model, place);
  return [column + right, row + down];
}

/** So many squares right and down, or less the other way round where the edges meet. */
export function shorterWay(
  { wraps, rows, columns }: Pick<BoardModel, 'wraps' | 'rows' | 'columns'>,
  right: number,
  down: number,
): Spot {
  const around = (way: number, size: number) =>
    Math.abs(way) > size / 2 ? way - Math.sign(way) * size : way;
  return wraps ? [around(right, columns), around(down, rows)] : [right, down];
}

/** Marks by square, those at spots left out. */
export function marksByCell(marks: readonly Mark[]): Map<string, CellMarks> {
  const found = new Map<string, CellMarks>();
  const add = (at: string, look: string, note: string, from: string | undefined) => {
    const old = found.get(at);
    const looks = old ? (old.looks.split(' ').includes(look) ? old.looks : `${old.looks} ${look}`) : look;
    found.set(at, { looks, note: note || (old?.note ?? ''), from: from ?? old?.from });
  };
  for (const mark of marks) if (!mark.spot) add(mark.at, `mark-${mark.kind}`, mark.note ?? '', mark.from);
  return found;
}

/** The outline of some squares, as an SVG path in squares from the top left of the board. */
export function contour(
  model: BoardModel,
  places: ReadonlyMap<string, number>,
  keys: Iterable<string>,
): string {
  const inside = new Set<number>();
  for (const key of keys) {
    const place = places.get(key);
    if (place !== undefined) inside.add(place);
  }
  const has = (row: number, column: number) =>
    isInside(model, row, column) && inside.has(row * model.columns + column);
  let path = '';
  for (const place of inside) {
    const { row, column } = placeOf(model, place);
    if (!has(row - 1, column)) path += `M${column} ${row}h1`;
    if (!has(row + 1, column)) path += `M${column} ${row + 1}h1`;
    if (!has(row, column - 1)) path += `M${column} ${row}v1`;
    if (!has(row, column + 1)) path += `M${column + 1} ${row}v1`;
  }
  return path;
}

/** A number from 0 to 1 that is always the same for the same place: how textures vary without chance. */
export function scatter(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) hash = Math.imul(hash ^ (number + 0x9e37), 16777619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}
