/** What is asked of a match, and what is decided about it. */
import type { Plain, Refusal, Seat } from '@quadrant/kernel';
import type { FromClient } from '@quadrant/wire';
import type { LogEntry } from './entry.js';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Asked<T extends FromClient['t']> = Without<Extract<FromClient, { t: T }>, 'match'>;
export interface Joining {
  readonly t: 'join';
  readonly bot: boolean;
  readonly seat?: Seat | undefined;
  readonly side?: Plain | undefined;
  readonly invite?: string | undefined;
}
export type MatchRequest = (
  | Asked<'give'>
  | Asked<'act'>
  | Joining
  | { readonly t: 'cancel' }
  | { readonly t: 'stand up' } // before the start
  | { readonly t: 'flag' } // the server's own
) & { readonly player: string | null; readonly seat?: Seat | undefined };

export interface Circumstances {
  readonly now: number; // when the request was read
  readonly lag: number; // of the asker's connection, as measured
  fresh(): string; // the id of a match that this may make
  away(seat: Seat): boolean;
}

export interface Ruling {
  readonly entries: readonly LogEntry[];
  readonly refusal: Refusal | null; // null: done, or done before
}

export type New = Omit<LogEntry, 'at'>;
export const refused = (code: string, words: string): Ruling => ({
  entries: [],
  refusal: { code, words },
});
export const TOO_LATE = refused('not-now', 'Your time had run out.');
export const DONE: Ruling = { entries: [], refusal: null };
export const write = (at: number, entries: readonly New[]): Ruling => ({
  entries: entries.map((entry) => ({ ...entry, at })),
  refusal: null,
});
