/** How a run begins: at the opening, or directly in a game. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { MAX_THRESHOLD, MIN_COLUMNS, MIN_ROWS } from './commands.js';
import { MAX_ROWS, STRIDE } from './grid.js';
import { choicesOf, PARTS, type Part, spawningKinds, type Tables } from './tables.js';

export interface Options {
  /** The arguments of `play` to start directly in a game; null starts at the opening. */
  readonly play: readonly number[] | null; // [10, 30, 30, 55, 70, 85, 95]
  readonly weapon: number; // 1: as on the setup screens
  readonly armour: number; // 1
  readonly engine: number; // 1
  readonly power: number; // 1
  readonly debug: boolean; // false
  /** One game and no more: nothing before it, nothing after it, and no way to look behind the fog. */
  readonly single: boolean; // false
}

export const defaultOptions: Options = {
  play: null,
  weapon: 1,
  armour: 1,
  engine: 1,
  power: 1,
  debug: false,
  single: false,
};

/** What a single game is played with when nothing else is asked for. */
const USUAL_PLAY: readonly number[] = [7, 18, 28, 44, 54, 62, 70];

export function readOptions(tables: Tables, value: unknown): Result<Options> {
  if (value === undefined || value === null) return ok(defaultOptions);
  if (typeof value !== 'object' || Array.isArray(value)) return wrong('Options are an object.');
  const strange = Object.keys(value).find((key) => !Object.hasOwn(defaultOptions, key));
  if (strange !== undefined)
    return wrong(`There is no option "${strange}". Options: ${Object.keys(defaultOptions).join(' ')}`);
  const options: Options = { ...defaultOptions, ...value };
  const unequipped = equipmentProblem(tables, options);
  if (unequipped) return wrong(unequipped);
  if (typeof options.debug !== 'boolean') return wrong('debug is true or false.');
  if (typeof options.single !== 'boolean') return wrong('single is true or false.');
  const problem = options.play === null ? null : playProblem(tables, options.play);
  if (problem) return wrong(problem);
  return ok(options.single && options.play === null ? { ...options, play: usualPlay(tables) } : options);
}

const wrong = (words: string) => refuse('bad-options', words);

/** What is wrong with a choice of equipment, or null. */
export function equipmentProblem(
  tables: Tables,
  chosen: Readonly<Partial<Record<Part, unknown>>>,
): string | null {
  for (const part of PARTS) {
    const choices = choicesOf(tables, part).length;
    if (!isWhole(chosen[part], 1, choices)) return `${part} is a whole number from 1 to ${choices}.`;
  }
  return null;
}

/** With kinds of enemy beyond the usual ones these do not come by themselves. */
function usualPlay(tables: Tables): readonly number[] {
  const last = USUAL_PLAY[USUAL_PLAY.length - 1];
  return Array.from({ length: spawningKinds(tables).length + 2 }, (_, i) => USUAL_PLAY[i] ?? last);
}

function playProblem(tables: Tables, play: unknown): string | null {
  const names = spawningKinds(tables).map((kind) => kind.threshold);
  if (!Array.isArray(play) || play.length !== names.length + 2)
    return `play is a list of ${names.length + 2} numbers: row, column, ${names.join(', ')}.`;
  const [rows, columns, ...thresholds] = play;
  if (!isWhole(rows, MIN_ROWS, MAX_ROWS))
    return `The rows are a whole number from ${MIN_ROWS} to ${MAX_ROWS}.`;
  if (!isWhole(columns, MIN_COLUMNS, STRIDE))
    return `The columns are a whole number from ${MIN_COLUMNS} to ${STRIDE}.`;
  if (!thresholds.every((t) => isWhole(t, 1, MAX_THRESHOLD)))
    return `The thresholds are whole numbers from 1 to ${MAX_THRESHOLD}.`;
  return isNonDecreasing(thresholds) ? null : 'Threshold values are not non-decreasing.';
}

function isWhole(value: unknown, low: number, high: number): boolean {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

export function isNonDecreasing(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || value >= values[i - 1]);
}
