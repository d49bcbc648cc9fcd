/** The log of an SQLite file against a model: appends that are next and others, failures, kills, restarts. */
import { copyFileSync } from 'node:fs';
import { stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import type { Append } from '../host.js';
import type { Header, LogEntry } from '../match/entry.js';
import { testFile } from '../testing/folder.js';
import { openSqlite } from './sqlite.js';

const COMMITS = 800; // more than there are rows, altogether: they are written over again
const MOST_AT_ONCE = 100;
const FEW = 3;
const MATCHES = 160;
const MOST_ROWS = 300;

const rng = stream(15, 'recent');
const nameOf = (n: number): string => `match-${n}`;
const entryOf = (match: string, number: number): LogEntry => ({
  kind: 'played',
  at: number,
  by: number % 2,
  id: `${match} ${number}`,
  said: 'give "quoted"',
});

it('keeps one log of each match, wherever its entries lie just then', async () => {
  let file = testFile();
  let opened = await openSqlite(file);
  const model = new Map<string, Append[]>();
  const logOf = (match: string): Append[] => model.get(match) ?? [];
  const nextOf = (match: string): number =>
    logOf(match).reduce((number, { entries }) => number + entries.length, 1);
  const check = async (match: string, after: number, { journal } = opened) => {
    const later = logOf(match)
      .flatMap(({ entries }) => entries)
      .slice(after);
    const [found] = await journal.since([{ match, number: after }]);
    expect(found).toEqual(later);
  };

  /** One for each of some matches: one in ten is not the next, one in ten has two entries. */
  function someAppends(): Append[] {
    const atOnce = 1 + rng.below(rng.below(20) === 0 ? MOST_AT_ONCE : FEW);
    const names = new Set(Array.from({ length: atOnce }, () => nameOf(rng.below(MATCHES))));
    return [...names].map((match) => {
      const next = nextOf(match);
      const number = rng.below(10) > 0 ? next : Math.max(1, next + rng.below(3) - 1);
      const entries = [entryOf(match, number)];
      if (rng.below(10) === 0) entries.push(entryOf(match, number + 1));
      return { match, number, entries };
    });
  }

  for (let commit = 0; commit < COMMITS; commit++) {
    const appends = someAppends();
    if (rng.below(8) === 0) {
      const [{ match }, ...others] = appends;
      const make = { match, kept: [] } as unknown as Header; // of no game: cannot be written
      const failing = { match, number: nextOf(match), entries: [entryOf(match, 1)], make };
      await expect(opened.journal.append([failing, ...others])).rejects.toThrow();
    }
    const taken = await opened.journal.append(appends);
    expect(taken).toEqual(appends.map(({ match, number }) => number === nextOf(match)));
    appends.forEach((append, i) => {
      if (taken[i]) model.set(append.match, [...logOf(append.match), append]);
    });
    if (rng.below(20) === 0) {
      const copy = testFile(); // as a kill at this moment leaves it
      for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
      const restarted = await openSqlite(copy);
      for (const match of model.keys()) await check(match, 0, restarted);
      if (rng.below(10) > 0) await restarted.db.destroy();
      else {
        await opened.db.destroy();
        opened = restarted;
        file = copy;
      }
    }
    const match = nameOf(rng.below(MATCHES));
    await check(match, rng.below(nextOf(match)));
  }
  for (const match of model.keys()) await check(match, 0);
  await opened.db.destroy();
  opened = await openSqlite(file);
  for (const match of model.keys()) await check(match, 0);
  const { rows } = await opened.db
    .selectFrom('recent')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(Number(rows)).toBeLessThan(MOST_ROWS); // they are written over again and again
  await opened.db.destroy();
});
