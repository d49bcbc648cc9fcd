/** The log in PostgreSQL: a turn's appends are one statement, which is a transaction of its own. */
import type pg from 'pg';
import type { Append, LogPoint } from '../host.js';
import type { LogEntry } from '../match/entry.js';
import {
  byMatch,
  cardText,
  entryRow,
  type Journal,
  type MatchCard,
  matchRow,
  sittingsOf,
} from './journal.js';

const APPEND = `insert into entries (match, number, seat, client, entries)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[])
  on conflict do nothing returning match, number`;
const SOON = `update matches set due = least(matches.due, soon.due), number = greatest(matches.number, soon.number)
  from unnest($6::text[], $7::bigint[], $8::int[]) as soon (match, due, number)
  where id = soon.match and id in (select id from matches where id = any($6) order by id for update)`;
const APPEND_DUE = `with soon as (${SOON}), grown as (${APPEND}) select match, number from grown`;
const MAKE = `insert into matches (id, game, state, visible, made, header, card)
  values ($1, $2, $3, $4, $5, $6, $7)`;
/** Another node may know more of a match; rows are taken in an order in which no two nodes wait for each other. */
const SHOW = `with shown as (
    update matches set state = card.state, card = card.text, number = card.number,
      due = case when card.keeps then matches.due else card.due end
    from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bool[], $6::bigint[])
      as card (match, state, text, number, keeps, due)
    where id = card.match and matches.number <= card.number
      and id in (select id from matches where id = any($1) order by id for update))
  insert into sittings (player, match) select * from unnest($7::text[], $8::text[]) on conflict do nothing`;
/**
 * Match by match by the index, whatever the planner thinks of a table that has just grown: the inner order keeps it
 * from joining the whole log. All that is found is one text: to read a row for every move would cost the processor more
 * than all else that is done with it.
 */
export const SINCE = `select string_agg('[' || asked.place || ',' || found.entries || ']', ',' order by asked.place, found.number) as found
  from unnest($1::text[], $2::int[]) with ordinality as asked (match, number, place)
  cross join lateral (select number, entries from entries
    where entries.match = asked.match and entries.number > asked.number order by entries.number) as found`;

type Asked = Pick<pg.Pool, 'query'>;
interface Asking {
  readonly known: readonly LogPoint[];
  done(found: readonly (readonly LogEntry[])[]): void;
  failed(error: unknown): void;
}
const nameOf = ({ match, number }: { match: string; number: number }): string => `${match} ${number}`;

export class PostgresJournal implements Journal {
  private readonly pool: pg.Pool;
  private asking: Asking[] = [];
  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async append(appends: readonly Append[]): Promise<readonly boolean[]> {
    const sorted = [...appends].sort((a, b) => byMatch(a, b) || a.number - b.number);
    const taken = appends.some(({ make }) => make)
      ? await this.appendAndMake(sorted)
      : await appendAll(this.pool, sorted);
    return appends.map((append) => taken.has(nameOf(append)));
  }

  /** All that is asked in one turn of the event loop is one statement: many may come back at once. */
  since(known: readonly LogPoint[]): Promise<readonly (readonly LogEntry[])[]> {
    return new Promise((done, failed) => {
      if (this.asking.push({ known, done, failed }) === 1) setImmediate(() => this.readAll());
    });
  }

  private async readAll(): Promise<void> {
    const { asking } = this;
    this.asking = [];
    try {
      const found = await this.read(asking.flatMap(({ known }) => known));
      for (const { known, done } of asking) done(found.splice(0, known.length));
    } catch (error) {
      for (const { failed } of asking) failed(error);
    }
  }
  private async read(known: readonly LogPoint[]): Promise<LogEntry[][]> {
    const values = [known.map(({ match }) => match), known.map(({ number }) => number)];
    const { rows } = await this.pool.query<{ found: string | null }>({ name: 'since', text: SINCE, values });
    const found: LogEntry[][] = known.map(() => []);
    const decisions = JSON.parse(`[${rows[0].found ?? ''}]`) as [place: number, entries: LogEntry[]][];
    for (const [place, entries] of decisions) found[place - 1].push(...entries);
    return found;
  }

  async show(cards: readonly MatchCard[]): Promise<void> {
    const sittings = sittingsOf(cards);
    await this.pool.query({
      name: 'show',
      text: SHOW,
      values: [
        cards.map(({ match }) => match),
        cards.map(({ state }) => state),
        cards.map(cardText),
        cards.map(({ number }) => number),
        cards.map(({ due }) => due === undefined),
        cards.map(({ due }) => due ?? null),
        sittings.map(({ player }) => player),
        sittings.map(({ match }) => match),
      ],
    });
  }

  /** A match that begins with an entry begins with that entry or not at all. */
  private async appendAndMake(appends: readonly Append[]): Promise<Set<string>> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const taken = await appendAll(client, appends);
      for (const append of appends) {
        if (!append.make || !taken.has(nameOf(append))) continue;
        const { id, game, state, visible, made, header, card } = matchRow(append.make);
        await client.query(MAKE, [id, game, state, visible, made, header, card]);
      }
      await client.query('commit');
      client.release();
      return taken;
    } catch (error) {
      client.release(true); // what it has begun ends with it
      throw error;
    }
  }
}

/** The names of those that were taken. */
async function appendAll(asked: Asked, appends: readonly Append[]): Promise<Set<string>> {
  const rows = appends.map(entryRow);
  const columns = (['match', 'number', 'seat', 'client', 'entries'] as const).map((column) =>
    rows.map((row) => row[column]),
  );
  const due = appends.filter((append) => append.due !== undefined);
  const query =
    due.length === 0
      ? { name: 'append', text: APPEND, values: columns }
      : {
          name: 'append due',
          text: APPEND_DUE,
          values: [
            ...columns,
            due.map(({ match }) => match),
            due.map((append) => append.due),
            due.map(({ number }) => number),
          ],
        };
  const taken = await asked.query<{ match: string; number: number }>(query);
  return new Set(taken.rows.map(nameOf));
}
