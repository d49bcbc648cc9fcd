/** Kinds of fields that messages of both protocols are made of. */
import * as v from 'valibot';
import { plainObject } from './plain.js';

/** A whole number from 0 below 2^53: milliseconds, plies, seeds, counts. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const seat = v.pipe(whole, v.maxValue(63));
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const name = text(200);
/** A command in the game's own words. */
export const commandText = text(4096);
/** Names of matches, games, samples and rules. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** What somebody numbers or names its own questions by; comes back as it was. */
export const ownId = v.union([whole, id]);
export const isId = (value: unknown): value is string => v.is(id, value);
export const isOwnId = (value: unknown): value is number | string => v.is(ownId, value);
export const fact = v.intersect([v.looseObject({ kind: v.string() }), plainObject]);
export const facts = v.array(fact);
export const legal = v.array(commandText);
export const bySeat = v.array(whole);
/** How a game ended; null where it came to no end of its own. */
export const result = v.nullable(v.picklist(['won', 'lost', 'draw', 'aborted']));
export const scores = v.array(v.number());
