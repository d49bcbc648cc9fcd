/** JSON Schemas (draft 2020-12) of what leaves the game, for programs that play it. */
import type { JsonSchema, Plain } from '@quadrant/kernel';
import { PLAYER_COUNTS } from './geometry.js';
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
