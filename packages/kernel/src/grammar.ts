/**
 * The grammar of a game's commands, declared once. From the declarations come the parser, the printer, the
 * errors for malformed input, help, completion, the list of all closed commands and random samples.
 * Three spellings: call style `move(A,3)`, word style `move a up`, key style (one character).
 */
import { type Command, ok, type Refusal, type Result, refuse } from './command.js';
import type { Rng } from './random.js';

/** One argument. `type` is the name under which a declaration is printed. */
export type Parameter =
  | {
      readonly kind: 'range';
      readonly name: string;
      readonly type: string;
      readonly low: number;
      readonly high: number;
    }
  | { readonly kind: 'set'; readonly name: string; readonly type: string; readonly values: readonly string[] }
  /** A word kept as typed and read late, by the rules; `values` are the sensible ones, for listing. */
  | { readonly kind: 'word'; readonly name: string; readonly values: readonly string[] }
  /** All further words, read late by the rules; `instances` are the sensible ones, for listing. */
  | { readonly kind: 'rest'; readonly name: string; readonly instances: readonly (readonly string[])[] };

export interface Declaration {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly help: string; // one line
}

type ArgOf<P> = P extends { kind: 'range' }
  ? number
  : P extends { kind: 'set'; values: readonly (infer W)[] }
    ? W
    : string;
type ArgsOf<PS extends readonly unknown[]> = PS extends readonly [infer H, ...infer T]
  ? H extends { kind: 'rest' }
    ? readonly string[]
    : readonly [ArgOf<H>, ...ArgsOf<T>]
  : readonly [];
/** The command type that a declaration stands for. */
export type CommandOf<D extends Declaration> = D extends Declaration
  ? { readonly name: D['name']; readonly args: ArgsOf<D['parameters']> }
  : never;

export const range = <const N extends string, const T extends string>(
  name: N,
  type: T,
  low: number,
  high: number,
) => ({ kind: 'range', name, type, low, high }) as const;
export const oneOf = <const N extends string, const T extends string, const W extends readonly string[]>(
  name: N,
  type: T,
  values: W,
) => ({ kind: 'set', name, type, values }) as const;
export const word = <const N extends string>(name: N, values: readonly string[]) =>
  ({ kind: 'word', name, values }) as const;
export const rest = <const N extends string>(name: N, instances: readonly (readonly string[])[]) =>
  ({ kind: 'rest', name, instances }) as const;
export const command = <const N extends string, const PS extends readonly Parameter[]>(
  name: N,
  help: string,
  ...parameters: PS
) => ({ name, parameters, help }) as const;

export type Spelling = 'call' | 'word' | 'key';

/** Commands with more instances than this are open: listed by name and sampled, never enumerated. */
export const CLOSED_LIMIT = 4096;

export interface Grammar<C extends Command> {
  readonly spelling: Spelling;
  readonly declarations: readonly Declaration[];
  declaration(name: string): Declaration | undefined;
  /** One command in this grammar's spelling; the error says what was wrong and what would be right. */
  parse(text: string): Result<C>;
  print(command: C): string;
  /** The one object that stands for this command; for hot paths and tables. Throws on a command not declared. */
  intern(name: C['name'], ...args: (number | string)[]): C;
  isOpen(name: string): boolean;
  /** Every instance of every closed command. */
  enumerate(): readonly C[];
  /** The place of a closed command in `enumerate()`, the same for good: for policies, counters and masks. */
  indexOf(command: C): number;
  commandAt(index: number): C;
  /** A random instance of one declaration. */
  sample(name: string, rng: Rng): C;
  /** What the text typed so far may become: names, then values of the argument being typed. */
  complete(text: string): readonly string[];
  help(): string;
}

