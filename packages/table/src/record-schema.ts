/** What a record of a game looks like, as a JSON Schema. The reader is what counts; a test holds the two together. */
import type { AnyGame, JsonSchema } from '@quadrant/kernel';
import { TABLE_KINDS } from '@quadrant/wire';
import { ENDINGS } from './entry.js';
import { LIMITS, RECORD_FORMAT } from './record.js';

const whole = { type: 'integer', minimum: 0 } as const;
const seat = { type: 'integer', minimum: 0, maximum: 15 } as const;
const text = { type: 'string' } as const;
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

const command = object({ seat, command: text, ms: whole }, ['seat', 'command']);
const happening = object(
  {
    table: { enum: TABLE_KINDS },
    seat: orNull(seat),
    offer: text,
    to: whole,
    why: text,
    termination: { enum: ENDINGS },
  },
  ['table'],
);
const outcome = object(
  {
    result: { enum: ['won', 'lost', 'draw', 'aborted'] },
    winner: orNull(seat),
    scores: { type: 'array', items: { type: 'number' } },
    reason: text,
  },
  ['result', 'winner', 'scores', 'reason'],
);
const clock: JsonSchema = {
  anyOf: [
    object({ base: whole, inc: whole }, ['base', 'inc']),
    object({ days: whole }, ['days']),
    { type: 'null' },
  ],
};

/** The schema of this game's records. Fields that it does not name are ignored by readers. */
export const recordSchema = (game: AnyGame): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `A record of ${game.title}`,
  ...object(
    {
      format: { const: RECORD_FORMAT },
      game: { const: game.id },
      version: { const: game.version },
      options: {}, // what everybody may know
      sides: orNull({ type: 'array', items: game.sides ? game.sides.schema : {} }),
      seed: { type: 'integer' },
      seats: { type: 'array', items: object({ name: text, bot: text }, []) },
      table: object({ friendly: { type: 'boolean' }, clock }, []),
      entries: { type: 'array', maxItems: LIMITS.entries, items: { anyOf: [command, happening] } },
      refused: {
        type: 'array',
        maxItems: LIMITS.refused,
        items: { type: 'array', prefixItems: [whole, text, text], minItems: 3, maxItems: 3 },
      },
      outcome: orNull(outcome),
      termination: orNull({ enum: ENDINGS }),
      hash: { type: 'string', pattern: '^[0-9a-f]{8}$' },
      sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      trace: object({ fields: { type: 'array', items: text }, turns: { type: 'array', items: text } }, [
        'fields',
        'turns',
      ]),
    },
    ['format', 'game', 'version', 'options', 'seed', 'entries', 'outcome', 'termination', 'hash'],
  ),
});
