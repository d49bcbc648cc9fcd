/** What a server answers over HTTP in quadrant-match/1. */
import * as v from 'valibot';
import { id, name, seat, text, whole } from '../fields.js';
import { plainObject } from '../plain.js';
import { clockRule, matchState, over } from './parts.js';

const error = v.object({
  error: v.object({
    code: name,
    words: text(10_000),
    field: v.optional(name),
    retry: v.optional(v.number()),
  }),
});

const listed = {
  match: id,
  game: id,
  preset: v.nullable(id),
  clock: clockRule,
  state: matchState,
  players: v.array(v.nullable(v.object({ player: id, name, bot: v.boolean() }))),
  rated: v.boolean(),
  over,
};

const row = v.object({
  rank: whole,
  player: id,
  name,
  bot: v.optional(v.boolean(), false),
  value: v.number(),
  words: text(10_000),
  match: v.nullable(id),
});

const rating = v.object({
  rating: v.number(),
  deviation: v.number(),
  provisional: v.boolean(),
  games: whole,
  history: v.array(v.unknown()),
});

export const ANSWERS = {
  error,
  guest: v.object({ player: id, name, token: text(400), recovery: text(400) }),
  recovered: v.object({ player: id, name, token: text(400) }),
  named: v.object({ player: id, name }),
  bot: v.object({ player: id, name, token: text(400), owner: id }),
  games: v.object({
    games: v.array(
      v.object({
        game: id,
        version: whole,
        title: name,
        seats: v.array(whole),
        presets: v.array(v.object({ id, words: text(10_000), options: plainObject })),
        bots: v.array(v.object({ id, words: text(10_000), rating: v.nullable(v.number()) })),
        side: v.nullable(plainObject),
      }),
    ),
    clocks: v.array(clockRule),
    public: v.optional(v.nullable(text(2000))), // the address that others call the server by
    push: v.optional(v.nullable(text(200))), // the key that browsers subscribe to web push with
  }),
  made: v.object({ match: id, seat: v.nullable(seat), invite: v.nullable(text(400)), watch: text(400) }),
  joined: v.object({ match: id, seat }),
  matches: v.object({
    matches: v.array(v.object({ ...listed, yourTurn: v.optional(v.boolean()) })), // of one's own that run
    after: v.nullable(text(400)),
  }),
  match: v.object({
    ...listed,
    options: plainObject,
    friendly: v.optional(v.boolean()),
    proof: v.nullable(text(71)),
    needsKey: v.optional(v.boolean()), // before the start: who asks cannot sit down without an invite's
    // For its maker, before the start.
    visible: v.optional(v.picklist(['public', 'link'])),
    invite: v.optional(v.nullable(text(400))),
  }),
  views: v.object({ views: v.array(v.object({ ply: whole, view: plainObject })) }),
  record: v.object({
    record: plainObject,
    salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  boards: v.object({
    boards: v.array(
      v.object({
        board: name,
        kind: v.picklist(['daily', 'sealed', 'open']),
        game: id,
        preset: id,
        words: text(10_000),
      }),
    ),
  }),
  board: v.object({
    board: name,
    rows: v.array(row),
    mine: v.nullable(row),
    tried: v.optional(v.nullable(id), null), // one's try of a day, also while it is played
  }),
  player: v.object({ player: id, name, bot: v.boolean(), ratings: v.record(id, rating) }),
} as const;

export type Answers = { [K in keyof typeof ANSWERS]: v.InferOutput<(typeof ANSWERS)[K]> };
