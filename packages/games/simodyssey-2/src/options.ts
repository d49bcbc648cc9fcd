/** How a run can begin: at the opening state, or directly in a mission. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { areOrdered, HIGHEST_THRESHOLD, LOWEST_THRESHOLD, type Tables } from './tables.js';

/** `single`: one mission and no more: nothing before it, nothing after it, and no looking at the random numbers. */
export type Options = { readonly single: boolean } & (
  | { readonly mission: null }
  | { readonly mission: 'play' }
  | { readonly mission: 'test'; readonly thresholds: readonly number[] }
);

export const defaultOptions: Options = { mission: null, single: false };

/** Reads options of any origin; none at all mean the opening state. */
export function readOptions(tables: Tables, value: unknown): Result<Options> {
  const wrong = (words: string) => refuse('bad-options', words);
  if (value === undefined || value === null) return ok(defaultOptions);
  if (typeof value !== 'object' || Array.isArray(value)) return wrong('The options are not an object.');
  const { mission = null, thresholds, single = false, ...others } = value as Record<string, unknown>;
  const unknown = Object.keys(others);
  if (unknown.length > 0)
    return wrong(`There is no option "${unknown[0]}". Options: mission thresholds single`);
  if (typeof single !== 'boolean') return wrong('single is true or false.');
  if (mission === 'test') return readThresholds(tables, thresholds, single);
  if (mission !== null && mission !== 'play') return wrong('The mission is "play", "test" or null.');
  if (thresholds !== undefined) return wrong('Only a mission "test" has thresholds.');
  return ok({ mission: single ? 'play' : mission, single });
}

function readThresholds(tables: Tables, value: unknown, single: boolean): Result<Options> {
  const wanted = tables.actors.length;
  const isThreshold = (t: unknown) =>
    Number.isInteger(t) && (t as number) >= LOWEST_THRESHOLD && (t as number) <= HIGHEST_THRESHOLD;
  if (!Array.isArray(value) || value.length !== wanted || !value.every(isThreshold)) {
    const words = `The thresholds are ${wanted} whole numbers from ${LOWEST_THRESHOLD} to ${HIGHEST_THRESHOLD}.`;
    return refuse('bad-options', words);
  }
  if (!areOrdered(value)) return refuse('bad-options', 'The thresholds must not decrease.');
  return ok({ mission: 'test', thresholds: value.map(Number), single });
}
