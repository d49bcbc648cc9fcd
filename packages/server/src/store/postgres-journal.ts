/** The log in PostgreSQL: a turn's appends are one statement, which is a transaction of its own. */
import type pg from 'pg';
import type { Append } from '../host.js';
import { byMatch, entryRow, type Journal, matchRow } from './journal.js';

const APPEND = `insert into entries (match, number, seat, client, entries)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[])
  on conflict do nothing returning match, number`;
const SOON = `update matches set due = least(matches.due, soon.due), number = greatest(matches.number, soon.number)
  from unnest($6::text[], $7::bigint[], $8::int[]) as soon (match, due, number)
  where id = soon.match and id in (select id from matches where id = any($6) order by id for update)`;
const APPEND_DUE = `with soon as (${SOON}), grown as (${APPEND}) select match, number from grown`;
const MAKE = `insert into matches (id, game, state, visible, made, header, card)
  values ($1, $2, $3, $4, $5, $6, $7)`;
/** Match by match by the index, whatever the planner thinks of a table that has just grown. */
const SINCE = `select asked.place, found.entries
  from unnest($1::text[], $2::int[]) with ordinality as asked (match, number, place)
  cross join lateral (select entries from entries
    where entries.match = asked.match and entries.number > asked.number order by entries.number) as found`;

type Asked = Pick<pg.Pool, 'query'>;
interface Asking {
  readonly match: string;
  readonly number: number;
  done(decisions: readonly string[]): void;
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

  /** All that is asked in one turn of the event loop is one statement: a notice names many matches. */
  since(match: string, number: number): Promise<readonly string[]> {
    return new Promise((done, failed) => {
      if (this.asking.push({ match, number, done, failed }) === 1) setImmediate(() => this.readAll());
    });
  }

  private async readAll(): Promise<void> {
    const { asking } = this;
    this.asking = [];
    try {
      const values = [asking.map(({ match }) => match), asking.map(({ number }) => number)];
      const { rows } = await this.pool.query<{ place: number; entries: string }>({
        name: 'since',
        text: SINCE,
        values,
      });
      const found: string[][] = asking.map(() => []);
      for (const { place, entries } of rows) found[place - 1].push(entries);
      asking.forEach(({ done }, i) => {
        done(found[i]);
      });
    } catch (error) {
      for (const { failed } of asking) failed(error);
    }
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
