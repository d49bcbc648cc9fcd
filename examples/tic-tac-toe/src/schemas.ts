/** What views, facts and options look like, as JSON Schemas: for programs that play the game. */
import { ENDED_FIELDS, type JsonSchema, type Plain } from '@quadrant/kernel';

const exactly = (properties: { readonly [key: string]: Plain }): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const SEAT: JsonSchema = { enum: [0, 1] };

export const schemas = {
  view: exactly({
    squares: { type: 'array', items: { enum: ['X', 'O', null] }, minItems: 9, maxItems: 9 },
    turn: SEAT,
    left: { enum: [0, 1, null] },
  }),
  fact: {
    oneOf: [
      exactly({
        kind: { const: 'marked' },
        seat: SEAT,
        square: { type: 'integer', minimum: 1, maximum: 9 },
      }),
      exactly({ kind: { const: 'left' }, seat: SEAT }),
      exactly({ kind: { const: 'ended' }, ...ENDED_FIELDS }),
    ],
  },
  options: exactly({ single: { type: 'boolean' } }),
};
