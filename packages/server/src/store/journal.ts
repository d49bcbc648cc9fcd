/**
 * What every command writes and reads, in the database's own words: statements that were prepared once, and all that
 * is appended in one turn of the event loop in one transaction.
 */
import type { Append } from '../host.js';
import type { Header } from '../match/entry.js';
import type { DatabaseTables } from './schema.js';

export interface Journal {
  /** Says which were taken. What is due with one is due no later than that, taken or not: its number is some entry's. */
  append(appends: readonly Append[]): Promise<readonly boolean[]>;
  /** What came after so many entries: lists of them, as JSON. */
  since(match: string, number: number): Promise<readonly string[]>;
}

/** In an order in which no two nodes wait for each other. */
export const byMatch = (a: { readonly match: string }, b: { readonly match: string }): number =>
  a.match < b.match ? -1 : a.match > b.match ? 1 : 0;

export function entryRow({ match, number, entries }: Append): DatabaseTables['entries'] {
  const named = entries.find(({ id }) => id !== undefined);
  return {
    match,
    number,
    seat: named?.by ?? null,
    client: named?.id ?? null,
    entries: JSON.stringify(entries),
  };
}

/** The last entry that it writes. */
export const lastOf = ({ number, entries }: Append): number => number + entries.length - 1;

export function matchRow(header: Header): DatabaseTables['matches'] {
  const { match: id, game, visible, made, kept } = header;
  const card = JSON.stringify({ players: kept.map(() => null), over: null });
  return {
    id,
    game,
    state: 'open',
    visible,
    made,
    header: JSON.stringify(header),
    card,
    due: null,
    number: 0,
  };
}
