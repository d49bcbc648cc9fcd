/** Parts that several messages of quadrant-match/1 share. */
import * as v from 'valibot';
import { bySeat, id, name, result, scores, seat, text, whole } from '../fields.js';
import { MATCH_TERMINATIONS } from '../terminations.js';

/** Texts that a server keeps or looks for: databases have every character but this one. */
export const keptText = (shortest: number, longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(shortest),
    v.maxLength(longest),
    v.excludes('\0', 'has a character that is kept nowhere'),
  );
/** What somebody else is known by: a match, a player. */
export const keptId = keptText(1, 200);
/** A client's own name for what it asks, so that asking again does nothing twice. */
export const once = keptText(8, 40);

/** A day: whatever takes longer is played with days a move. */
const LONGEST_BASE = 86_400_000;

export const clockRule = v.nullable(
  v.union(
    [
      v.object({
        base: v.pipe(whole, v.maxValue(LONGEST_BASE)),
        inc: v.pipe(whole, v.maxValue(LONGEST_BASE)),
      }),
      v.object({ days: v.pipe(whole, v.minValue(1), v.maxValue(14)) }),
    ],
    'is null, {"base","inc"} in milliseconds up to a day, or {"days"} from 1 to 14',
  ),
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

/** `provisional`: too few games were played to be sure of what it is now. */
const ratingChange = v.object({
  before: v.number(),
  after: v.number(),
  provisional: v.optional(v.boolean()),
});
export type RatingChange = v.InferOutput<typeof ratingChange>;

export const over = v.nullable(
  v.object({
    result,
    winner: v.nullable(seat),
    scores,
    reason: text(10_000),
    termination: v.picklist(MATCH_TERMINATIONS),
    ratings: v.optional(v.array(v.nullable(ratingChange))),
  }),
);
export type Over = v.InferOutput<typeof over>;

export const matchState = v.picklist(['open', 'running', 'over']);
