/** Matches on disk. Whatever is appended in one turn of the event loop is committed together. */
import type { Kysely, Transaction } from 'kysely';
import type { Append, MatchLog } from '../host.js';
import type { Header, LogEntry } from '../match/entry.js';
import type { Tables } from './schema.js';

/** What lists show of a match. */
export interface Card {
  readonly match: string;
  readonly state: Tables['matches']['state'];
  readonly players: readonly (string | null)[];
  readonly over: unknown;
  readonly due?: number | null | undefined; // undefined: as it is
}

interface Waiting {
  readonly append: Append;
  done(taken: boolean): void;
  failed(error: unknown): void;
}

/** Bounds the variables of one statement. */
const MOST_ROWS = 1000;

export class Store implements MatchLog {
  readonly db: Kysely<Tables>;
  private waiting: Waiting[] = [];
  private readonly cards = new Map<string, Card>();
  private scheduled = false;
  private committing: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  async headerOf(match: string): Promise<Header | null> {
    const row = await this.db
      .selectFrom('matches')
      .select('header')
      .where('id', '=', match)
      .executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.header);
  }

  async since(match: string, number: number): Promise<LogEntry[]> {
    const rows = await this.db
      .selectFrom('entries')
      .select('entries')
      .where('match', '=', match)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
    return rows.flatMap(({ entries }) => JSON.parse(entries) as LogEntry[]);
  }

  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ append, done, failed });
      this.schedule();
    });
  }

  /** What lists show may be behind for a moment, and is made again from the log at the next start. */
  show(card: Card): void {
    const { due } = this.cards.get(card.match) ?? {};
    this.cards.set(card.match, card.due === undefined ? { ...card, due } : card);
    this.schedule();
  }

  /** The match that a player made under their own id. */
  async madeAs(player: string, id: string): Promise<string | null> {
    return (await askedBefore(this.db, player, id)) ?? null;
  }

  /** Makes a match; under the same client's id the one that it made before. */
  async make(header: Header, client: string | null): Promise<string>;
  /** Null where what is to be written with it cannot be. */
  async make(
    header: Header,
    client: null,
    also: (change: Kysely<Tables>) => Promise<boolean>,
  ): Promise<string | null>;
  async make(header: Header, client: string | null, also?: (change: Kysely<Tables>) => Promise<boolean>) {
    return this.db.transaction().execute(async (change) => {
      const asked = client === null ? undefined : await askedBefore(change, header.maker, client);
      if (asked !== undefined) return asked;
      if (also !== undefined && !(await also(change))) return null;
      await insertMatch(change, header);
      if (client !== null)
        await change
          .insertInto('asked')
          .values({ player: header.maker, id: client, match: header.match })
          .execute();
      return header.match;
    });
  }

  /** Writes something that changes nothing: fails where the disk does. */
  async write(): Promise<void> {
    await this.db
      .updateTable('schema_version')
      .set(({ ref }) => ({ version: ref('version') }))
      .execute();
  }

  async close(): Promise<void> {
    while (this.scheduled) await this.flush();
    await this.committing;
    await this.db.destroy();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }

  private flush(): Promise<void> {
    this.committing = this.committing.then(() => this.commit());
    return this.committing;
  }

  private async commit(): Promise<void> {
    const { waiting } = this;
    const cards = [...this.cards.values()];
    this.waiting = [];
    this.cards.clear();
    this.scheduled = false;
    if (waiting.length + cards.length === 0) return;
    try {
      const taken = await this.db.transaction().execute(async (change) => {
        const rows = await appendAll(
          change,
          waiting.map(({ append }) => append),
        );
        for (const card of cards) await updateCard(change, card);
        return rows;
      });
      for (const { append, done } of waiting) done(taken.has(nameOf(append)));
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }
}

const nameOf = ({ match, number }: { match: string; number: number }): string => `${match} ${number}`;

/** The names of those that were taken. */
async function appendAll(change: Transaction<Tables>, appends: readonly Append[]): Promise<Set<string>> {
  const sorted = [...appends].sort((a, b) =>
    a.match < b.match ? -1 : a.match > b.match ? 1 : a.number - b.number,
  );
  const taken = new Set<string>();
  for (let i = 0; i < sorted.length; i += MOST_ROWS) {
    const rows = await change
      .insertInto('entries')
      .values(sorted.slice(i, i + MOST_ROWS).map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match', 'number'])
      .execute();
    for (const row of rows) taken.add(nameOf(row));
  }
  for (const append of sorted)
    if (append.make && taken.has(nameOf(append))) await insertMatch(change, append.make);
  return taken;
}

function rowOf({ match, number, entries }: Append): Tables['entries'] {
  const named = entries.find(({ id }) => id !== undefined);
  return {
    match,
    number,
    seat: named?.by ?? null,
    client: named?.id ?? null,
    entries: JSON.stringify(entries),
  };
}

async function insertMatch(change: Transaction<Tables>, header: Header): Promise<void> {
  const { match: id, game, visible, made, kept } = header;
  const card = JSON.stringify({ players: kept.map(() => null), over: null });
  await change
    .insertInto('matches')
    .values({ id, game, state: 'open', visible, made, header: JSON.stringify(header), card, due: null })
    .execute();
}

async function updateCard(
  change: Transaction<Tables>,
  { match, state, players, over, due }: Card,
): Promise<void> {
  const card = JSON.stringify({ players, over });
  await change
    .updateTable('matches')
    .set({ state, card, ...(due === undefined ? {} : { due }) })
    .where('id', '=', match)
    .execute();
  const sitting = players.filter((player): player is string => player !== null);
  if (sitting.length > 0)
    await change
      .insertInto('sittings')
      .values([...new Set(sitting)].map((player) => ({ player, match })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function askedBefore(change: Kysely<Tables>, player: string, id: string): Promise<string | undefined> {
  const row = await change
    .selectFrom('asked')
    .select('match')
    .where('player', '=', player)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.match;
}
