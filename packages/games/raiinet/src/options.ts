/** What a game begins with: number of players, values of the links, hands of cards, the rule of draws. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { PLAYER_COUNTS, type PlayerCount } from './geometry.js';
import { HAND_SIZE, SAME_KIND, type Tables } from './tables.js';
import { DEFAULT_ORDER, makeOrder, parseOrder, VALUES } from './values.js';

export interface Options {
  readonly players: PlayerCount;
  readonly links: readonly string[]; // ['V1V2V3V4D1D2D3D4', …], one for each player
  readonly hands: readonly string[]; // ['LFDSP', …]; '' for a player without cards
  readonly draw: number | null; // 100: so many moves without a download are a draw
  readonly single: boolean; // one game, as bots and servers play it; here every game is one
}

const FIELDS = ['players', 'links', 'hands', 'draw', 'single'] as const;
export const LARGEST_DRAW = 1_000_000;

const bad = (words: string) => refuse('bad-options', words);

/** What is wrong with a hand of cards: its words follow the name of the option. */
export function wrongHand(text: string, { abilities }: Tables): string | null {
  const letters = abilities.map((a) => a.letter);
  if (text.length !== HAND_SIZE || ![...text].every((c) => letters.includes(c)))
    return `needs five letters out of ${letters.join('')}.`;
  const tooMany = letters.some((l) => text.split(l).length - 1 > SAME_KIND);
  return tooMany ? 'may name an ability at most twice.' : null;
}

/** Letters of other alphabets whose capital is one of ours (ſ) stay what they are. */
export const capitals = (text: string): string => (/^[A-Za-z]*$/.test(text) ? text.toUpperCase() : text);

export const WRONG_ORDER = `needs each of ${[...VALUES.slice(4), ...VALUES.slice(0, 4)].join(' ')} exactly once.`;

/** What is wrong with a number of moves for the rule of draws. */
export function wrongDraw(draw: number): string | null {
  const sound = Number.isInteger(draw) && draw >= 1 && draw <= LARGEST_DRAW;
  return sound ? null : `needs a whole number from 1 to ${LARGEST_DRAW}.`;
}

/** Fills in what is not given. Hands may be empty (''); the letters are upper or lower case. */
export function readOptions(value: unknown, tables: Tables): Result<Options> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return bad('The options are not an object.');
  const given = value as Partial<Record<(typeof FIELDS)[number], unknown>>;
  const stranger = Object.keys(given).find((key) => !(FIELDS as readonly string[]).includes(key));
  if (stranger !== undefined) return bad(`There is no option "${stranger}". Options: ${FIELDS.join(', ')}.`);
  const players = PLAYER_COUNTS.find((n) => n === (given.players ?? 2));
  if (!players) return bad('players needs 2 or 4.');
  const links = readList(given.links, players, DEFAULT_ORDER, 'links', readOrder);
  if (!links.ok) return links;
  const hands = readList(given.hands, players, defaultHand(tables), 'hands', (text) =>
    readHand(text, tables),
  );
  if (!hands.ok) return hands;
  const draw = given.draw ?? null;
  if (draw !== null) {
    const wrong = typeof draw === 'number' ? wrongDraw(draw) : 'needs a whole number or null.';
    if (wrong) return bad(`draw ${wrong}`);
  }
  const single = given.single ?? false;
  if (typeof single !== 'boolean') return bad('single is true or false.');
  return ok({ players, links: links.value, hands: hands.value, draw: draw as number | null, single });
}

/** The first five abilities, in the order of the tables. */
export const defaultHand = ({ abilities }: Tables): string =>
  abilities
    .slice(0, HAND_SIZE)
    .map((a) => a.letter)
    .join('');

export function readOrder(text: string): Result<string> {
  const order = parseOrder(text);
  return order ? ok(makeOrder(order)) : bad(WRONG_ORDER);
}

export function readHand(text: string, tables: Tables): Result<string> {
  const hand = capitals(text);
  const wrong = hand === '' ? null : wrongHand(hand, tables);
  return wrong ? bad(wrong) : ok(hand);
}

function readList(
  value: unknown,
  players: number,
  missing: string,
  name: string,
  read: (text: string) => Result<string>,
): Result<string[]> {
  const list = value ?? Array.from({ length: players }, () => missing);
  if (!Array.isArray(list) || list.length !== players || !list.every((x) => typeof x === 'string'))
    return bad(`${name} needs a list of ${players} texts.`);
  const result: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const one = read(list[i]);
    if (!one.ok) return bad(`${name} of player ${i + 1} ${one.error.words}`);
    result.push(one.value);
  }
  return ok(result);
}
