/** PostgreSQL, for several nodes: what is acknowledged is committed, and there is one time for all. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { Notices } from './notices.js';
import type { OpenedDatabase } from './opened.js';
import { PostgresJournal } from './postgres-journal.js';
import { type DatabaseTables, migrate } from './schema.js';
import { SharedTurns } from './shared-turns.js';

const INT8 = 20;
/** Nothing that is counted or timed here is beyond 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
const CONNECTIONS = 8;
const GIVE_UP = 10_000; // milliseconds: a connection that was cut says nothing
const MEASURE_EVERY = 60_000;
/** Any number: nodes that start at once bring the tables up to date one after the other. */
const MIGRATING = 4173_0015;

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
    await db.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(${MIGRATING})`.execute(one);
      await migrate(one).finally(() => sql`select pg_advisory_unlock(${MIGRATING})`.execute(one));
    });
    let offset = await measure(db);
    const timer = setInterval(() => {
      measure(db).then(
        (measured) => {
          offset = measured;
        },
        () => {},
      );
    }, MEASURE_EVERY);
    timer.unref();
    const turns = new SharedTurns(url, patience);
    const destroy = db.destroy.bind(db);
    db.destroy = async () => {
      clearInterval(timer);
      await turns.close();
      await destroy();
    };
    const journal = new PostgresJournal(pool);
    const now = () => Math.round(Date.now() + offset);
    return { db, journal, notices: new Notices(url), turns, now };
  } catch (error) {
    await db.destroy();
    throw error;
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

/** How far the database's clock is ahead, as well as one exchange can tell. */
async function measure(db: Kysely<DatabaseTables>): Promise<number> {
  const asked = Date.now();
  const { rows } = await sql<{
    ms: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return rows[0].ms - (asked + Date.now()) / 2;
}
