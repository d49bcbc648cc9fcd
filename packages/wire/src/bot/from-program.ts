/** What a program says to its host in quadrant-bot/1. */
import * as v from 'valibot';
import { commandText, id, name, ownId, text, whole } from '../fields.js';
import { LONGEST_LINE } from '../json.js';
import { plainObject } from '../plain.js';
import { type MessageOf, makeReader } from '../reader.js';
import { declaredOption } from './declared-options.js';

// What may be left out may be null, too: some languages write that for what there is not.
const game = v.nullish(id); // a program with one game may leave it out
/** An aside that makes no sense is left out; it spoils nothing. */
const aside = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null);

const wants = v.object({
  legal: v.nullish(v.boolean(), true),
  facts: v.nullish(v.boolean(), false),
  views: v.nullish(v.boolean(), false),
  side: v.nullish(v.boolean(), false),
});
export type Wants = v.InferOutput<typeof wants>;

const schemas = {
  hello: v.object({
    protocol: name,
    name: v.pipe(name, v.minLength(1)),
    author: v.nullish(name, ''),
    version: v.nullish(name, ''),
    games: v.array(id),
    options: v.nullish(v.pipe(v.array(declaredOption), v.maxLength(1000)), []),
    wants: v.nullish(wants, {}),
  }),
  pong: v.object({ id: whole }),
  side: v.object({ id: whole, side: plainObject }),
  ready: v.object({ game }),
  info: v.object({
    game,
    id: aside(whole),
    score: aside(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    nodes: aside(whole),
    pv: aside(v.array(commandText)),
    policy: aside(v.array(v.strictTuple([commandText, v.number()]))),
    ms: aside(v.number()),
  }),
  move: v.union(
    [
      v.object({ game, id: aside(whole), resign: v.literal(true), move: v.optional(v.unknown()) }),
      v.object({ game, id: aside(whole), move: text(LONGEST_LINE), resign: v.optional(v.unknown()) }),
    ],
    'a move has a text, or says "resign":true',
  ),
  sample: v.object({ game, id: ownId, n: v.pipe(whole, v.minValue(1)) }),
  try: v.object({
    game,
    id: ownId,
    from: id,
    moves: v.nullish(v.array(commandText), []),
    random: v.nullish(whole, 0),
  }),
};

export type FromProgram = MessageOf<typeof schemas>;
export const readFromProgram = makeReader(schemas, LONGEST_LINE);
