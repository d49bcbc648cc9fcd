/** The log of an SQLite file where writing is cut off or fails: what was acknowledged is there, and one history is. */
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { stream } from '@quadrant/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Append } from '../host.js';
import type { Header, LogEntry } from '../match/entry.js';
import { testFile } from '../testing/folder.js';
import type { OpenedDatabase } from './opened.js';
import { openSqlite } from './sqlite.js';

const rng = stream(15, 'crashes');
const entryOf = (number: number, length: number): LogEntry => ({
  kind: 'played',
  at: number,
  by: 0,
  said: `${'ä€"\\'.repeat(length)} ${number}`,
});

/** What was acknowledged, by match. */
class Model {
  readonly logs = new Map<string, readonly LogEntry[]>();

  of(match: string): readonly LogEntry[] {
    return this.logs.get(match) ?? [];
  }
  /** The next entries of some of so many matches; now and then one that is longer than several pages. */
  appends(matches: number, atOnce: number): Append[] {
    const names = new Set(Array.from({ length: atOnce }, () => `match-${rng.below(matches)}`));
    return [...names].map((match) => {
      const number = this.of(match).length + 1;
      const length = rng.below(20) === 0 ? 3000 : rng.below(30);
      const entries = [entryOf(number, length)];
      if (rng.below(4) === 0) entries.push(entryOf(number + 1, 1));
      return { match, number, entries };
    });
  }
  take(appends: readonly Append[]): void {
    for (const { match, entries } of appends) this.logs.set(match, [...this.of(match), ...entries]);
  }
  copy(): Map<string, readonly LogEntry[]> {
    return new Map(this.logs);
  }
}

async function logsIn({ journal }: OpenedDatabase, matches: Iterable<string>) {
  const logs = new Map<string, readonly LogEntry[]>();
  for (const match of matches) {
    const [log] = await journal.since([{ match, number: 0 }]);
    if (log.length > 0) logs.set(match, log);
  }
  return logs;
}

/** As a machine leaves a file that lost power while it wrote: so many bytes of what was written last, then others or none. */
function cutOff(file: string, wal: Buffer, bytes: number): string {
  const copy = testFile();
  copyFileSync(file, copy);
  const others = wal.subarray(bytes, bytes + 5000).map((byte) => ~byte);
  const after = rng.below(3) === 0 ? [] : [others];
  writeFileSync(`${copy}-wal`, Buffer.concat([wal.subarray(0, bytes), ...after]));
  return copy;
}

const PREPARED = 150; // commits: rows are written over again from here on
async function prepare({ journal }: OpenedDatabase, model: Model): Promise<void> {
  for (let n = 0; n < PREPARED; n++) {
    const appends = model.appends(40, 3);
    await journal.append(appends);
    model.take(appends);
  }
}
const CUT = 4; // commits that are cut off, each at several places
const PLACES = 3;

it('has every commit that was acknowledged, and none by half, wherever the last one is cut off', async () => {
  const file = testFile();
  const model = new Model();
  let opened = await openSqlite(file);
  await prepare(opened, model);
  await opened.db.destroy();
  opened = await openSqlite(file);
  const wal = `${file}-wal`;
  let last = await commit();
  for (let n = 0; n < CUT; n++) {
    const before = { logs: model.copy(), bytes: last };
    last = await commit();
    const written = readFileSync(wal).subarray(0, last);
    const places = Array.from({ length: PLACES }, () => before.bytes + rng.below(last - before.bytes));
    for (const bytes of [before.bytes, last - 1, ...places]) {
      await expectLogs(cutOff(file, written, bytes), before.logs);
    }
    await expectLogs(cutOff(file, written, last), model.logs);
  }
  await opened.db.destroy();

  /** How many bytes of the WAL there are after it. */
  async function commit(): Promise<number> {
    const appends = model.appends(40, 6);
    await opened.journal.append(appends);
    model.take(appends);
    return statSync(wal).size;
  }
});

const digestsOf = (file: string): string[] =>
  ['', '-wal'].map((end) =>
    createHash('sha256')
      .update(readFileSync(file + end))
      .digest('hex'),
  );

