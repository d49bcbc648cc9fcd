/** What a match is made of: how it was set up, and the log of all that happened since. */
import type { Plain, Seat } from '@quadrant/kernel';
import type { Entry as RecordEntry } from '@quadrant/table';
import { type ClockRule, type EventKind, isInRecord, type RatingChange } from '@quadrant/wire';

/** Fixed when the match is made. `seed`, `salt` and `key` leave the server only as the protocol says. */
export interface Header {
  readonly match: string; // 'k3f9q2…'
  readonly game: string; // 'raiinet'
  readonly version: number;
  readonly preset: string | null;
  readonly options: { readonly [key: string]: Plain }; // what everybody may know, defaults filled in
  readonly clock: ClockRule;
  /** Who may sit where: null for anybody, else a player's id. */
  readonly kept: readonly (string | null)[];
  readonly rated: boolean;
  readonly visible: 'public' | 'link';
  readonly friendly: boolean;
  readonly delay: number; // commands by which spectators are behind
  readonly maker: string; // a player's id
  readonly made: number; // milliseconds since 1970
  readonly seed: number;
  readonly salt: string; // 64 hexadecimal digits
  readonly key: string; // of the invite link
  readonly board?: string | null; // where it is ranked
}

/** A run of the day: everybody else has the same game before them. */
export const isDaily = ({ board }: Pick<Header, 'board'>): boolean => board?.startsWith('daily:') ?? false;

/** One thing that happened. Only the fields of its kind are there. */
export interface LogEntry {
  readonly kind: EventKind;
  readonly at: number; // when its message was read; never below the entry before
  readonly by: Seat | null; // whose doing it was
  readonly id?: string; // the client's own, with what it said under it
  readonly said?: string; // 'give 8 move a down'
  readonly player?: string; // joined, left
  readonly bot?: boolean; // joined
  readonly side?: Plain; // joined: as given and read; not there: to be dealt
  readonly sides?: readonly Plain[] | null; // started: all of them
  readonly proof?: string; // started
  readonly command?: string; // played
  readonly ms?: number; // played: what the clock was charged
  readonly lag?: number; // played: what was given back
  readonly offer?: string; // offered, accepted, declined
  readonly of?: number; // accepted, declined: the number of the offer's entry
  readonly partial?: boolean; // accepted, and others have to
  readonly to?: number; // taken-back: how many commands remain
  readonly seat?: Seat; // who left: resigned, flagged, claimed, withdrawn
  readonly why?: string; // withdrawn
  readonly next?: string; // rematch: the new match
  readonly ratings?: readonly RatingChange[]; // by seat, at the end
}

/** The entry as the record of the game tells it; null for what is no part of it. */
export function recordEntry(entry: LogEntry): RecordEntry | null {
  const { kind, by, command, ms, offer, partial, to, why } = entry;
  if (kind === 'played') return { seat: by!, command: command!, ...(ms === undefined ? {} : { ms }) };
  if (!isInRecord(kind) || partial) return null;
  const seat = entry.seat ?? by;
  return {
    table: kind,
    ...(seat === null ? {} : { seat }),
    ...(offer === undefined ? {} : { offer }),
    ...(to === undefined ? {} : { to }),
    ...(why === undefined ? {} : { why }),
  };
}
