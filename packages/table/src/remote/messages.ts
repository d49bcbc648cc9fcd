/** What passes between a table and a seat that is elsewhere. Every message carries the seat's key; what does not read is nothing. */
import { matchClock, offer, readJson, readValue } from '@quadrant/wire';
import * as v from 'valibot';
import { ACTS } from '../chair.js';
import { outcomeSchema } from '../read-record.js';

const whole = v.pipe(v.number(), v.safeInteger());
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const key = text(100);
const id = text(40);
const object = v.custom<object>((value) => typeof value === 'object' && value !== null);
const seat = v.pipe(whole, v.minValue(-2), v.maxValue(16));
const refusal = v.nullable(v.object({ code: text(100), words: text(10_000) }));
const facts = v.array(object);
const moment = v.object({
  turn: whole,
  view: object,
  by: seat,
  facts,
  command: v.nullable(text(1000)),
  onMove: seat,
  outcome: v.nullable(outcomeSchema),
});
const turnLog = v.object({ by: seat, command: v.nullable(text(1000)), facts });

const toTable = v.variant('t', [
  v.object({ t: v.literal('hello'), key }),
  v.object({ t: v.literal('give'), key, id, turn: whole, command: text(1000) }),
  v.object({ t: v.literal('act'), key, id, act: v.picklist(ACTS) }),
  v.object({ t: v.literal('look'), key, turn: whole }),
  v.object({ t: v.literal('ping'), key }),
]);
const toSeat = v.variant('t', [
  v.object({
    t: v.literal('state'),
    key,
    seat,
    seats: whole,
    firstTurn: whole,
    moment,
    legal: v.array(text(1000)),
    open: v.array(text(100)),
    offers: v.array(offer),
    clock: matchClock,
    log: v.array(turnLog),
  }),
  v.object({ t: v.literal('moment'), key, moment }),
  v.object({ t: v.literal('answer'), key, id, refusal }),
  v.object({ t: v.literal('pong'), key }),
  v.object({ t: v.literal('gone'), key }),
]);
export type ToTable = v.InferOutput<typeof toTable>;
export type ToSeat = v.InferOutput<typeof toSeat>;

const LONGEST = { toTable: 4 << 10, toSeat: 16 << 20 } as const;

/** A message to the table; null when it is none. */
export const readToTable = (value: unknown): ToTable | null => read(toTable, value, LONGEST.toTable);
export const readToSeat = (value: unknown): ToSeat | null => read(toSeat, value, LONGEST.toSeat);

function read<T extends v.GenericSchema>(
  schema: T,
  value: unknown,
  longest: number,
): v.InferOutput<T> | null {
  if (typeof value !== 'string') return null;
  const json = readJson(value, { longest });
  const message = json.ok ? readValue(schema, json.value) : json;
  return message.ok ? message.value : null;
}
