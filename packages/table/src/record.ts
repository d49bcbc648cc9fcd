/** A record is a game: what it takes to have it again. Saving, sharing, verifying and recovering are one operation. */
import type { AnyGame, Outcome, Plain } from '@quadrant/kernel';
import { canonicalJson, sha256Hex } from '@quadrant/wire';
import type { Ending, Entry } from './entry.js';

export const RECORD_FORMAT = 'quadrant-record-2';

/** Limits in bytes, levels and numbers, checked before anything else. */
export const LIMITS = {
  file: 64 << 20,
  link: 1 << 20,
  entries: 1_000_000,
  refused: 10_000,
  depth: 32,
} as const;

/** Who sat where. */
export interface SeatName {
  readonly name?: string; // 'Ann'
  readonly bot?: string; // 'hard'
}

/** What was agreed at the table. */
export interface TableRules {
  readonly friendly?: boolean; // undo reaches over anything
  readonly clock?: { readonly base: number; readonly inc: number } | { readonly days: number } | null;
}

/** Entries that came before it, the code of its refusal, the command. */
export type RefusedCommand = readonly [place: number, code: string, command: string];

export interface GameRecord {
  readonly note?: string; // a word to whoever opens the file
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly options: Plain; // what everybody may know
  readonly sides?: readonly Plain[] | null; // what each seat chose; left out: the game's defaults
  readonly seed: number;
  readonly seats?: readonly SeatName[];
  readonly table?: TableRules;
  readonly entries: readonly Entry[];
  readonly refused?: readonly RefusedCommand[];
  readonly outcome: Outcome | null;
  readonly termination: Ending | null;
  readonly hash: string; // of the last position, 32 bits: to find where two replays part
  readonly sha256?: string; // of the canonical JSON without `sha256` and `trace`: for trust
  readonly trace?: Trace;
}

/** Digests of each field of the position after each turn. */
export interface Trace {
  readonly fields: readonly string[];
  readonly turns: readonly string[]; // see traceLine
}

/** The options of a game as a record keeps them. */
export function splitOptions(
  game: AnyGame,
  options: unknown,
): { readonly options: Plain; readonly sides: readonly Plain[] | null } {
  return game.sides ? game.sides.split(options) : { options: (options ?? null) as Plain, sides: null };
}

/** What a game is to be begun with: the inverse, unchecked. */
export const joinOptions = (game: AnyGame, options: Plain, sides: readonly Plain[] | null): unknown =>
  game.sides ? game.sides.join(options, sides) : options;

/** The record with its digest. */
export function signed(record: Omit<GameRecord, 'sha256' | 'trace'>, trace?: Trace): GameRecord {
  const sha256 = digestOf(record);
  return trace ? { ...record, sha256, trace } : { ...record, sha256 };
}

/** SHA-256 of the canonical JSON of a record without its digest and trace. */
export function digestOf(record: object): string {
  const { sha256: _, trace: __, ...rest } = record as Record<string, Plain>;
  return sha256Hex(canonicalJson(rest));
}