export function makeGrammar<const DS extends readonly Declaration[]>(
  spelling: Spelling,
  declarations: DS,
): Grammar<CommandOf<DS[number]>> {
  type C = CommandOf<DS[number]>;
  const byName = new Map<string, Declaration>();
  for (const d of declarations) {
    if (byName.has(d.name)) throw new Error(`two commands are named "${d.name}"`);
    byName.set(d.name, d);
  }
  const interned = new Map<string, C>();
  const parsed = new Map<string, Result<C>>(); // interned commands by their own texts, once they were read
  let all: C[] | null = null;
  let numbers: Map<C, number> | null = null;

  function make(d: Declaration, args: readonly (number | string)[]): C {
    if (instances(d) > CLOSED_LIMIT) return { name: d.name, args } as unknown as C;
    const key = keyOf(d.name, args);
    let c = interned.get(key);
    if (!c) {
      c = Object.freeze({ name: d.name, args: Object.freeze([...args]) }) as unknown as C;
      // Late words may be anything a person types: only what the declaration lists is kept for good.
      if (d.parameters.every((p, i) => isListed(p, args, i))) interned.set(key, c);
    }
    return c;
  }

  const grammar: Grammar<C> = {
    spelling,
    declarations,
    declaration: (name) => byName.get(name),
    parse(text) {
      const known = parsed.get(text);
      if (known !== undefined) return known;
      const words =
        spelling === 'key'
          ? [text]
          : spelling === 'call'
            ? callWords(text)
            : text.split(/[ \t]+/).filter(Boolean);
      if (!words || words.length === 0)
        return refuse('malformed', `"${text.trim()}" is not a command. ${listNames(declarations)}`);
      const d = byName.get(words[0]);
      if (!d)
        return refuse('unknown-command', `There is no command "${words[0]}". ${listNames(declarations)}`);
      const args = readArguments(d, words.slice(1), spelling);
      if (!args.ok) return args;
      const read = make(d, args.value);
      const result = ok(read);
      // There is an end to those: other spellings, and what is not interned, may be anything a person types.
      if (interned.has(keyOf(d.name, args.value)) && printCommand(spelling, read) === text)
        parsed.set(text, result);
      return result;
    },
    print: (c) => printCommand(spelling, c),
    intern(name, ...args) {
      const d = byName.get(name);
      const wrong = d ? badArguments(d, args) : null;
      if (!d || wrong) throw new Error(`no command ${name}(${args.join(',')}): ${wrong ?? 'unknown name'}`);
      return make(d, args);
    },
    isOpen: (name) => instances(byName.get(name)!) > CLOSED_LIMIT,
    enumerate() {
      if (!all) {
        all = [];
        for (const d of declarations) {
          if (instances(d) > CLOSED_LIMIT) continue;
          for (const args of argumentLists(d.parameters)) all.push(make(d, args));
        }
      }
      return all;
    },
    indexOf(c) {
      numbers ??= new Map(grammar.enumerate().map((each, i) => [each, i]));
      return numbers.get(c) ?? -1;
    },
    commandAt: (index) => grammar.enumerate()[index],
    sample(name, rng) {
      const d = byName.get(name);
      if (!d) throw new Error(`no command is named "${name}"`);
      return make(
        d,
        d.parameters.flatMap((p) => samplePart(p, rng)),
      );
    },
    complete: (text) => complete(spelling, declarations, text),
    help: () => helpText(spelling, declarations),
  };
  return grammar;
}

const keyOf = (name: string, args: readonly (number | string)[]): string => `${name} ${args.join(' ')}`;

/** How many instances a declaration has. */
export function instances(d: Declaration): number {
  return d.parameters.reduce((n, p) => n * size(p), 1);
}

function size(p: Parameter): number {
  if (p.kind === 'range') return p.high - p.low + 1;
  return p.kind === 'rest' ? p.instances.length : p.values.length;
}

function isListed(p: Parameter, args: readonly (number | string)[], i: number): boolean {
  if (p.kind === 'word') return p.values.includes(String(args[i]));
  if (p.kind === 'rest') {
    const words = args.slice(i);
    return p.instances.some((each) => each.length === words.length && each.every((w, k) => w === words[k]));
  }
  return true;
}

function* argumentLists(parameters: readonly Parameter[]): Generator<(number | string)[]> {
  if (parameters.length === 0) {
    yield [];
    return;
  }
  const [first, ...others] = parameters;
  for (const tail of argumentListsOf(first))
    for (const more of argumentLists(others)) yield [...tail, ...more];
}

function* argumentListsOf(p: Parameter): Generator<(number | string)[]> {
  if (p.kind === 'range') for (let v = p.low; v <= p.high; v++) yield [v];
  else if (p.kind === 'rest') for (const words of p.instances) yield [...words];
  else for (const v of p.values) yield [v];
}

