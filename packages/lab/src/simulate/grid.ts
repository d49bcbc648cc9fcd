/** Grids of options: `weapon=1..5`, `play.4=40..80..10`, `difficulty=1|3`. All points of all of them, the last one fastest. */
import { ok, type Plain, type Result, refuse } from '@quadrant/kernel';
import type { GridPoint } from './spec.js';

export const MOST_POINTS = 10_000;
const wrong = (text: string, why: string) => refuse('bad-grid', `"${text}" ${why}`);

export function readGrid(texts: readonly string[]): Result<readonly GridPoint[]> {
  let grid: GridPoint[] = [{}];
  const taken = new Set<string>();
  for (const text of texts) {
    const [, path, list] = /^([a-z]\w*(?:\.\w+)*)=(.+)$/is.exec(text) ?? [];
    if (path === undefined) return wrong(text, 'is not of the form weapon=1..5 or weapon=1|3');
    if (taken.has(path)) return wrong(text, `varies ${path} a second time`);
    taken.add(path);
    const values = list.split('|').flatMap(valuesIn);
    if (values.length === 0) return wrong(text, 'holds a range that goes nowhere');
    if (values.length * grid.length > MOST_POINTS)
      return wrong(text, `makes more than ${MOST_POINTS} points`);
    grid = grid.flatMap((given) => values.map((value) => ({ ...given, [path]: value })));
  }
  return ok(grid);
}

/** `1..5`, `10..50..20`, or one value as JSON or as the word it is. */
function valuesIn(text: string): Plain[] {
  const range = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text);
  if (range === null) return [wordOrValue(text)];
  const [low, high, step] = [range[1], range[2], range[3] ?? '1'].map(Number);
  const count = step === 0 ? 0 : Math.floor((high - low) / step) + 1;
  return Array.from({ length: Math.max(0, Math.min(count, MOST_POINTS + 1)) }, (_, i) => low + i * step);
}

function wordOrValue(text: string): Plain {
  try {
    return JSON.parse(text) as Plain;
  } catch {
    return text;
  }
}

/** Options with some of them put in their places; a place within a list must be there already. */
export function withGiven(options: Plain, given: GridPoint): Result<Plain> {
  let whole = options;
  for (const [path, value] of Object.entries(given)) {
    const put = putAt(whole, path.split('.'), value);
    if (put === null) return refuse('bad-grid', `there is no place "${path}" in the options`);
    whole = put;
  }
  return ok(whole);
}

function putAt(into: Plain, [key, ...rest]: readonly string[], value: Plain): Plain | null {
  if (Array.isArray(into)) {
    if (!/^\d+$/.test(key) || Number(key) >= into.length) return null;
    const put = rest.length === 0 ? value : putAt(into[Number(key)], rest, value);
    return put === null && rest.length > 0 ? null : into.with(Number(key), put);
  }
  if (into === null || typeof into !== 'object') return null;
  const fields = into as { readonly [key: string]: Plain };
  const put = rest.length === 0 ? value : putAt(fields[key] ?? null, rest, value);
  return put === null && rest.length > 0 ? null : { ...fields, [key]: put };
}
