/** What a client says on the socket of quadrant-match/1. */
import * as v from 'valibot';
import { commandText, id, name, text, whole } from '../fields.js';
import { type MessageOf, makeReader } from '../reader.js';
import { offerName } from './parts.js';

export const MATCH_PROTOCOL = 'quadrant-match/1';
/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 4096;

/** A client's own name for what it asks, so that asking again does nothing twice. */
const once = v.pipe(v.string(), v.minLength(8), v.maxLength(40));
const asked = { match: id, id: once };

const schemas = {
  hello: v.object({ protocol: name, token: v.optional(text(400)) }),
  watch: v.object({ match: id, from: v.optional(whole), changes: v.optional(v.boolean(), false) }),
  leave: v.object({ match: id }),
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
