/** An SQLite file for one process: written through to the disk before anything is acknowledged. */
import { accessSync, closeSync, constants, existsSync, openSync, realpathSync } from 'node:fs';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { NamedTurns } from '../turns.js';
import type { OpenedDatabase } from './opened.js';
import { type DatabaseTables, migrate } from './schema.js';
import { SqliteJournal } from './sqlite-journal.js';

type Module = typeof import('@photostructure/sqlite');
export type Database = InstanceType<Module['DatabaseSync']>;
type Statement = ReturnType<Database['prepare']>;

/** There is nothing here to keep matches with. */
export class NoDatabase extends Error {}

/** Node's own where it has one. */
async function load(): Promise<Module> {
  const builtIn = 'node:sqlite';
  try {
    return (await import(builtIn)) as Module;
  } catch {
    return import('@photostructure/sqlite').catch((error) => {
      throw new NoDatabase('SQLite cannot be loaded here', { cause: error });
    });
  }
}

const FULL = 2;
const OWNER_ONLY = 0o600;

export async function openSqlite(called: string): Promise<OpenedDatabase> {
  const { DatabaseSync } = await load();
  if (!existsSync(called)) closeSync(openSync(called, 'a', OWNER_ONLY)); // it holds what running games hide
  const file = realpathSync(called); // by whichever of its names
  accessSync(file, constants.W_OK); // else all goes well until somebody wants to play
  const lock = new DatabaseSync(`${file}.lock`); // held by this process alone, and let go of however it ends
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(`another server uses ${file}`, { cause: error });
  }
  const release = () => {
    lock.exec('rollback');
    lock.close();
  };
  try {
    const database = new DatabaseSync(file);
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    const { synchronous } = database.prepare('pragma synchronous').get() as { synchronous: number };
    if (synchronous !== FULL) throw new Error('SQLite does not write through to the disk');
    const db = new Kysely<DatabaseTables>({
      dialect: new SqliteDialect({ database: adapt(database, release) }),
    });
    await migrate(db);
    const journal = new SqliteJournal(database, db);
    return { db, journal, notices: null, turns: new NamedTurns(), now: Date.now };
  } catch (error) {
    release();
    throw error;
  }
}

/** Node's API as Kysely expects one; statements are prepared once. */
function adapt(database: Database, release: () => void): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close() {
      try {
        database.exec('pragma wal_checkpoint(truncate)'); // the file has all by itself: some copy nothing else
      } catch {} // the other one has it
      database.close();
      release();
    },
    prepare(sql) {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = adaptStatement(database.prepare(sql));
        if (prepared.size < 200) prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

type Values = Parameters<Statement['all']>;
const adaptStatement = (statement: Statement): ReturnType<SqliteDatabase['prepare']> => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...(values as Values)),
  run: (values) => statement.run(...(values as Values)),
  iterate: (values) => statement.iterate(...(values as Values)) as IterableIterator<unknown>,
});
