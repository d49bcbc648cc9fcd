/** The one reader of declared options: what is wrong is told with what would be right. */
import { parseArgs } from 'node:util';
import { Misuse } from './command.js';
import { readValue } from './option-values.js';
import {
  type CommandOption,
  type CommandOptions,
  holds,
  type Needs,
  takenBy,
  type ValuesOf,
  wordsOfNeeds,
} from './options.js';
import { unknown } from './suggest.js';

export interface ReadWords<T extends CommandOptions> {
  readonly values: ValuesOf<T>;
  readonly given: ReadonlySet<keyof T & string>;
  readonly words: readonly string[]; // those that are no options
}

/** `--name VALUE`, `--name=VALUE` and `-n VALUE`; after `--` there are no options. */
export function readDeclared<const T extends CommandOptions>(
  command: string,
  declared: T,
  given: readonly string[],
): ReadWords<T> {
  const { texts, words } = sorted(declared, given, (flag) => {
    throw new Misuse(noOption(command, flag, declared));
  });
  return { values: valuesOf(declared, texts), given: new Set(texts.keys()), words };
}

/** Reads these options wherever they stand; all else is left as it is, in its order, for another reader. */
export function takeOptions<const T extends CommandOptions>(
  declared: T,
  given: readonly string[],
): ReadWords<T> {
  const { texts, words } = sorted(declared, given, () => {});
  return { values: valuesOf(declared, texts), given: new Set(texts.keys()), words };
}

/** What was given as each option, and the other words; `other` is told of each option that is not declared. */
function sorted(declared: CommandOptions, given: readonly string[], other: (flag: string) => void) {
  const texts = new Map<string, string[]>();
  const left = new Set<number>();
  for (const token of tokensOf(declared, given)) {
    if (token.kind === 'positional') left.add(token.index);
    if (token.kind !== 'option') continue;
    const [, flag, glued] = /^([^=]*)(?:=(.*))?$/s.exec(given[token.index])!;
    const name = nameOf(declared, flag);
    if (name === null) {
      other(flag);
      left.add(token.index);
      continue;
    }
    const text = declared[name].kind === 'flag' ? (glued ?? 'yes') : (glued ?? token.value);
    if (text === undefined || (glued === undefined && text.startsWith('--')))
      throw new Misuse(`${flag} needs a value: ${declared[name].help}`);
    const before = texts.get(name) ?? [];
    if (before.length > 0 && !declared[name].repeatable) throw new Misuse(`${flag} is given twice`);
    texts.set(name, [...before, text]);
  }
  return { texts, words: given.filter((_, i) => left.has(i)) };
}

/** Node's own reader tells options, values and other words apart; what they mean is said here. */
function tokensOf(declared: CommandOptions, given: readonly string[]) {
  const options = Object.entries(declared).map(([name, { kind, short }]) => [
    name,
    { type: kind === 'flag' ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
  ]);
  return parseArgs({
    args: [...given],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

function nameOf(declared: CommandOptions, flag: string): string | null {
  const found = Object.entries(declared).find(
    ([name, { short }]) => flag === `--${name}` || (short !== undefined && flag === `-${short}`),
  );
  return found?.[0] ?? null;
}

export function noOption(command: string, flag: string, declared: CommandOptions): string {
  const known = Object.keys(declared).map((name) => `--${name}`);
  return known.length === 0
    ? `${command} has no options, but "${flag}" is given`
    : unknown(`${command} has no option`, flag, known);
}

function valuesOf<T extends CommandOptions>(
  declared: T,
  texts: ReadonlyMap<string, readonly string[]>,
): ValuesOf<T> {
  const implied = Object.assign({}, ...[...texts.keys()].map((name) => declared[name].implies ?? {}));
  const read = Object.entries(declared).map(([name, option]) => {
    const given = texts.get(name)?.map((text) => readValue(`--${name}`, option, text)) ?? [];
    return [name, option.repeatable ? given : (given[0] ?? implied[name] ?? absent(option))];
  });
  const values = Object.fromEntries(read);
  for (const name of texts.keys()) checkCompany(name, declared, values, texts);
  return values;
}

const absent = (option: CommandOption): string | number | boolean | undefined =>
  option.kind === 'flag' ? false : option.usual;

/** An option may need others beside it, or not suffer them. */
function checkCompany(
  name: string,
  declared: CommandOptions,
  values: Readonly<Record<string, unknown>>,
  given: ReadonlyMap<string, unknown>,
): void {
  const { needs, without = [] } = declared[name];
  const foe = without.find((other) => given.has(other));
  if (foe !== undefined) throw new Misuse(`--${name} and --${foe} cannot be given together`);
  if (needs && !holds(needs, values, (other) => given.has(other)))
    throw new Misuse(`--${name} is only for ${wordsOfNeeds(spelledOut(needs, declared))}`);
}

/** `--load` as `--load RECORD`. */
const spelledOut = (needs: Needs, declared: CommandOptions): Needs =>
  Object.fromEntries(
    Object.entries(needs).map(([name, wanted]) => [
      name,
      wanted === 'given' && takenBy(declared[name]) !== '' ? [takenBy(declared[name])] : wanted,
    ]),
  );
