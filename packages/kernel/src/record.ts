/**
 * A record is a game: what it takes to have it again. Saving, loading, sharing, verifying and recovering are all
 * "begin, and perform the commands".
 */
import { type Command, ok, type Refusal, type Result, refuse } from './command.js';
import type { AnyGame, Outcome, Plain } from './contract.js';
import { hashOf, hex8 } from './hash.js';

export const RECORD_FORMAT = 'quadrant-record-1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly options: Plain;
  readonly seed: number;
  readonly commands: readonly string[]; // every well-formed command given, refused ones too
  readonly refused: readonly Refused[];
  readonly hash: string; // of the last position
  readonly outcome: Outcome | null;
  /** One line per performed command, so that a replay that parts from the record can say where; may be left out. */
  readonly trace?: Trace;
}

/** The place of a refused command in `commands`, and the code of its refusal. */
export type Refused = readonly [place: number, code: string];

/** Digests of each field of the position after each performed command. */
export interface Trace {
  readonly fields: readonly string[];
  /** Each: the number of draws in base 36, ':', then four hexadecimal digits per field. */
  readonly turns: readonly string[];
}

/** Where a replay parts from its record. */
export interface Mismatch {
  readonly turn: number; // performed commands up to and including the one that differs
  readonly place: number; // its place in `commands`
  readonly command: string;
  readonly field: string | null; // the field of the position that differs first
  readonly draw: number; // random numbers drawn by the replay up to there
  readonly words: string; // the whole of it for a person
}

/** The line of a trace for one position. */
export function traceOf(game: AnyGame, position: Record<string, unknown>, fields: readonly string[]): string {
  let line = `${game.draws(position).toString(36)}:`;
  for (const field of fields) line += hex8(hashOf(position[field])).slice(0, 4);
  return line;
}

/** Checks that a value read from a file, a link or a socket is a record of this game. */
export function readRecord(game: AnyGame, value: unknown): Result<GameRecord> {
  const wrong = (words: string) => refuse('bad-record', words);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong('This is not a record of a game.');
  const r = value as Partial<Record<keyof GameRecord, unknown>>;
  if (r.format !== RECORD_FORMAT) {
    return wrong(
      `The format is ${JSON.stringify(r.format) ?? 'missing'}; this program reads "${RECORD_FORMAT}".`,
    );
  }
  if (r.game !== game.id) return wrong(`This is a record of "${String(r.game)}", not of ${game.title}.`);
  if (r.version !== game.version) {
    return wrong(
      `The record was made by version ${String(r.version)} of the rules; this is version ${game.version}.`,
    );
  }
  if (typeof r.seed !== 'number' || !Number.isInteger(r.seed))
    return wrong('The seed is not a whole number.');
  const badSeed = game.checkSeed(r.seed);
  if (badSeed) return wrong(badSeed.words);
  if (!Array.isArray(r.commands) || !r.commands.every((c) => typeof c === 'string')) {
    return wrong('The commands are not a list of texts.');
  }
  if (!Array.isArray(r.refused) || !r.refused.every(isRefused)) {
    return wrong('The refused commands are not a list of places and codes.');
  }
  if (typeof r.hash !== 'string') return wrong('The hash is missing.');
  for (let i = 0; i < r.commands.length; i++) {
    const parsed = game.grammar.parse(r.commands[i]);
    if (!parsed.ok) return wrong(`Command ${i + 1}: ${parsed.error.words}`);
  }
  const options = game.readOptions(r.options);
  if (!options.ok) return wrong(`The options are not sound: ${options.error.words}`);
  if (r.trace !== undefined && !isTrace(r.trace)) return wrong('The trace is damaged.');
  return ok({ ...(value as GameRecord), options: options.value });
}

function isRefused(value: unknown): value is Refused {
  return Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'string';
}

function isTrace(value: unknown): value is Trace {
  const t = value as Trace | null;
  const texts = (list: unknown) => Array.isArray(list) && list.every((x) => typeof x === 'string');
  return typeof t === 'object' && t !== null && texts(t.fields) && texts(t.turns);
}

/** Replays a sound record; null when everything holds, else the first place where it does not. */
export function verifyRecord(game: AnyGame, record: GameRecord): Mismatch | null {
  const position = game.begin(record.options, record.seed);
  const refused = new Map(record.refused);
  let turn = 0;
  let place = 0;
  const parted = (field: string | null, what: string): Mismatch => {
    const command = record.commands[place] ?? '';
    const draw = game.draws(position);
    const where = command ? `command ${place + 1} (${command})` : 'at the end';
    return {
      turn,
      place,
      command,
      field,
      draw,
      words: `Turn ${turn}, ${where}, after ${draw} random draws: ${what}.`,
    };
  };
  for (; place < record.commands.length; place++) {
    const parsed: Result<Command> = game.grammar.parse(record.commands[place]);
    if (!parsed.ok) return parted(null, parsed.error.words);
    const refusal: Refusal | null = game.perform(position, game.onMove(position), parsed.value, null);
    const code = refused.get(place);
    if (!refusal || code === undefined) turn++;
    if (refusal && code === undefined)
      return parted(null, `refused (${refusal.words}) but recorded as performed`);
    if (!refusal && code !== undefined) return parted(null, `performed but recorded as refused (${code})`);
    if (refusal && refusal.code !== code)
      return parted(null, `refused (${refusal.code}) but recorded as refused for another reason (${code})`);
    if (refusal || !record.trace) continue;
    const expected = record.trace.turns[turn - 1];
    if (expected === undefined || expected === traceOf(game, position, record.trace.fields)) continue;
    const field = differingField(position, record.trace.fields, expected);
    return parted(field, field ? `the field "${field}" differs` : 'the number of random draws differs');
  }
  const hash = hex8(hashOf(position));
  if (hash !== record.hash)
    return parted(null, `the last position has hash ${hash}, recorded is ${record.hash}`);
  if (hashOf(record.outcome ?? null) !== hashOf(game.outcome(position))) {
    return parted(null, 'the outcome is not the recorded one');
  }
  return null;
}

function differingField(
  position: Record<string, unknown>,
  fields: readonly string[],
  expected: string,
): string | null {
  const digests = expected.slice(expected.indexOf(':') + 1);
  return (
    fields.find((f, i) => hex8(hashOf(position[f])).slice(0, 4) !== digests.slice(4 * i, 4 * i + 4)) ?? null
  );
}