it('writes nothing at a start, so that it can on a full disk', async () => {
  const file = testFile();
  const model = new Model();
  const opened = await openSqlite(file);
  await prepare(opened, model);
  const killed = cutOff(file, readFileSync(`${file}-wal`), statSync(`${file}-wal`).size);
  await opened.db.destroy();
  const before = digestsOf(killed);
  const again = await openSqlite(killed);
  expect(await logsIn(again, model.logs.keys())).toEqual(model.logs);
  expect(digestsOf(killed)).toEqual(before);
  await again.db.destroy();
});

/** Also after another start. */
async function expectLogs(file: string, logs: ReadonlyMap<string, readonly LogEntry[]>): Promise<void> {
  for (let starts = 0; starts < 2; starts++) {
    const opened = await openSqlite(file);
    expect(await logsIn(opened, logs.keys())).toEqual(logs);
    await opened.db.destroy();
  }
}

it('takes over what a server before wrote, also where the first start is cut off', async () => {
  const file = testFile();
  const { db } = await openSqlite(file);
  const logs = new Map<string, LogEntry[]>();
  const moved = (match: number) => match % 3 === 0; // to rows of its own, and still among the recent ones
  for (let number = 1; number <= 30; number++) {
    const appends = Array.from({ length: 20 }, (_, match) => {
      const entries = [entryOf(number, match)];
      logs.set(`match-${match}`, [...(logs.get(`match-${match}`) ?? []), ...entries]);
      return { match: `match-${match}`, number, entries };
    });
    const rows = appends.filter((_, match) => number < 4 || (number < 20 && moved(match)));
    for (const { match, number, entries } of rows)
      await db
        .insertInto('entries')
        .values({ match, number, seat: 0, client: `id-${number}`, entries: JSON.stringify(entries) })
        .execute();
    const recent = { number: 70_000 + 3 * number, appends: JSON.stringify(appends) };
    if (number >= 4) await db.insertInto('recent').values(recent).execute();
  }
  await db.updateTable('schema_version').set({ version: 5 }).execute();
  await db.destroy();
  const before = testFile();
  copyFileSync(file, before);
  const { db: again } = await openSqlite(file);
  const written = readFileSync(`${file}-wal`);
  await again.destroy();
  await expectLogs(file, logs);
  for (let n = 0; n < 6; n++) await expectLogs(cutOff(before, written, rng.below(written.length)), logs);
});

const header = (match: string): Header => ({ match, game: 'raiinet', kept: [null] }) as unknown as Header;

/** Lets the database itself refuse one kind of statement, in each way that it can. */
const FAULTS = ['update on recent', 'insert on recent', 'insert on entries', 'insert on matches'].flatMap(
  (statement) => ['abort', 'rollback', 'fail'].map((way) => ({ statement, way })),
);
const ROUNDS = 12;

it('knows what it wrote where a statement fails, whichever it is', async () => {
  const file = testFile();
  const model = new Model();
  let opened = await openSqlite(file);
  let failures = 0;
  let made = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const { statement, way } of FAULTS) {
      const fault = `create temp trigger fault before ${statement} when abs(random()) % 2 = 0 begin select raise(${way}, 'fault'); end`;
      await sql.raw(fault).execute(opened.db);
      const [first, ...more] = model.appends(60, 5);
      const make = rng.below(3) === 0 ? header(`made-${++made}`) : undefined;
      const appends = [{ ...first, make, due: rng.below(2) === 0 ? 1 : undefined }, ...more];
      const taken = await opened.journal.append(appends).catch(() => null);
      if (taken === null) failures++;
      else model.take(appends);
      await sql.raw('drop trigger fault').execute(opened.db);
      expect(
        await logsIn(
          opened,
          appends.map(({ match }) => match),
        ),
      ).toEqual(
        new Map(appends.flatMap(({ match }) => (model.logs.has(match) ? [[match, model.of(match)]] : []))),
      );
      if (make !== undefined) {
        const row = await opened.db.selectFrom('matches').select('id').where('id', '=', make.match).execute();
        expect(row).toHaveLength(taken === null ? 0 : 1);
      }
      if (rng.below(40) > 0) continue;
      await opened.db.destroy();
      opened = await openSqlite(file);
    }
  expect(failures).toBeGreaterThan(ROUNDS);
  expect(await logsIn(opened, model.logs.keys())).toEqual(model.logs);
  await opened.db.destroy();
});
