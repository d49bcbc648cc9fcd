/** A board made from the view of any game, for whoever has no screen of its own for it. */
import type { AnyGame, Command } from '@quadrant/kernel';

export interface PlainBoard {
  readonly columns: number;
  readonly cells: readonly string[]; // in rows, from the top left; '.' where nothing stands
}

/** A view as a board, where something in it looks like one, and the rest of it by name. */
export interface PlainSight {
  readonly board: PlainBoard | null;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

const EMPTY = '.';
const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
const glyphOf = (value: unknown) => (value === null || value === '' ? EMPTY : String(value));

export function plainSightOf(view: unknown): PlainSight {
  const fields = Object.entries((view ?? {}) as Record<string, unknown>);
  const found = fields.find(([, value]) => boardIn(value) !== null);
  return {
    board: found ? boardIn(found[1]) : null,
    rows: fields
      .filter((field) => field !== found)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  };
}

/** Rows of equal length, as texts or lists; or one list of as many squares as a square board has. */
function boardIn(value: unknown): PlainBoard | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const rows: unknown[][] = value.every((row) => typeof row === 'string')
    ? value.map((row) => [...row])
    : value;
  const columns = Array.isArray(rows[0]) ? rows[0].length : 0;
  if (columns > 1 && rows.every((row) => Array.isArray(row) && row.length === columns && row.every(isPlain)))
    return { columns, cells: rows.flat().map(glyphOf) };
  const side = Math.sqrt(value.length);
  return Number.isInteger(side) && value.every(isPlain) ? { columns: side, cells: value.map(glyphOf) } : null;
}

/**
 * What a press on each square means: the command whose only argument is its number, from 1. A command that takes other
 * numbers, as of columns, means no squares.
 */
export function pressesOn<C extends Command>(
  { enumerate }: Pick<AnyGame['grammar'], 'enumerate'>,
  legal: readonly C[],
  squares: number,
): (C | undefined)[] {
  const numbered = enumerate().filter(({ args }) => args.length === 1 && typeof args[0] === 'number');
  const means = (name: string) => numbered.filter((each) => each.name === name).length === squares;
  return Array.from({ length: squares }, (_, i) =>
    legal.find(({ name, args }) => args.length === 1 && args[0] === i + 1 && means(name)),
  );
}

/** The board in lines, and what else there is to know. */
export function textOf(view: unknown): string {
  const { board, rows } = plainSightOf(view);
  const lines = rows.map(([name, value]) => `${name}: ${value}`);
  if (board === null) return lines.map((line) => `${line}\n`).join('');
  const { columns, cells } = board;
  const width = Math.max(...cells.map((cell) => cell.length));
  const drawn = Array.from({ length: cells.length / columns }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map((cell) => cell.padEnd(width))
      .join(' ')
      .trimEnd(),
  );
  return [...drawn, ...lines].map((line) => `${line}\n`).join('');
}
