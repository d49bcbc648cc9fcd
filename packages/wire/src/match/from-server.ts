/** What a server says on the socket of quadrant-match/1. */
import * as v from 'valibot';
import { commandText, facts, id, legal, name, seat, text, whole } from '../fields.js';
import { plainObject } from '../plain.js';
import { type MessageOf, makeReader } from '../reader.js';
import { EVENT_KINDS } from './happenings.js';
import { matchClock, matchState, offer, over, player } from './parts.js';

/** The longest message that a server sends: a state with a large view. */
const LONGEST_ANSWER = 4 << 20;

const proof = v.nullable(v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/)));
const players = v.array(v.nullable(player));
const onMove = v.nullable(seat);

/** One step of a change to the last view sent (RFC 6902). */
const patch = v.array(
  v.looseObject({ op: v.picklist(['add', 'remove', 'replace', 'move', 'copy', 'test']), path: v.string() }),
);

const schemas = {
  welcome: v.object({ player: v.nullable(id), name: v.nullable(name), now: whole }),
  state: v.object({
    match: id,
    v: whole,
    game: id,
    version: whole,
    options: plainObject,
    state: matchState,
    seat: v.nullable(seat),
    ply: whole,
    onMove,
    view: v.nullable(plainObject), // null before the start: there is nothing to see
    facts,
    legal,
    clock: matchClock,
    players,
    offers: v.array(offer),
    over,
    proof,
    withdrawn: v.optional(v.array(seat)), // who left while the others went on
  }),
  event: v.object({
    match: id,
    v: whole,
    kind: v.picklist(EVENT_KINDS),
    by: v.optional(v.nullable(seat)),
    id: v.optional(id),
    command: v.optional(commandText),
    offer: v.optional(name),
    why: v.optional(name),
    next: v.optional(id),
    state: v.optional(matchState),
    ply: v.optional(whole),
    onMove: v.optional(onMove),
    view: v.optional(v.nullable(plainObject)),
    change: v.optional(patch),
    facts: v.optional(facts),
    legal: v.optional(legal),
    clock: v.optional(matchClock),
    players: v.optional(players),
    offers: v.optional(v.array(offer)),
    over: v.optional(over),
    proof: v.optional(proof),
  }),
  ok: v.object({ match: id, id }),
  refused: v.object({ match: id, id, code: name, words: text(10_000) }),
  pong: v.object({ n: whole, now: whole }),
  here: v.object({ match: id, players: v.array(v.boolean()) }),
  error: v.object({
    code: name,
    words: text(10_000),
    match: v.optional(id),
    id: v.optional(id),
    retry: v.optional(v.number()),
  }),
};

export type FromServer = MessageOf<typeof schemas>;
export type StateMessage = Extract<FromServer, { t: 'state' }>;
export type EventMessage = Extract<FromServer, { t: 'event' }>;
export const readFromServer = makeReader(schemas, LONGEST_ANSWER);
