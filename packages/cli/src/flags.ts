/** Reading the options of a command: every mistake is answered with what would be right. */
import { GAME_IDS, type GameId, isGameId } from '@quadrant/lab/games';
import { Misuse } from './command.js';
import { unknown } from './suggest.js';

/** The values of each option in the order given, and the other words. */
interface Read<Name extends string> {
  readonly values: Readonly<Record<Name, readonly string[]>>;
  readonly words: readonly string[];
}

/** `--name VALUE` and `--name=VALUE`; after `--` there are no options. Only those of `several` may be repeated. */
export function readFlags<const Name extends string = never>(
  command: string,
  given: readonly string[],
  names: readonly Name[] = [],
  several: readonly NoInfer<Name>[] = [],
): Read<Name> {
  const values = Object.fromEntries(names.map((name) => [name, [] as string[]])) as Record<Name, string[]>;
  const words: string[] = [];
  for (let i = 0; i < given.length; i++) {
    if (given[i] === '--') return { values, words: [...words, ...given.slice(i + 1)] };
    if (!given[i].startsWith('-') || given[i] === '-') {
      words.push(given[i]);
      continue;
    }
    const [, flag, glued] = /^([^=]*)(?:=(.*))?$/s.exec(given[i])!;
    const name = names.find((each) => `--${each}` === flag);
    if (name === undefined) throw new Misuse(noOption(command, flag, names));
    const value = glued ?? given[++i];
    if (value === undefined || (glued === undefined && value.startsWith('--')))
      throw new Misuse(`${flag} needs a value`);
    if (values[name].length > 0 && !several.includes(name)) throw new Misuse(`${flag} is given twice`);
    values[name].push(value);
  }
  return { values, words };
}

export function noOption(command: string, flag: string, names: readonly string[]): string {
  if (names.length === 0) return `${command} has no options, but "${flag}" is given`;
  return unknown(
    `${command} has no option`,
    flag,
    names.map((name) => `--${name}`),
  );
}

export function readGame(command: string, id: string | undefined): GameId {
  if (id === undefined) throw new Misuse(`${command} needs a game: ${GAME_IDS.join(', ')}`);
  if (id.startsWith('-')) throw new Misuse(`${command} needs a game before "${id}": ${GAME_IDS.join(', ')}`);
  if (!isGameId(id)) throw new Misuse(unknown('there is no game', id, GAME_IDS));
  return id;
}

/** A number between two bounds; decimals only where they are allowed. */
export function readNumber(
  flag: string,
  [text]: readonly string[],
  {
    low,
    high,
    standard,
    decimals = false,
  }: { low: number; high: number; standard: number; decimals?: boolean },
): number {
  if (text === undefined) return standard;
  const value = (decimals ? /^\d+(\.\d+)?$/ : /^\d+$/).test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  const kind = decimals ? 'number' : 'whole number';
  throw new Misuse(`${flag} is a ${kind} from ${low} to ${high}, not "${text}"`);
}
