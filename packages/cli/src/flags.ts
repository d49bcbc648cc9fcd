/** Reading the flags of a command: every mistake is answered with what would be right. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { GAME_IDS, type GameId, isGameId } from '@quadrant/lab/games';
import { Misuse } from './command.js';

type FlagTypes = NonNullable<ParseArgsConfig['options']>;
type Read<T extends FlagTypes> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>
>;

/** The flags and the other words; an unknown flag or a missing value is a mistake of the caller. */
export function readFlags<const T extends FlagTypes>(
  command: string,
  words: readonly string[],
  options: T,
): Read<T> {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    const first = (error as Error).message.split('. ')[0].split('\n')[0];
    throw new Misuse(`${command}: ${first}. Flags: ${flags.join(', ')}`);
  }
}

export function readGame(command: string, id: string | undefined): GameId {
  if (id === undefined) throw new Misuse(`${command} needs a game: ${GAME_IDS.join(', ')}`);
  if (!isGameId(id)) throw new Misuse(`there is no game "${id}". Games: ${GAME_IDS.join(', ')}`);
  return id;
}

/** A number between two bounds; decimals only where they are allowed. */
export function readNumber(
  flag: string,
  text: string | undefined,
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
