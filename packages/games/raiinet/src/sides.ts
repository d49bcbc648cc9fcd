/** What a player keeps secret from the start: the values of the links, and the hand of cards. */
import { ok, type Plain, type Result, type Rng, refuse, type Sides, shuffled } from '@quadrant/kernel';
import { defaultHand, type Options, readHand, readOrder } from './options.js';
import { sideSchema } from './schemas.js';
import { HAND_SIZE, SAME_KIND, standard, type Tables } from './tables.js';
import { DEFAULT_ORDER, makeOrder, VALUES } from './values.js';

const ALL_VALUES = VALUES.map((_, value) => value);
const FIELDS = ['links', 'hand'];

/** What one player begins with. */
export interface Side {
  readonly links: string; // 'V1V2V3V4D1D2D3D4'
  readonly hand: string; // 'LFDSP'
}

const bad = (words: string) => refuse('bad-side', words);

/** Each value once, in any order. */
export const dealLinks = (rng: Rng): string => makeOrder(shuffled(ALL_VALUES, rng));

/** Five cards out of as many of each kind as a hand may hold. */
export const dealHand = (rng: Rng, tables: Tables = standard): string =>
  shuffled(cardsOf(tables), rng).slice(0, HAND_SIZE).join('');

const cardsBy = new WeakMap<Tables, readonly string[]>(); // made once each: games are dealt by the million
function cardsOf(tables: Tables): readonly string[] {
  let cards = cardsBy.get(tables);
  if (cards === undefined) {
    cards = tables.abilities.flatMap(({ letter }) => Array.from({ length: SAME_KIND }, () => letter));
    cardsBy.set(tables, cards);
  }
  return cards;
}

export const makeSides = (tables: Tables): Sides<Options> => ({
  secret: true,
  read: (_, value) => readSide(value, tables),
  deal: (_, rng) => ({ links: dealLinks(rng), hand: defaultHand(tables) }),
  vary: (options, rng) => ({
    ...options,
    links: options.links.map(() => dealLinks(rng)),
    hands: options.hands.map(() => dealHand(rng, tables)),
  }),
  split: ({ links, hands, ...options }) => ({
    options,
    sides: links.map((order, seat) => ({ links: order, hand: hands[seat] })),
  }),
  join(options, sides) {
    if (sides === null) return options;
    const given = sides as readonly { readonly links: Plain; readonly hand: Plain }[];
    return {
      ...(options as object),
      links: given.map((side) => side.links),
      hands: given.map((side) => side.hand),
    };
  },
  schema: sideSchema(tables),
});

function readSide(value: unknown, tables: Tables): Result<Plain> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return bad('A side is an object with links and hand.');
  const given = value as Record<string, unknown>;
  const stranger = Object.keys(given).find((key) => !FIELDS.includes(key));
  if (stranger !== undefined) return bad(`A side has no "${stranger}". It has: ${FIELDS.join(', ')}.`);
  const { links = DEFAULT_ORDER, hand = defaultHand(tables) } = given;
  if (typeof links !== 'string' || typeof hand !== 'string') return bad('links and hand are texts.');
  const order = readOrder(links);
  if (!order.ok) return bad(`links ${order.error.words}`);
  const cards = readHand(hand, tables);
  return cards.ok ? ok({ links: order.value, hand: cards.value }) : bad(`hand ${cards.error.words}`);
}
