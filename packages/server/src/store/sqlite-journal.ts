/** The log of an SQLite file: one process writes it, so that a turn's appends are written at one go. */
import type { Kysely } from 'kysely';
import type { Append, LogPoint } from '../host.js';
import type { LogEntry } from '../match/entry.js';
import { cardText, type Journal, type MatchCard, matchRow, sittingsOf } from './journal.js';
import { Recent, type Stretch } from './recent.js';
import type { DatabaseTables } from './schema.js';
import type { Database } from './sqlite.js';

export class SqliteJournal implements Journal {
  private readonly database: Database;
  private readonly db: Kysely<DatabaseTables>;
  private readonly recent: Recent;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: Database, db: Kysely<DatabaseTables>) {
    this.database = database;
    this.db = db;
    this.recent = new Recent(database);
    this.statements = prepare(database);
    this.recent.recover();
  }

  append(appends: readonly Append[]): Promise<readonly boolean[]> {
    return this.alone(() => this.appendNow(appends));
  }

  show(cards: readonly MatchCard[]): Promise<void> {
    const { shown, seated } = this.statements;
    return this.alone(() =>
      this.runAll([
        ...cards.map((card) => () => {
          const { match, state, number, due } = card;
          shown.run(state, cardText(card), number, due === undefined ? 1 : 0, due ?? null, match, number);
        }),
        ...sittingsOf(cards).map(
          ({ player, match }) =>
            () =>
              seated.run(player, match),
        ),
      ]),
    );
  }

  async since(known: readonly LogPoint[]): Promise<readonly (readonly LogEntry[])[]> {
    return known.map((each) => this.after(each));
  }
  private after({ match, number }: LogPoint): LogEntry[] {
    if (this.recent.lastOf(match) <= number) return [];
    const settled = this.statements.since.all(match, match, number) as unknown as Stretch[];
    return [...settled, ...this.recent.of(match)].flatMap((stretch) => partAfter(stretch, number));
  }

  /** There is one connection: where others have a transaction open on it, they end it first. */
  private async alone<T>(work: () => T): Promise<T> {
    if (this.database.isTransaction === false) return work();
    return this.db.connection().execute(async () => work());
  }

  private appendNow(appends: readonly Append[]): readonly boolean[] {
    const isTaken = this.nextOnes(appends);
    const taken = appends.filter((_, i) => isTaken[i]);
    const { writes, kept } = this.recent.write(taken);
    this.runAll([
      ...writes,
      ...appends.flatMap((append) => this.dueNote(append)),
      ...taken.flatMap(({ make }) => (make ? () => this.make(make) : [])),
    ]);
    kept();
    return isTaken;
  }

  /** Says which go on where their match's log ends; a match grows once in a commit. */
  private nextOnes(appends: readonly Append[]): boolean[] {
    const growing = new Set<string>();
    return appends.map(({ match, number }) => {
      if (growing.has(match) || number !== this.recent.lastOf(match) + 1) return false;
      growing.add(match);
      return true;
    });
  }

  private dueNote({ match, number, due }: Append): (() => void)[] {
    return due === undefined ? [] : [() => this.statements.due.run(due, due, number, match)];
  }
  private make(header: NonNullable<Append['make']>): void {
    const { id, game, state, visible, made, header: text, card } = matchRow(header);
    this.statements.made.run(id, game, state, visible, made, text, card);
  }

  /** A statement alone is a transaction of its own. */
  private runAll(writes: readonly (() => void)[]): void {
    if (writes.length <= 1) writes[0]?.();
    else
      this.inTransaction(() => {
        for (const write of writes) write();
      });
  }
  private inTransaction<T>(work: () => T): T {
    const { begin, commit, rollback } = this.statements;
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      try {
        rollback.run();
      } catch {} // it was rolled back already
      throw error;
    }
  }
}

/** What comes after so many entries. */
const partAfter = ({ number, entries }: Stretch, after: number): LogEntry[] =>
  (JSON.parse(entries) as LogEntry[]).slice(Math.max(0, after + 1 - number));

const prepare = (database: Database) => ({
  begin: database.prepare('begin immediate'),
  commit: database.prepare('commit'),
  rollback: database.prepare('rollback'),
  /** A row may begin before and go on after. */
  since: database.prepare(
    `select number, entries from entries where match = ? and number >= coalesce(
      (select max(number) from entries where match = ? and number <= ? + 1), 0) order by number`,
  ),
  due: database.prepare(
    'update matches set due = min(coalesce(due, ?), ?), number = max(number, ?) where id = ?',
  ),
  shown: database.prepare(
    `update matches set state = ?, card = ?, number = ?, due = case when ? then due else ? end
      where id = ? and number <= ?`,
  ),
  seated: database.prepare('insert or ignore into sittings (player, match) values (?, ?)'),
  made: database.prepare(
    'insert into matches (id, game, state, visible, made, header, card) values (?, ?, ?, ?, ?, ?, ?)',
  ),
});
