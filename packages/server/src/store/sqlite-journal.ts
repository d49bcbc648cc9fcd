/** The log of an SQLite file: one process writes it, so that a turn's appends are written at one go. */
import type { Kysely } from 'kysely';
import type { Append } from '../host.js';
import { entryRow, type Journal, lastOf, matchRow } from './journal.js';
import type { DatabaseTables } from './schema.js';
import type { Database } from './sqlite.js';

export class SqliteJournal implements Journal {
  private readonly database: Database;
  private readonly db: Kysely<DatabaseTables>;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: Database, db: Kysely<DatabaseTables>) {
    this.database = database;
    this.db = db;
    this.statements = prepare(database);
  }

  /** There is one connection: where others have a transaction open on it, they end it first. */
  async append(appends: readonly Append[]): Promise<readonly boolean[]> {
    if (this.database.isTransaction === false) return this.appendNow(appends);
    return this.db.connection().execute(async () => this.appendNow(appends));
  }

  async since(match: string, number: number): Promise<readonly string[]> {
    const rows = this.statements.since.all(match, number) as unknown as Pick<
      DatabaseTables['entries'],
      'entries'
    >[];
    return rows.map(({ entries }) => entries);
  }

  private appendNow(appends: readonly Append[]): readonly boolean[] {
    const { begin, commit, rollback } = this.statements;
    begin.run();
    try {
      const taken = appends.map((append) => this.insert(append));
      commit.run();
      return taken;
    } catch (error) {
      try {
        rollback.run();
      } catch {} // it was rolled back already
      throw error;
    }
  }

  private insert(append: Append): boolean {
    const { entry, due, made } = this.statements;
    const { match, number, seat, client, entries } = entryRow(append);
    if (append.due !== undefined) due.run(append.due, append.due, lastOf(append), match);
    if (entry.run(match, number, seat, client, entries).changes === 0) return false;
    if (append.make) {
      const { id, game, state, visible, made: at, header, card } = matchRow(append.make);
      made.run(id, game, state, visible, at, header, card);
    }
    return true;
  }
}

const prepare = (database: Database) => ({
  begin: database.prepare('begin immediate'),
  commit: database.prepare('commit'),
  rollback: database.prepare('rollback'),
  entry: database.prepare('insert into entries values (?, ?, ?, ?, ?) on conflict do nothing'),
  since: database.prepare('select entries from entries where match = ? and number > ? order by number'),
  due: database.prepare(
    'update matches set due = min(coalesce(due, ?), ?), number = max(number, ?) where id = ?',
  ),
  made: database.prepare(
    'insert into matches (id, game, state, visible, made, header, card) values (?, ?, ?, ?, ?, ?, ?)',
  ),
});
