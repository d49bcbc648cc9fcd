/**
 * What was appended lately to the log of an SQLite file. A page of the file costs the processor more than the rows in
 * it, and a move alone would change three, its own and one in each index: so a commit writes all its appends as one row
 * of `recent`, and they become rows of `entries` when a match has several.
 */
import type { Append } from '../host.js';
import { entryRow, lastOf } from './journal.js';
import type { DatabaseTables } from './schema.js';
import type { Database } from './sqlite.js';

type Row = DatabaseTables['entries'];
interface Grown {
  readonly rows: Row[];
  last: number; // entry
}
type ByMatch = Map<string, Grown>;

/** So many rows are collected before they are moved, some with every commit. */
const MOST = 4000;
/** Rows are moved faster than they come. */
const PACE = 2;

export class Recent {
  private fresh: ByMatch = new Map();
  private count = 0; // rows of them
  private moving: ByMatch = new Map(); // older ones, on their way to their own rows
  private mark = 0; // the last of `recent` that these are in
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: Database) {
    this.statements = prepare(database);
  }

  /** After a start: all become rows of their own. */
  recover(): void {
    for (const { appends } of this.statements.all.all() as unknown as { appends: string }[])
      for (const append of JSON.parse(appends) as Append[]) this.insert(entryRow(append));
    this.statements.forget.run(Number.MAX_SAFE_INTEGER);
  }

  /** The last entry of a match. */
  lastOf(match: string): number {
    const known = this.fresh.get(match) ?? this.moving.get(match);
    if (known !== undefined) return known.last;
    const row = this.statements.last.get(match) as { last: number } | undefined;
    return row?.last ?? 0;
  }

  since(match: string, number: number): Row[] {
    return [this.moving, this.fresh].flatMap((some) =>
      (some.get(match)?.rows ?? []).filter((row) => row.number > number),
    );
  }

  /** Writes these, and some older ones where they belong; what is done counts when `kept` is called after the commit. */
  write(appends: readonly Append[]): { kept(): void } {
    const rows = appends.map(entryRow);
    const { lastInsertRowid } = this.statements.add.run(`[${rows.map(textOf).join()}]`);
    const moved = this.moveSome(PACE * rows.length);
    return {
      kept: () => {
        for (const match of moved) this.moving.delete(match);
        appends.forEach((append, i) => {
          this.remember(rows[i], lastOf(append));
        });
        if (this.moving.size > 0 || this.count < MOST) return;
        this.moving = this.fresh;
        this.mark = Number(lastInsertRowid);
        this.fresh = new Map();
        this.count = 0;
      },
    };
  }

  private remember(row: Row, last: number): void {
    const grown = this.fresh.get(row.match);
    if (grown === undefined) this.fresh.set(row.match, { rows: [row], last });
    else {
      grown.rows.push(row);
      grown.last = last;
    }
    this.count++;
  }

  /** Whole matches, until so many rows have been moved. */
  private moveSome(enough: number): string[] {
    const moved: string[] = [];
    let left = enough;
    for (const [match, { rows }] of this.moving) {
      if (left <= 0) return moved;
      for (const row of rows) this.insert(row);
      moved.push(match);
      left -= rows.length;
    }
    if (moved.length > 0) this.statements.forget.run(this.mark);
    return moved;
  }

  private insert({ match, number, seat, client, entries }: Row): void {
    this.statements.entry.run(match, number, seat, client, entries);
  }
}

/** As `recover` reads it. */
const textOf = ({ match, number, entries }: Row): string =>
  `{"match":${JSON.stringify(match)},"number":${number},"entries":${entries}}`;

const prepare = (database: Database) => ({
  all: database.prepare('select appends from recent order by number'),
  add: database.prepare('insert into recent (appends) values (?)'),
  forget: database.prepare('delete from recent where number <= ?'),
  last: database.prepare(
    'select number + json_array_length(entries) - 1 as last from entries where match = ? order by number desc limit 1',
  ),
  /** Those that were moved before the server ended are there already. */
  entry: database.prepare(
    'insert into entries values (?, ?, ?, ?, ?) on conflict (match, number) do nothing',
  ),
});
