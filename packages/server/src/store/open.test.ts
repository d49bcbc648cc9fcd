/** A database is opened where it keeps what it says it keeps, and this program knows its tables; else it is said why not. */
import { TestPostgres } from '@quadrant/testing/postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testFile } from '../testing/folder.js';
import { type DatabasePlace, openStore } from './open.js';
import type { OpenedDatabase } from './opened.js';
import { Store } from './store.js';

const found = await TestPostgres.open();
if (found === null) console.warn('There is no PostgreSQL here: only SQLite is opened.');
afterAll(() => found?.close());

async function within<T>(place: DatabasePlace, work: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  const opened = await openStore(place);
  try {
    return await work(opened);
  } finally {
    await opened.notices?.close();
    await new Store(opened).close();
  }
}
/** What is said where it is not opened; null where it is. */
const refusal = (place: DatabasePlace): Promise<string | null> =>
  within(place, async () => null).catch((error: Error) => error.message);

it('writes SQLite through to the disk with every commit', async () => {
  await within({ file: testFile() }, async ({ db }) => {
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]); // FULL
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  });
});

/** As whoever runs the database sets it, for all who come then. */
async function setting(url: string, name: string, value: 'off' | 'on'): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`alter system set ${name} = ${value}`);
  await client.query('select pg_reload_conf()');
  await expect.poll(async () => (await client.query(`show ${name}`)).rows).toEqual([{ [name]: value }]);
  await client.end();
}

it.runIf(found !== null).each(['fsync', 'synchronous_commit'])(
  'refuses a PostgreSQL that does not write through to the disk: %s',
  async (name) => {
    const { url } = found!;
    await setting(url, name, 'off');
    expect(await refusal({ database: url })).toBe(
      `PostgreSQL runs with ${name} = off: what it says it keeps may be lost`,
    );
    await setting(url, name, 'on');
    expect(await refusal({ database: url })).toBe(null);
  },
);

const places: [string, () => DatabasePlace][] = [['SQLite', () => ({ file: testFile() })]];
if (found !== null) places.push(['PostgreSQL', () => ({ database: found.url })]);

it.each(places)(
  'refuses tables that are newer than this program, however often it is started: %s',
  async (_, make) => {
    const place = make();
    const known = await within(place, async ({ db }) => {
      const { version } = await db.selectFrom('schema_version').selectAll().executeTakeFirstOrThrow();
      await db
        .updateTable('schema_version')
        .set({ version: version + 1 })
        .execute();
      return version;
    });
    for (let starts = 0; starts < 2; starts++)
      expect(await refusal(place)).toBe(
        `the database is of a newer Quadrant (schema ${known + 1}, this one knows ${known})`,
      );
  },
);
