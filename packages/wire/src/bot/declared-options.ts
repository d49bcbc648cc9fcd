/** The options that a program or a bot of the house declares, and values for them. */
import * as v from 'valibot';
import { name, text } from '../fields.js';

const bound = v.nullish(v.number());
const numeric = { name, min: bound, max: bound };
const declared = v.variant('type', [
  v.object({ ...numeric, type: v.literal('integer'), default: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ ...numeric, type: v.literal('number'), default: v.number() }),
  v.object({ name, type: v.literal('boolean'), default: v.boolean() }),
  v.object({ name, type: v.literal('text'), default: text(4096) }),
  v.object({ name, type: v.literal('choice'), default: name, choices: v.array(name) }),
]);

export type DeclaredOption = v.InferOutput<typeof declared>;
export type OptionValue = number | boolean | string;
export const optionValue = v.union([v.number(), v.boolean(), text(4096)]);

/** Why a value is not one that the declaration takes, or null. */
export function misfit(option: DeclaredOption, value: OptionValue): string | null {
  switch (option.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'is not true or false';
    case 'text':
      return typeof value === 'string' ? null : 'is not a text';
    case 'choice':
      return option.choices.includes(value as string) ? null : `is not one of ${option.choices.join(', ')}`;
    default:
      return numberMisfit(option, value);
  }
}

function numberMisfit(
  option: DeclaredOption & { type: 'integer' | 'number' },
  value: OptionValue,
): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'is not a number';
  if (option.type === 'integer' && !Number.isSafeInteger(value)) return 'is not a whole number';
  if (value < (option.min ?? -Infinity)) return `is below ${option.min}`;
  if (value > (option.max ?? Infinity)) return `is above ${option.max}`;
  return null;
}

/** The value that a word of a command line stands for, whatever its sense. */
export function optionFromText(option: DeclaredOption, word: string): OptionValue {
  if (option.type === 'boolean') return word === 'true' ? true : word === 'false' ? false : word;
  if (option.type === 'text' || option.type === 'choice') return word;
  return word.trim() === '' ? Number.NaN : Number(word);
}

export const declaredOption = v.pipe(
  declared,
  v.check((option) => misfit(option, option.default) === null, 'the default is not one of its own values'),
);
