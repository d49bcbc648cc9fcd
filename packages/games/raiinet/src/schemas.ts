/** JSON Schemas (draft 2020-12) of what leaves the game, for programs that play it. */
import { ENDED_FIELDS, type JsonSchema, type Plain } from '@quadrant/kernel';
import { DIRECTIONS, LETTERS, LINKS_EACH, PLAYER_COUNTS, shapeOf } from './geometry.js';
import { LARGEST_DRAW } from './options.js';
import { HAND_SIZE, type Tables } from './tables.js';
import { VALUES } from './values.js';

/** An object with exactly these fields. */
const exactly = (properties: { readonly [key: string]: Plain }): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const FLAG: JsonSchema = { type: 'boolean' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const TEXT: JsonSchema = { type: 'string' };
const MOST_PLAYERS = Math.max(...PLAYER_COUNTS);
const SEAT: JsonSchema = { type: 'integer', minimum: 0, maximum: MOST_PLAYERS - 1 };
const LINK: JsonSchema = { type: 'string', enum: [...LETTERS] };
const VALUE: JsonSchema = { type: 'string', enum: [...VALUES] };
const COORDINATE: JsonSchema = { type: 'integer', minimum: 0, maximum: shapeOf(4).rows - 1 };
const PLACE: JsonSchema = {
  type: 'array',
  prefixItems: [COORDINATE, COORDINATE],
  items: false,
  minItems: 2,
};
const abilitySchema = ({ abilities }: Tables): JsonSchema => ({
  type: 'string',
  enum: abilities.map((a) => a.letter),
});
const kind = (name: string, fields: { readonly [key: string]: Plain }): JsonSchema =>
  exactly({ kind: { const: name }, ...fields });

const LINKS: JsonSchema = { type: 'string', pattern: `^(?:[DV][1-4]){${VALUES.length}}$` };
const handSchema = ({ abilities }: Tables): JsonSchema => ({
  type: 'string',
  pattern: `^(?:[${abilities.map((a) => a.letter).join('')}]{${HAND_SIZE}})?$`,
});

/** One player's choice: `{ "links": "V1D4V3V2D3V4D2D1", "hand": "LFDSP" }`. */
export const sideSchema = (tables: Tables): JsonSchema => exactly({ links: LINKS, hand: handSchema(tables) });

export const optionsSchema = (tables: Tables): JsonSchema =>
  exactly({
    players: { enum: [...PLAYER_COUNTS] },
    links: { type: 'array', items: LINKS, minItems: 2, maxItems: 4 },
    hands: { type: 'array', items: handSchema(tables), minItems: 2, maxItems: 4 },
    draw: { type: ['integer', 'null'], minimum: 1, maximum: LARGEST_DRAW },
    single: { type: 'boolean' },
  });

/** A view: what one seat, or a spectator (-1), may know. */
export const viewSchema = (tables: Tables): JsonSchema =>
  exactly({
    seat: { type: 'integer', minimum: -1, maximum: MOST_PLAYERS - 1 },
    players: { enum: [...PLAYER_COUNTS] },
    draw: { type: ['integer', 'null'], minimum: 1 },
    turn: SEAT,
    abilityUsed: FLAG,
    quiet: COUNT,
    links: {
      type: 'array',
      minItems: 2 * LINKS_EACH,
      maxItems: MOST_PLAYERS * LINKS_EACH,
      items: exactly({
        link: LINK,
        seat: SEAT,
        value: orNull(VALUE),
        at: orNull(PLACE),
        boost: COUNT,
        jam: COUNT,
        known: listOf(SEAT),
        by: orNull(SEAT),
      }),
    },
    firewalls: listOf(exactly({ at: PLACE, seat: SEAT })),
    seats: {
      type: 'array',
      minItems: 2,
      maxItems: MOST_PLAYERS,
      items: exactly({
        cards: listOf(exactly({ ability: orNull(abilitySchema(tables)), used: FLAG })),
        data: COUNT,
        viruses: COUNT,
        out: FLAG,
      }),
    },
    history: listOf({
      oneOf: [
        kind('learnt', { link: LINK, seats: listOf(SEAT), public: FLAG, value: orNull(VALUE) }),
        kind('flipped', { link: LINK }),
        kind('mixed', { link: LINK, other: LINK, swapped: { type: ['boolean', 'null'] } }),
      ],
    }),
    outcome: orNull(exactly(ENDED_FIELDS)),
  });

/** A fact as a seat sees it. */
export const factSchema = (tables: Tables): JsonSchema => ({
  oneOf: [
    kind('used', {
      seat: SEAT,
      card: { type: 'integer', minimum: 1, maximum: HAND_SIZE },
      letter: abilitySchema(tables),
      target: listOf(TEXT),
      detail: { type: ['string', 'null'] },
    }),
    kind('moved', { link: LINK, direction: { enum: [...DIRECTIONS] }, from: PLACE, to: orNull(PLACE) }),
    kind('firewall', { link: LINK, value: VALUE }),
    kind('battle', {
      attacker: LINK,
      attackerValue: VALUE,
      defender: LINK,
      defenderValue: VALUE,
      won: FLAG,
    }),
    kind('downloaded', { seat: SEAT, link: LINK, value: VALUE }),
    kind('passed', { seat: SEAT }),
    kind('eliminated', { seat: SEAT, reason: TEXT }),
    kind('shown', { link: LINK, value: VALUE }),
    kind('ended', ENDED_FIELDS),
  ],
});
