/** Plain data: what survives JSON unchanged. Views, facts, options and sides are that, and no deeper than a bound. */
import * as v from 'valibot';

export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
export type PlainObject = { readonly [key: string]: Plain };

/** How deep a message, a record or a body may nest. */
export const DEEPEST = 32;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** True for plain data that nests at most `deepest` deep. */
export function isPlain(value: unknown, deepest = DEEPEST): value is Plain {
  switch (typeof value) {
    case 'string':
      return !LONE_SURROGATE.test(value);
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (deepest === 0) return false;
  if (Array.isArray(value)) return value.every((each) => isPlain(each, deepest - 1));
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields))
    if (LONE_SURROGATE.test(key) || !isPlain(fields[key], deepest - 1)) return false;
  return true;
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const plainObject = v.custom<PlainObject>(
  (value) => isObject(value) && isPlain(value),
  'is not an object of plain data',
);
