/**
 * What every command writes and reads, in the database's own words: statements that were prepared once, and all that
 * is appended in one turn of the event loop in one transaction.
 */
import type { Append, LogPoint } from '../host.js';
import type { Header, LogEntry } from '../match/entry.js';
import type { DatabaseTables } from './schema.js';

export interface Journal {
  /** Says which were taken. What is due with one is due no later than that, taken or not: its number is some entry's. */
  append(appends: readonly Append[]): Promise<readonly boolean[]>;
  /** What came in each of these matches after so many entries. */
  since(known: readonly LogPoint[]): Promise<readonly (readonly LogEntry[])[]>;
  /** What lists show of these matches, unless more was known before; sorted by match. */
  show(cards: readonly MatchCard[]): Promise<void>;
}

/** What lists show of a match. */
export interface MatchCard {
  readonly match: string;
  readonly number: number; // of entries that it is made from
  readonly state: DatabaseTables['matches']['state'];
  readonly players: readonly (string | null)[];
  readonly over: unknown;
  readonly due?: number | null | undefined; // undefined: as it is
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

export const cardText = ({ players, over }: Pick<MatchCard, 'players' | 'over'>): string =>
  JSON.stringify({ players, over });

/** Who sits at these, in their order. */
export const sittingsOf = (cards: readonly MatchCard[]): DatabaseTables['sittings'][] =>
  cards.flatMap(({ match, players }) =>
    [...new Set(players)].flatMap((player) => (player === null ? [] : [{ player, match }])),
  );

/** The last entry that it writes. */
export const lastOf = ({ number, entries }: Append): number => number + entries.length - 1;

export function matchRow(header: Header): DatabaseTables['matches'] {
  const { match: id, game, visible, made, kept } = header;
  const card = cardText({ players: kept.map(() => null), over: null });
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