function samplePart(p: Parameter, rng: Rng): readonly (number | string)[] {
  if (p.kind === 'range') return [p.low + rng.below(p.high - p.low + 1)];
  if (p.kind === 'rest') return p.instances[rng.below(p.instances.length)];
  return [p.values[rng.below(p.values.length)]];
}

/** Null when the arguments fit the declaration, else what is wrong. */
export function badArguments(d: Declaration, args: readonly (number | string)[]): string | null {
  const open = d.parameters.some((p) => p.kind === 'rest');
  const wanted = open ? d.parameters.length - 1 : d.parameters.length;
  if (args.length < wanted || (!open && args.length > wanted)) {
    return `${d.name} takes ${wanted === 1 ? '1 argument' : `${wanted} arguments`}, not ${args.length}`;
  }
  for (let i = 0; i < wanted; i++) {
    const p = d.parameters[i];
    const value = args[i];
    if (
      p.kind === 'range' &&
      !(typeof value === 'number' && Number.isInteger(value) && value >= p.low && value <= p.high)
    ) {
      return `${p.name} is a whole number from ${p.low} to ${p.high}, not "${value}"`;
    }
    if (p.kind === 'set' && !p.values.includes(value as string)) {
      return `${p.name} is one of ${p.values.join(' ')}, not "${value}"`;
    }
  }
  return null;
}

function readArguments(
  d: Declaration,
  words: readonly string[],
  spelling: Spelling,
): Result<(number | string)[]> {
  const args = words.map((w, i) =>
    d.parameters[i]?.kind === 'range' && /^-?[0-9]+$/.test(w) ? Number(w) : w,
  );
  const wrong = badArguments(d, args);
  return wrong ? refuse('bad-arguments', `${wrong}. Write ${usage(spelling, d)}`) : ok(args);
}

/** `move(A,3)` as ['move', 'A', '3']; null when it is not of that form. */
function callWords(text: string): string[] | null {
  const form = /^\s*([A-Za-z]\w*)\s*(?:\(([^()]*)\))?\s*$/.exec(text);
  if (!form) return null;
  return form[2] === undefined ? [form[1]] : [form[1], ...form[2].split(',').map((w) => w.trim())];
}

function printCommand(spelling: Spelling, c: Command): string {
  if (c.args.length === 0) return c.name;
  return spelling === 'call' ? `${c.name}(${c.args.join(',')})` : `${c.name} ${c.args.join(' ')}`;
}

/** How a command is written: `move(row,column)` or `move <link> <direction>`. */
export function usage(spelling: Spelling, d: Declaration): string {
  if (d.parameters.length === 0) return d.name;
  const names = d.parameters.map((p) => p.name);
  return spelling === 'call'
    ? `${d.name}(${names.join(',')})`
    : `${d.name} ${names.map((n) => `<${n}>`).join(' ')}`;
}

function helpText(spelling: Spelling, declarations: readonly Declaration[]): string {
  const left = declarations.map((d) => usage(spelling, d));
  const width = Math.min(40, Math.max(...left.map((l) => l.length)));
  return declarations.map((d, i) => `${left[i].padEnd(width)}  ${d.help}`).join('\n');
}

function listNames(declarations: readonly Declaration[]): string {
  return `Commands: ${declarations.map((d) => d.name).join(' ')}`;
}

function complete(spelling: Spelling, declarations: readonly Declaration[], text: string): string[] {
  const split = spelling === 'call' ? /[(,]\s*/ : /[ \t]+/;
  const words = text.trimStart().split(split);
  const typed = words[words.length - 1];
  if (words.length === 1) return declarations.map((d) => d.name).filter((n) => n.startsWith(typed));
  const d = declarations.find((each) => each.name === words[0].trim());
  const p = d?.parameters[Math.min(words.length - 2, d.parameters.length - 1)];
  if (!d || !p || (words.length - 2 >= d.parameters.length && p.kind !== 'rest')) return [];
  const values =
    p.kind === 'range'
      ? Array.from({ length: p.high - p.low + 1 }, (_, i) => String(p.low + i))
      : p.kind === 'rest'
        ? [
            ...new Set(
              p.instances.map((each) => each[words.length - 1 - d.parameters.length]).filter(Boolean),
            ),
          ]
        : p.values;
  return values.filter((v) => v.startsWith(typed));
}

/** A refusal for a word that fits nothing, used where a game reads late words. */
export const refusal = (code: string, words: string): Refusal => ({ code, words });
