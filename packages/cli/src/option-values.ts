/** Reading the value of one option, by its kind. */
import { Misuse } from './command.js';
import type { CommandOption } from './options.js';
import { closest } from './suggest.js';

type OfKind<K extends CommandOption['kind']> = Extract<CommandOption, { readonly kind: K }>;
type Readers = {
  readonly [K in CommandOption['kind']]: (
    flag: string,
    option: OfKind<K>,
    text: string,
  ) => string | number | boolean;
};

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

const READERS: Readers = {
  flag(flag, _, text) {
    if (text !== 'yes' && text !== 'no')
      throw new Misuse(`${flag} takes no value but yes or no, not "${text}"`);
    return text === 'yes';
  },
  text: (_flag, _option, text) => text,
  whole: (flag, option, text) => number(flag, option, text, /^-?\d{1,16}$/, 'whole number'),
  decimal: (flag, option, text) => number(flag, option, text, /^-?\d{1,16}(\.\d+)?$/, 'number'),
  choice(flag, { choices, free }, text) {
    if (choices.includes(text) || free?.(text)) return text;
    const meant = text.length > 1 ? closest(text, choices) : null; // one letter is like any other
    if (meant !== null) throw new Misuse(`${flag} ${text}: did you mean ${meant}?`);
    throw new Misuse(`${flag} is one of ${choices.join(', ')}, not "${text}"`);
  },
  duration(flag, _, text) {
    const [, digits, unit] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
    if (unit === undefined || Number(digits) === 0)
      throw new Misuse(`${flag} is a time such as 90s, 10m or 2h, not "${text}"`);
    return Number(digits) * UNITS[unit];
  },
  address(flag, { schemes, example, secret }, text) {
    const scheme = /^([a-z]+):\/\/\/?[^/]/.exec(text)?.[1] ?? '';
    if (schemes.includes(scheme) && URL.canParse(text)) return text;
    throw new Misuse(`${flag} is an address like ${example}${secret ? '' : `, not "${text}"`}`);
  },
};

export function readValue<O extends CommandOption>(
  flag: string,
  option: O,
  text: string,
): string | number | boolean {
  const read = READERS[option.kind] as (flag: string, option: O, text: string) => string | number | boolean;
  return read(flag, option, text);
}

function number(
  flag: string,
  { low, high }: OfKind<'whole' | 'decimal'>,
  text: string,
  shape: RegExp,
  kind: string,
): number {
  const value = shape.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  const bounds = Number.isFinite(high) ? `from ${low} to ${high}` : `of at least ${low}`;
  throw new Misuse(`${flag} is a ${kind} ${bounds}, not "${text}"`);
}
