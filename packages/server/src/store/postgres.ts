/** PostgreSQL, for several nodes: what is acknowledged is committed, and there is one time for all. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { Notices } from './notices.js';
import type { OpenedDatabase } from './opened.js';
import { PostgresJournal } from './postgres-journal.js';
import { type DatabaseTables, migrate } from './schema.js';
import { type Exchange, SharedTime, steady } from './shared-time.js';
import { SharedTurns } from './shared-turns.js';

const INT8 = 20;
/** Nothing that is counted or timed here is beyond 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
const CONNECTIONS = 8;
const GIVE_UP = 10_000; // milliseconds: a connection that was cut says nothing
/** Any number: nodes that start at once bring the tables up to date one after the other. */
export const MIGRATING = 4173_0015;

/** `patience`: milliseconds to wait for an answer. */
export async function openPostgres(url: string, patience = GIVE_UP): Promise<OpenedDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    idle_in_transaction_session_timeout: patience, // what a frozen node has locked is free again
  });
  pool.on('error', () => {}); // whoever needs a connection next hears of it
  pool.on('connect', (client) => client.on('error', () => {})); // so does whoever has this one just now
  const db = new Kysely<DatabaseTables>({ dialect: new PostgresDialect({ pool: onlyFit(pool) }) });
  try {
    await checkDurable(db);
    await bringUpToDate(url, patience);
    const time = await SharedTime.open({ ask: () => db.connection().execute(timeOf) });
    const turns = new SharedTurns(url, patience);
    const destroy = db.destroy.bind(db);
    db.destroy = async () => {
      time.close();
      await turns.close();
      await destroy();
    };
    const journal = new PostgresJournal(pool);
    return { db, journal, notices: new Notices(url), turns, now: () => time.now() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** On a connection of its own, which waits for other nodes that do the same, and for long changes. */
async function bringUpToDate(connectionString: string, patience: number): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, keepAlive: true, connectionTimeoutMillis: patience });
  pool.on('error', () => {}); // so does what is asked on it
  const db = new Kysely<DatabaseTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select pg_advisory_lock(${MIGRATING})`.execute(db); // let go of with the connection
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * A connection on which a statement was given up may still be in it, and in a transaction: whoever had it next would
 * write into that, and be told that it is written. Such a one is closed.
 */
const onlyFit = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let isUnfit = false;
    const query = (text: string, values: unknown[]) =>
      client.query(text, values).catch((error) => {
        isUnfit ||= !(error instanceof pg.DatabaseError); // those are the database's own answers
        throw error;
      });
    return {
      query: query as unknown as PostgresPoolClient['query'], // it is asked for no cursors
      release: () => client.release(isUnfit || client.getTransactionStatus() !== 'I'),
    };
  },
  end: () => pool.end(),
});

async function checkDurable(db: Kysely<DatabaseTables>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0].value === 'off')
      throw new Error(`PostgreSQL runs with ${name} = off: what it says it keeps may be lost`);
  }
}

/** On a connection that is free: to wait for one is no part of the exchange. */
async function timeOf(db: Kysely<DatabaseTables>): Promise<Exchange> {
  const asked = steady();
  const { rows } = await sql<{
    ms: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return { asked, answered: steady(), theirs: rows[0].ms };
}
