/** What is asked over HTTP in quadrant-match/1: the bodies of requests. */
import * as v from 'valibot';
import { id, name, seat, text, whole } from '../fields.js';
import { plainObject } from '../plain.js';
import { clockRule, keptId, keptText, once } from './parts.js';

const side = v.optional(plainObject);

/** How long a name of a player is, and of which letters, the server says: it counts them in their plain form. */
export const BODIES = {
  guest: v.object({ name }),
  recover: v.object({ recovery: text(400) }),
  rename: v.object({ name }),
  report: v.object({ player: keptId, words: keptText(1, 2000) }),
  push: v.object({
    endpoint: v.pipe(keptText(1, 2000), v.url(), v.startsWith('https://')),
    keys: v.object({ p256dh: name, auth: name }),
  }),
  dropPush: v.object({ endpoint: v.optional(keptText(0, 2000)) }),
  bot: v.object({ name }),
  makeMatch: v.pipe(
    v.object({
      game: id,
      preset: v.optional(id),
      options: v.optional(plainObject),
      clock: v.optional(clockRule, null),
      seats: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^(?:me|open|bot:.{1,80})$/u))),
        v.minLength(1),
        v.maxLength(8),
      ),
      rated: v.optional(v.boolean(), false),
      visible: v.optional(v.picklist(['public', 'link']), 'public'),
      friendly: v.optional(v.boolean(), false),
      delay: v.optional(v.pipe(whole, v.maxValue(20)), 0),
      side,
      id: v.optional(once),
    }),
    v.check(
      (body) => body.preset === undefined || body.options === undefined,
      'give a preset or options, not both',
    ),
  ),
  join: v.object({ seat: v.optional(seat), side, invite: v.optional(text(400)) }),
  startRun: v.object({ side }),
  submitRun: v.object({ record: plainObject }),
} as const;

export type Bodies = { [K in keyof typeof BODIES]: v.InferOutput<(typeof BODIES)[K]> };
