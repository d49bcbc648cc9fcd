/** What changed between two values of plain data: steps of RFC 6902, written as JSON where they are found. */
import { textOf } from './match/text.js';
import { remembered } from './remembered.js';

export interface ChangeStep {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/** The JSON of a list of steps. */
export const changeText = (before: unknown, after: unknown): string => `[${compare(before, after, '', '')}]`;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key as a part of a path, inside of quotes: there are few. */
const placeOf = remembered((key) =>
  JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1),
);

/** How a step begins, up to its path. */
const REMOVE = '{"op":"remove","path":"';
const ADD = '{"op":"add","path":"';
const REPLACE = '{"op":"replace","path":"';

const more = (steps: string, step: string): string => (steps === '' ? step : `${steps},${step}`);
const removed = (steps: string, path: string): string => more(steps, `${REMOVE}${path}"}`);
const put = (steps: string, opening: string, path: string, value: unknown): string =>
  more(steps, `${opening}${path}","value":${textOf(value)}}`);

/** Each of these adds to the steps that were found before. */
function compare(before: unknown, after: unknown, path: string, steps: string): string {
  if (before === after) return steps;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, steps);
  if (isObject(before) && isObject(after)) return compareObjects(before, after, path, steps);
  return put(steps, REPLACE, path, after);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  found: string,
): string {
  let steps = found;
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++)
    if (before[i] !== after[i]) steps = compare(before[i], after[i], `${path}/${i}`, steps);
  for (let i = before.length - 1; i >= common; i--) steps = removed(steps, `${path}/${i}`);
  for (let i = common; i < after.length; i++) steps = put(steps, ADD, `${path}/-`, after[i]);
  return steps;
}

/** Most fields stay as they are: nothing is made for them. */
function compareObjects(before: Fields, after: Fields, path: string, found: string): string {
  let steps = found;
  let common = 0;
  for (const key in after) {
    const value = after[key];
    const same = before[key] === value;
    if (same || Object.hasOwn(before, key)) {
      common++;
      if (!same) steps = compare(before[key], value, `${path}/${placeOf(key)}`, steps);
    } else steps = put(steps, ADD, `${path}/${placeOf(key)}`, value);
  }
  for (const _ in before) common--;
  if (common === 0) return steps;
  for (const key in before) if (!Object.hasOwn(after, key)) steps = removed(steps, `${path}/${placeOf(key)}`);
  return steps;
}
