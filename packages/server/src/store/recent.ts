/**
 * What was appended lately to the log of an SQLite file. A page of the file costs the processor more than the rows in
 * it, and a move alone would change three, its own and one in each index: so a commit writes its appends into rows of
 * `recent`, and those of a match become one row of `entries` when it has several. Rows of `recent` have the length of a
 * page and are written over again and again, in their place: nothing but that page changes.
 */
import type { Append } from '../host.js';
import { lastOf } from './journal.js';
import type { Database } from './sqlite.js';

/** Entries of a match that follow one another. */
export interface Stretch {
  readonly number: number; // of the first of them
  readonly entries: string; // JSON
}
interface Grown {
  readonly stretches: Stretch[];
  last: number; // entry
}

/** Appends that are settled together, and the rows of `recent` that they are in until then. */
class Batch {
  readonly matches = new Map<string, Grown>();
  readonly rows: number[] = [];

  add(match: string, stretch: Stretch, last: number): void {
    const grown = this.matches.get(match);
    if (grown === undefined) this.matches.set(match, { stretches: [stretch], last });
    else {
      grown.stretches.push(stretch);
      grown.last = last;
    }
  }
}

/** So many rows are collected before they are settled, some with every commit: few are written over more often than SQLite looks. */
const MOST_ROWS = 128;
/** They are settled faster than they come. */
const PACE = 2;
/** Characters of a row: as many as SQLite keeps in one page of 4096 bytes. */
const ROW = 4000;

/** What one commit writes: each of `writes` is a statement; what is done counts when `kept` is called after it. */
export interface PlannedWrite {
  readonly writes: readonly (() => void)[];
  kept(): void;
}

export class Recent {
  private fresh = new Batch();
  private settling = new Batch(); // older ones, on their way to rows of `entries`
  private readonly free: number[] = []; // rows that hold nothing but what is settled
  private rows = 0;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: Database) {
    this.statements = prepare(database);
  }

  /** After a start: what was not settled before the server ended will be. Nothing is written, so that a full disk is no hindrance. */
  recover(): void {
    const { settling } = this;
    const found: Append[] = [];
    for (const { number: row, appends: text } of this.statements.all.all() as unknown as RecentRow[]) {
      this.rows = Math.max(this.rows, row);
      const appends = JSON.parse(text) as Append[];
      const unsettled = appends.filter(({ match, number }) => number > this.settledLastOf(match));
      (unsettled.length > 0 ? settling.rows : this.free).push(row);
      found.push(...unsettled);
    }
    for (const append of found.sort((a, b) => a.number - b.number)) {
      const { match, number, entries } = append;
      settling.add(match, { number, entries: JSON.stringify(entries) }, lastOf(append));
    }
  }

  /** The last entry of a match. */
  lastOf(match: string): number {
    const known = this.fresh.matches.get(match) ?? this.settling.matches.get(match);
    return known === undefined ? this.settledLastOf(match) : known.last;
  }
  private settledLastOf(match: string): number {
    const row = this.statements.last.get(match) as { last: number } | undefined;
    return row?.last ?? 0;
  }

  of(match: string): Stretch[] {
    return [this.settling, this.fresh].flatMap(({ matches }) => matches.get(match)?.stretches ?? []);
  }

  /** Writes these, and some older ones where they belong. */
  write(appends: readonly Append[]): PlannedWrite {
    const stretches = appends.map(({ number, entries }) => ({ number, entries: JSON.stringify(entries) }));
    const texts = inRows(appends.map(({ match }, i) => textOf(match, stretches[i])));
    const rows = texts.map((_, i) => this.free.at(-1 - i) ?? this.rows + 1 + i - this.free.length);
    const settled = this.someToSettle(PACE * appends.length);
    return {
      writes: [
        ...texts.map((text, i) => () => this.put(rows[i], text)),
        ...settled.map(
          ([match, { stretches }]) =>
            () =>
              this.settle(match, stretches),
        ),
      ],
      kept: () => {
        this.free.length = Math.max(0, this.free.length - rows.length);
        this.rows = Math.max(this.rows, ...rows);
        this.fresh.rows.push(...rows);
        for (let i = 0; i < appends.length; i++)
          this.fresh.add(appends[i].match, stretches[i], lastOf(appends[i]));
        for (const [match] of settled) this.settling.matches.delete(match);
        this.turnOver();
      },
    };
  }

  /** When all older ones are settled, their rows are free, and the fresh ones are the next. */
  private turnOver(): void {
    const { settling, fresh } = this;
    if (settling.matches.size > 0) return;
    this.free.push(...settling.rows);
    settling.rows.length = 0;
    if (fresh.rows.length < MOST_ROWS) return;
    this.settling = fresh;
    this.fresh = new Batch();
  }

  /** Whole matches, of so many appends. */
  private someToSettle(enough: number): [string, Grown][] {
    const some: [string, Grown][] = [];
    let left = enough;
    for (const each of this.settling.matches) {
      if (left <= 0) break;
      some.push(each);
      left -= each[1].stretches.length;
    }
    return some;
  }

  private put(row: number, text: string): void {
    const { put, add } = this.statements;
    if (row > this.rows) add.run(row, text);
    else put.run(text, row);
  }
  private settle(match: string, stretches: readonly Stretch[]): void {
    const inner = stretches.map(({ entries }) => entries.slice(1, -1));
    this.statements.settle.run(match, stretches[0].number, `[${inner.join()}]`);
  }
}

/** As `recover` reads it. */
const textOf = (match: string, { number, entries }: Stretch): string =>
  `{"match":${JSON.stringify(match)},"number":${number},"entries":${entries}}`;

/** Lists of these, each as long as a row, or longer where one of them is. */
function inRows(texts: readonly string[]): string[] {
  const rows: string[] = [];
  let row = '';
  for (const text of texts) {
    if (row !== '' && row.length + text.length + '[,]'.length > ROW) {
      rows.push(row);
      row = '';
    }
    row += row === '' ? text : `,${text}`;
  }
  if (row !== '') rows.push(row);
  return rows.map((inner) => `[${inner}]`.padEnd(ROW));
}

interface RecentRow {
  readonly number: number;
  readonly appends: string;
}

const prepare = (database: Database) => ({
  all: database.prepare('select number, appends from recent'),
  add: database.prepare('insert or replace into recent values (?, ?)'),
  put: database.prepare('update recent set appends = ? where number = ?'),
  last: database.prepare(
    'select number + json_array_length(entries) - 1 as last from entries where match = ? order by number desc limit 1',
  ),
  settle: database.prepare('insert into entries (match, number, entries) values (?, ?, ?)'),
});
