/** Parts that several messages of quadrant-match/1 share. */
import * as v from 'valibot';
import { TERMINATIONS } from '../bot/from-host.js';
import { bySeat, id, name, result, scores, seat, text, whole } from '../fields.js';

/** A day: whatever takes longer is played with days a move. */
const LONGEST_BASE = 86_400_000;

export const clockRule = v.nullable(
  v.union([
    v.object({ base: v.pipe(whole, v.maxValue(LONGEST_BASE)), inc: v.pipe(whole, v.maxValue(LONGEST_BASE)) }),
    v.object({ days: v.pipe(whole, v.minValue(1), v.maxValue(14)) }),
  ]),
);
export type ClockRule = v.InferOutput<typeof clockRule>;

/** A running clock: `at` is the server's time of the numbers in `left`. */
export const matchClock = v.nullable(
  v.union([
    v.object({ left: bySeat, inc: bySeat, running: v.nullable(seat), at: whole }),
    v.object({
      days: whole,
      deadline: v.nullable(whole),
      running: v.nullable(seat),
    }),
  ]),
);
export type MatchClock = v.InferOutput<typeof matchClock>;

export const player = v.object({ player: id, name, bot: v.boolean(), here: v.boolean() });
export type MatchPlayer = v.InferOutput<typeof player>;

export const OFFERS = ['draw', 'takeback', 'rematch'] as const;
export const offerName = v.picklist(OFFERS);
export const offer = v.object({ offer: offerName, by: seat, v: whole });
export type Offer = v.InferOutput<typeof offer>;

export const MATCH_TERMINATIONS = [...TERMINATIONS, 'agreed', 'claimed', 'aborted'] as const;
export const over = v.nullable(
  v.object({
    result,
    winner: v.nullable(seat),
    scores,
    reason: text(10_000),
    termination: v.picklist(MATCH_TERMINATIONS),
    ratings: v.optional(v.array(v.nullable(v.object({ before: v.number(), after: v.number() })))),
  }),
);
export type Over = v.InferOutput<typeof over>;

export const matchState = v.picklist(['open', 'running', 'over']);
