/**
 * Turns that the nodes on a PostgreSQL take one after the other. The database holds the names for the one connection
 * that a node has for this, and lets go of them with it.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { NamedTurns, type TurnTaking } from '../turns.js';

const LOCK = 'select key, pg_try_advisory_lock(key) as taken from unnest($1::bigint[]) as key';
const UNLOCK = 'select pg_advisory_unlock(key) from unnest($1::bigint[]) as key';
/** Milliseconds, more or less: two nodes that want the same names do not meet again and again. */
const TRY_AGAIN = 10;
const HEARTBEAT = 10_000;
const GIVEN_UP = 3 * HEARTBEAT;
const NONE = (): void => {};

export class SharedTurns implements TurnTaking {
  private readonly here = new NamedTurns();
  private readonly connection: pg.Pool; // made anew where it is lost
  private readonly tries: number;
  private readonly heart: NodeJS.Timeout;

  /** `patience`: milliseconds to wait for another node at least. */
  constructor(connectionString: string, patience: number) {
    this.tries = patience / TRY_AGAIN;
    this.connection = new pg.Pool({
      connectionString,
      max: 1,
      idleTimeoutMillis: 0, // it holds what was taken
      keepAlive: true,
      keepAliveInitialDelayMillis: HEARTBEAT,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      // The database takes back what a node holds that says nothing any more; older ones do not know how.
      onConnect: (client) => client.query(`set idle_session_timeout = ${GIVEN_UP}`).then(NONE, NONE),
    });
    this.connection.on('error', () => {}); // whoever needs it next hears of it
    this.heart = setInterval(() => {
      if (this.connection.totalCount > 0) this.connection.query('select').catch(() => {});
    }, HEARTBEAT).unref();
  }

  take<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    return this.here.take(names, async () => {
      const keys = [...new Set(names.map(keyOf))];
      await this.lock(keys);
      try {
        return await work();
      } finally {
        await this.unlock(keys).catch(() => {}); // lost with its connection
      }
    });
  }
  close(): Promise<void> {
    clearInterval(this.heart);
    return this.connection.end();
  }

  /** All or none, so that no two nodes wait for each other. */
  private async lock(keys: readonly string[]): Promise<void> {
    for (let tries = 0; tries < this.tries; tries++) {
      const { rows } = await this.connection.query<{ key: string; taken: boolean }>(LOCK, [keys]);
      const taken = rows.filter((row) => row.taken).map(({ key }) => key);
      if (taken.length === keys.length) return;
      await this.unlock(taken);
      await pause(TRY_AGAIN * (1 + Math.random()));
    }
    throw new Error('another node does not let go');
  }
  private async unlock(keys: readonly string[]): Promise<void> {
    await this.connection.query(UNLOCK, [keys]);
  }
}

/** PostgreSQL knows them as numbers of 64 bits. */
const keyOf = (name: string): string => `${createHash('sha256').update(name).digest().readBigInt64BE()}`;
