/** What a host says to a program in quadrant-bot/1. */
import * as v from 'valibot';
import {
  bySeat,
  commandText,
  facts,
  id,
  legal,
  name,
  ownId,
  result,
  scores,
  seat,
  text,
  whole,
} from '../fields.js';
import { LONGEST_LINE } from '../json.js';
import { plainObject } from '../plain.js';
import { type MessageOf, makeReader } from '../reader.js';
import { TERMINATIONS } from '../terminations.js';
import { optionValue } from './declared-options.js';

export const BOT_PROTOCOL = 'quadrant-bot/1';

const gameClock = v.nullable(
  v.union([v.object({ base: whole, inc: whole }), v.object({ move: whole }), v.object({ nodes: whole })]),
);
export type GameClock = v.InferOutput<typeof gameClock>;

const turnClock = v.object({
  left: v.nullable(bySeat),
  inc: v.nullable(bySeat),
  move: v.nullable(whole),
  nodes: v.nullable(whole),
});
export type TurnClock = v.InferOutput<typeof turnClock>;

const refused = v.object({ code: name, words: text(10_000) });
const ended = { result, winner: v.nullable(seat), scores, reason: text(10_000) };

const schemas = {
  hello: v.object({ protocols: v.array(name), host: name, games: v.record(id, whole) }),
  set: v.object({ name, value: optionValue }),
  ping: v.object({ id: whole }),
  side: v.object({ id: whole, rules: id, seat, options: plainObject, seed: whole }),
  new: v.object({
    game: id,
    rules: id,
    version: whole,
    seat,
    seats: v.pipe(whole, v.minValue(1)),
    names: v.array(name),
    options: plainObject,
    seed: whole,
    view: plainObject,
    clock: gameClock,
  }),
  seen: v.object({ game: id, ply: whole, facts }),
  turn: v.object({
    game: id,
    id: whole,
    ply: whole,
    view: plainObject,
    facts: v.optional(facts),
    legal: v.optional(legal),
    clock: turnClock,
  }),
  stop: v.object({ game: id, id: whole }),
  over: v.object({ game: id, ...ended, termination: v.picklist(TERMINATIONS), view: plainObject }),
  quit: v.object({}),
  error: v.object({
    to: name,
    game: v.optional(id),
    id: v.optional(ownId),
    code: name,
    words: text(10_000),
  }),
  samples: v.object({ game: id, id: ownId, samples: v.array(id) }),
  tried: v.object({
    game: id,
    id: ownId,
    refused: v.nullable(refused),
    at: whole,
    onMove: v.nullable(seat),
    outcome: v.nullable(v.object(ended)),
    scores,
    legal: v.array(commandText),
    to: id,
    view: v.optional(plainObject),
  }),
};

export type FromHost = MessageOf<typeof schemas>;
export const readFromHost = makeReader(schemas, LONGEST_LINE);
