/** What options, views and facts of Mirewood look like, as JSON Schemas: for programs in other languages, and for tests. */
import { ENDED_FIELDS, type JsonSchema, type Plain } from '@quadrant/kernel';
import { DIRECTIONS } from './directions.js';
import { AIS } from './tables.js';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const whole = { type: 'integer' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const seat = { type: 'integer', minimum: 0, maximum: 1 } as const;
const seatOrNull = { anyOf: [seat, { type: 'null' }] } as const;
const direction = { enum: DIRECTIONS } as const;

const list = (items: Plain) => ({ type: 'array', items }) as const;
const by = (values: Plain) => ({ type: 'object', additionalProperties: values }) as const;
/** All of these fields and no others. */
const record = (properties: Readonly<Record<string, Plain>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const piece = record({
  kind: text,
  role: { enum: ['player', 'enemy', 'projectile'] },
  glyph: text,
  seat: seatOrNull,
  x: count,
  y: count,
  alive: flag,
  facing: direction,
  health: whole, // below 0 for players killed with more than they had
  damage: count,
  points: count,
  actions: count,
  left: count,
  effects: by(count),
  causes: by(seat),
  immune: list(text),
  bombs: count,
  score: count,
  reload: count,
  cooldown: count,
  struck: flag,
  owner: seatOrNull,
  poisoned: flag,
  radius: count,
});

const view = record({
  single: flag,
  level: count,
  levels: count,
  name: text,
  turn: count,
  asked: seatOrNull,
  begun: flag,
  ai: { enum: AIS },
  verbose: flag,
  width: count,
  height: count,
  tiles: list(list(text)),
  custom: list(record({ x: count, y: count, values: by(count) })),
  players: list(piece),
  pieces: list(piece),
  outcome: { anyOf: [record(ENDED_FIELDS), { type: 'null' }] },
});

const who = record({ seat: seatOrNull, kind: text, glyph: text, x: count, y: count });
const credit = record({ points: count, seats: list(seat) });
const place = { x: count, y: count } as const;

/** The fields of each kind of fact. */
const FACTS: Readonly<Record<string, Readonly<Record<string, Plain>>>> = {
  acts: { who, action: text, direction: { enum: [...DIRECTIONS, null] } },
  acted: { who, action: text, ...place },
  did: { who, action: text, direction },
  teleported: { who, ...place },
  cloned: { who, ...place },
  cramped: { who },
  collided: place,
  exploded: { ...place, radius: count },
  hit: { source: { anyOf: [who, text] }, victim: who, damage: count },
  died: { who, credit },
  afflicted: { who, status: text },
  hampered: { who, status: text, left: count },
  suffered: { who, status: text },
  unwarded: { who, status: text },
  took: { who, tile: text, credit },
  reached: { who },
  turned: { turn: count },
  entered: { level: count, name: text },
  ended: ENDED_FIELDS,
  verbose: { on: flag },
};

const fact: JsonSchema = {
  oneOf: Object.entries(FACTS).map(([kind, fields]) => record({ kind: { const: kind }, ...fields })),
};

const options: JsonSchema = {
  oneOf: [
    record({ level: text, single: flag }),
    record({ shipped: text, single: flag }),
    record({
      generate: { type: 'string', pattern: '^[0-9]+x[0-9]+$' },
      difficulty: { type: 'integer', minimum: 1 },
      players: { type: 'integer', minimum: 1, maximum: 2 },
      single: flag,
    }),
  ],
};

const SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

export const schemas = {
  view: { $schema: SCHEMA, title: 'What a seat of Mirewood may know', ...view },
  fact: { $schema: SCHEMA, title: 'Something that happened in Mirewood, as a seat sees it', ...fact },
  options: { $schema: SCHEMA, title: 'How a game of Mirewood is started', ...options },
} as const satisfies Record<string, JsonSchema>;
