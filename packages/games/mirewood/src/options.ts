/** How a game can be started: with a level file's text, a level that ships with the game, or a generated board. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import type { Book } from './book.js';
import { DEFAULT_DIFFICULTY } from './difficulty.js';
import { readSize } from './level/headers.js';
import { readLevels } from './level/read.js';
import { levels } from './levels.js';

/** Where the levels are from. */
type Way =
  /** The text of a level file. */
  | { readonly level: string }
  /** The id of a level or campaign that ships with the game. */
  | { readonly shipped: string }
  /** A board by size and difficulty; the game's seed decides the rest. */
  | { readonly generate: string; readonly difficulty: number; readonly players: number };

export type Options = Way & {
  /** One game without switches, as bots, matches and simulations play it. `readOptions` always fills it in. */
  readonly single?: boolean;
};

const WAYS =
  'Give one of: level (the text of a level file), shipped (the id of a level), generate (like 12x6).';
const FIRST_LEVEL = 'classic';

/** Checks options from anywhere; nothing at all means the classic level. */
export function readOptions(book: Book, value: unknown): Result<Options> {
  if (value === undefined || value === null) return ok({ shipped: FIRST_LEVEL, single: false });
  if (typeof value !== 'object' || Array.isArray(value))
    return refuse('bad-options', `Options are an object. ${WAYS}`);
  const { single = false, ...given } = value as Record<string, unknown>;
  if (typeof single !== 'boolean') return refuse('bad-options', 'The option "single" is true or false.');
  const way = readWay(book, given);
  return way.ok ? ok({ ...way.value, single }) : way;
}

function readWay(book: Book, given: Record<string, unknown>): Result<Way> {
  const ways = ['level', 'shipped', 'generate'].filter((way) => given[way] !== undefined);
  if (ways.length === 0 && Object.keys(given).length === 0) return ok({ shipped: FIRST_LEVEL });
  if (ways.length !== 1) return refuse('bad-options', WAYS);
  const known = ways[0] === 'generate' ? ['generate', 'difficulty', 'players'] : ways;
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined)
    return refuse('bad-options', `There is no option "${unknown}" beside ${ways[0]}.`);
  if (ways[0] === 'generate') return readGenerated(book, given);
  if (ways[0] === 'shipped') return readShipped(given.shipped);
  return readLevelText(book, given.level);
}

function readLevelText(book: Book, level: unknown): Result<Way> {
  if (typeof level !== 'string') return refuse('bad-options', 'The level is not a text.');
  const read = readLevels(book, level);
  return read.ok ? ok({ level }) : read;
}

function readShipped(id: unknown): Result<Way> {
  if (levels.some((each) => each.id === id)) return ok({ shipped: String(id) });
  const ids = levels.map((each) => each.id).join(' ');
  return refuse('bad-options', `There is no level "${String(id)}". Levels: ${ids}`);
}

function readGenerated(book: Book, given: Record<string, unknown>): Result<Way> {
  const { generate, difficulty = DEFAULT_DIFFICULTY, players = 1 } = given;
  if (typeof generate !== 'string' || readSize(generate) === null)
    return refuse('bad-options', 'The size is WxH, 5x3 to 60x40.');
  const hardest = book.difficulties.length;
  if (!isWithin(difficulty, hardest))
    return refuse('bad-options', `The difficulty is a whole number from 1 to ${hardest}.`);
  if (!isWithin(players, 2)) return refuse('bad-options', 'The players are 1 or 2.');
  return ok({ generate, difficulty, players });
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** The level file that options stand for. */
export function levelText(options: Way): string {
  if ('level' in options) return options.level;
  if ('shipped' in options) return levels.find((each) => each.id === options.shipped)!.text;
  const { generate, difficulty, players } = options;
  return `generate: ${generate}\ndifficulty: ${difficulty}\nplayers: ${players}\n`;
}
