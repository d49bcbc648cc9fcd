/**
 * Reads a record of any origin: every field's type, depth and size first, here and nowhere else. What comes out is
 * sound in form; whether it holds is for a replay to say. Old formats come out as the present one.
 */
import { type AnyGame, ok, type Plain, type Result, refuse } from '@quadrant/kernel';
import { isPlain, readJson, TABLE_KINDS } from '@quadrant/wire';
import * as v from 'valibot';
import { ENDINGS, type Entry, isCommand } from './entry.js';
import { type GameRecord, joinOptions, LIMITS, RECORD_FORMAT, splitOptions } from './record.js';
import { FORMAT_1, fromRecord1 } from './record-1.js';
import { visible, visibleValue } from './visible.js';

const SEATS = 16;
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(SEATS - 1));
const command = text(1000);
const plain = v.custom<Plain>((value) => isPlain(value), 'is not plain data');

const entry = v.union([
  v.object({ seat, command, ms: v.optional(whole) }),
  v.object({
    seat: v.optional(v.nullable(seat)),
    table: v.picklist(TABLE_KINDS),
    offer: v.optional(text(20)),
    to: v.optional(whole),
    why: v.optional(text(20)),
    termination: v.optional(v.picklist(ENDINGS)),
  }),
]);
export const outcomeSchema = v.object({
  result: v.picklist(['won', 'lost', 'draw', 'aborted']),
  winner: v.nullable(seat),
  scores: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(SEATS)),
  reason: text(1000),
});
const clock = v.nullable(v.union([v.object({ base: whole, inc: whole }), v.object({ days: whole })]));
const schema = v.object({
  format: v.literal(RECORD_FORMAT),
  game: text(100),
  version: whole,
  options: plain,
  sides: v.optional(v.nullable(v.pipe(v.array(plain), v.maxLength(SEATS)))),
  seed: v.pipe(v.number(), v.safeInteger()),
  seats: v.optional(
    v.pipe(
      v.array(v.object({ name: v.optional(text(100)), bot: v.optional(text(100)) })),
      v.maxLength(SEATS),
    ),
  ),
  table: v.optional(v.object({ friendly: v.optional(v.boolean()), clock: v.optional(clock) })),
  entries: v.pipe(v.array(entry), v.maxLength(LIMITS.entries)),
  refused: v.optional(v.pipe(v.array(v.tuple([whole, text(100), command])), v.maxLength(LIMITS.refused))),
  outcome: v.nullable(outcomeSchema),
  termination: v.nullable(v.picklist(ENDINGS)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  trace: v.optional(
    v.object({
      fields: v.pipe(v.array(text(100)), v.maxLength(100)),
      turns: v.pipe(v.array(text(1000)), v.maxLength(LIMITS.entries)),
    }),
  ),
});

const wrong = (words: string) => refuse('bad-record', words);

/** The value in a text, bounded; whether it is a record is for `readRecord` to say. */
export function parseRecord(source: string, longest: number = LIMITS.file): Result<unknown> {
  const json = readJson(source, { longest, deepest: LIMITS.depth });
  return json.ok ? ok(json.value) : wrong(`This is not a record of a game. ${json.error.words}`);
}

/** The game a value claims to be a record of; null when it claims nothing. */
export function gameOfRecord(value: unknown): string | null {
  const game = typeof value === 'object' && value !== null ? (value as { game?: unknown }).game : null;
  return typeof game === 'string' ? game : null;
}

/** A record that is sound in form, with the whole options that the game is to begin with. */
export interface SoundRecord {
  readonly record: GameRecord;
  readonly options: unknown; // as `begin` takes them
  readonly source: object; // as it was given: what its digest is about
}

/** Checks that a value read from a file, a link or a socket is a record of this game. */
export function readRecord(game: AnyGame, value: unknown): Result<SoundRecord> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong('This is not a record of a game.');
  if (!isPlain(value, LIMITS.depth)) return wrong('This is not plain data, or it nests too deep.');
  const { format, game: id, version } = value as Record<string, unknown>;
  if (format !== RECORD_FORMAT && format !== FORMAT_1)
    return wrong(`The format is ${visibleValue(format)}; this program reads "${RECORD_FORMAT}".`);
  if (id !== game.id) return wrong(`This is a record of ${visibleValue(id)}, not of ${game.title}.`);
  if (version !== game.version)
    return wrong(
      `The record was made by version ${visibleValue(version)} of the rules; this is version ${game.version}.`,
    );
  const present = format === FORMAT_1 ? fromRecord1(game, value as Record<string, unknown>) : ok(value);
  if (!present.ok) return present;
  const read = v.safeParse(schema, present.value, { abortEarly: true });
  if (!read.success)
    return wrong(`The record is damaged at ${visible(v.getDotPath(read.issues[0]) ?? 'its top')}.`);
  return checkMeaning(game, read.output as GameRecord, value);
}

function checkMeaning(game: AnyGame, record: GameRecord, source: object): Result<SoundRecord> {
  const badSeed = game.checkSeed(record.seed);
  if (badSeed) return wrong(badSeed.words);
  const options = game.readOptions(joinOptions(game, record.options, record.sides ?? null));
  if (!options.ok) return wrong(`The options are not sound: ${visible(options.error.words)}`);
  const problem = record.entries.findIndex((each) => badCommand(game, each) !== null);
  if (problem >= 0)
    return wrong(`Entry ${problem + 1}: ${visible(badCommand(game, record.entries[problem])!)}`);
  const beyond = takesBackTooLittle(record.entries);
  if (beyond >= 0) return wrong(`Entry ${beyond + 1} leaves more commands than there are.`);
  for (const [place, , text] of record.refused ?? []) {
    if (place > record.entries.length)
      return wrong(`A refused command stands after entry ${place}, and there are ${record.entries.length}.`);
    const parsed = game.grammar.parse(text);
    if (!parsed.ok) return wrong(`A refused command is none of this game: ${visible(parsed.error.words)}`);
  }
  const fields = record.trace && Object.keys(game.begin(options.value, record.seed));
  const stranger = record.trace?.fields.find((field) => !fields!.includes(field));
  if (stranger !== undefined)
    return wrong(`The trace names a field ${visibleValue(stranger)}, which there is not.`);
  return ok({ record: { ...record, ...splitOptions(game, options.value) }, options: options.value, source });
}

/** The first takeback after which more commands would stand than before it; -1 where there is none. */
function takesBackTooLittle(entries: readonly Entry[]): number {
  let standing = 0;
  return entries.findIndex((entry) => {
    if (isCommand(entry)) standing++;
    else if (entry.table === 'taken-back') {
      if ((entry.to ?? 0) > standing) return true;
      standing = entry.to ?? 0;
    }
    return false;
  });
}

function badCommand(game: AnyGame, entry: Entry): string | null {
  if (!isCommand(entry)) return null;
  const parsed = game.grammar.parse(entry.command);
  return parsed.ok ? null : parsed.error.words;
}
