/** PostgreSQL, for several nodes: what is acknowledged is committed, and there is one time for all. */
import { Kysely, PostgresDialect, sql } from 'kysely';
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

export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    keepAlive: true,
    connectionTimeoutMillis: GIVE_UP,
    query_timeout: GIVE_UP,
  });
  pool.on('error', () => {}); // whoever needs a connection next hears of it
  pool.on('connect', (client) => client.on('error', () => {})); // so does whoever has this one just now
  const db = new Kysely<DatabaseTables>({ dialect: new PostgresDialect({ pool }) });
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
    const turns = new SharedTurns(url, GIVE_UP);
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
