/** What a client says on the socket of quadrant-match/1. */
import * as v from 'valibot';
import { commandText, name, text, whole } from '../fields.js';
import { type MessageOf, makeReader } from '../reader.js';
import { keptId, offerName, once } from './parts.js';

export const MATCH_PROTOCOL = 'quadrant-match/1';
/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 4096;

const asked = { match: keptId, id: once };

const schemas = {
  hello: v.object({ protocol: name, token: v.optional(text(400)) }),
  watch: v.object({ match: keptId, from: v.optional(whole), changes: v.optional(v.boolean(), false) }),
  leave: v.object({ match: keptId }),
  give: v.object({ ...asked, ply: whole, command: commandText }),
  act: v.variant('act', [
    v.object({ ...asked, act: v.picklist(['resign', 'abort', 'claim']) }),
    v.object({ ...asked, act: v.literal('offer'), offer: offerName }),
    v.object({ ...asked, act: v.picklist(['accept', 'decline']), v: whole }),
  ]),
  ping: v.object({ n: whole }),
};

export type FromClient = MessageOf<typeof schemas>;
export const readFromClient = makeReader(schemas, LONGEST_MESSAGE);
