/** Matches on disk. Whatever is appended in one turn of the event loop is committed together; lists follow. */
import type { Kysely, Transaction } from 'kysely';
import type { Append, LogPoint, MatchLog } from '../host.js';
import type { Header, LogEntry } from '../match/entry.js';
import { byMatch, type Journal, type MatchCard, matchRow } from './journal.js';
import type { OpenedDatabase } from './opened.js';
import type { DatabaseTables } from './schema.js';

interface Waiting {
  readonly append: Append;
  done(taken: boolean): void;
  failed(error: unknown): void;
}

/**
 * So many milliseconds a commit waits for others at most, where the one before was over soon; and in any case. A sync
 * costs some 300 microseconds of the processor, as much as all else of three moves.
 */
const GATHER = 5;
const LONGEST_GATHER = 20;
/**
 * While a commit gathers, every command that comes would wake the process up alone. Where so many come together it
 * sleeps once for so many milliseconds instead, and reads what has come by then at one go.
 */
const WORTH_A_NAP = 8;
const NAP = 0.3;
const asleep = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

export class Store implements MatchLog {
  readonly db: Kysely<DatabaseTables>;
  private readonly journal: Journal;
  private waiting: Waiting[] = [];
  private readonly cards = new Map<string, MatchCard>();
  private scheduled = false;
  private gathering: NodeJS.Timeout | null = null;
  private usual = 1; // appends of a commit
  private took = 0; // milliseconds of the last commit
  private committing: Promise<void> = Promise.resolve();

  constructor({ db, journal }: Pick<OpenedDatabase, 'db' | 'journal'>) {
    this.db = db;
    this.journal = journal;
  }

  async headerOf(match: string): Promise<Header | null> {
    const row = await this.db
      .selectFrom('matches')
      .select('header')
      .where('id', '=', match)
      .executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.header);
  }

  async since(match: string, number: number): Promise<readonly LogEntry[]> {
    const [entries] = await this.journal.since([{ match, number }]);
    return entries;
  }
  sinceEach(known: readonly LogPoint[]): Promise<readonly (readonly LogEntry[])[]> {
    return this.journal.since(known);
  }

  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ append, done, failed });
      this.schedule();
    });
  }

  /** What lists show may be behind for a moment, and is made again from the log at the next start. */
  show(card: MatchCard): void {
    const { due } = this.cards.get(card.match) ?? {};
    this.cards.set(card.match, card.due === undefined ? { ...card, due } : card);
    this.schedule();
  }

  /** Lists say all that happened until now. */
  async listed(): Promise<void> {
    await (this.cards.size > 0 ? this.flush() : this.committing);
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
    also: (change: Kysely<DatabaseTables>) => Promise<boolean>,
  ): Promise<string | null>;
  async make(
    header: Header,
    client: string | null,
    also?: (change: Kysely<DatabaseTables>) => Promise<boolean>,
  ) {
    return this.db.transaction().execute(async (change) => {
      const asked = client === null ? header.match : await askFor(change, header, client);
      if (asked !== header.match) return asked;
      if (also !== undefined && !(await also(change))) return null;
      await insertMatch(change, header);
      return header.match;
    });
  }

  /** Writes the time: fails where the disk does. What stays as it was, SQLite would not write. */
  async write(now: number): Promise<void> {
    const value = `${now}`;
    await this.db
      .insertInto('settings')
      .values({ name: 'written', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  async close(): Promise<void> {
    while (this.scheduled) await this.flush();
    await this.committing;
    await this.db.destroy();
  }

  /**
   * Where many matches are played a commit waits a moment for as many appends as others had lately: each costs a sync,
   * however many it holds. It waits no longer than the last commit took. Where one match is played nothing waits.
   */
  private schedule(): void {
    if (this.gathering !== null && this.waiting.length >= this.usual) {
      clearTimeout(this.gathering);
      this.gathering = null;
      setImmediate(() => this.flush());
    }
    if (this.scheduled) return;
    this.scheduled = true;
    if (this.waiting.length >= this.usual) {
      setImmediate(() => this.flush());
      return;
    }
    this.gathering = setTimeout(
      () => {
        this.gathering = null;
        this.flush();
      },
      Math.min(LONGEST_GATHER, Math.max(GATHER, this.took)),
    );
    if (this.usual >= WORTH_A_NAP) setImmediate(() => this.nap());
  }
  private nap(): void {
    if (this.gathering !== null) Atomics.wait(asleep, 0, 0, NAP);
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
    this.usual = Math.max(1, waiting.length, this.usual - 1);
    if (waiting.length > 0) await this.appendAll(waiting);
    if (cards.length > 0) await this.showAll(cards.sort(byMatch));
  }

  private async appendAll(waiting: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const taken = await this.journal.append(waiting.map(({ append }) => append));
      this.took = performance.now() - began;
      waiting.forEach(({ done }, i) => {
        done(taken[i]);
      });
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }
  private async showAll(cards: readonly MatchCard[]): Promise<void> {
    try {
      await this.journal.show(cards);
    } catch {} // what is due with the entry brings somebody to look again
  }
}

async function insertMatch(change: Transaction<DatabaseTables>, header: Header): Promise<void> {
  await change.insertInto('matches').values(matchRow(header)).execute();
}

/** The match that a client's id stands for from now on: this one, or the one that it has stood for. */
async function askFor(
  change: Kysely<DatabaseTables>,
  { maker: player, match }: Header,
  id: string,
): Promise<string> {
  const taken = await change
    .insertInto('asked')
    .values({ player, id, match })
    .onConflict((conflict) => conflict.doNothing()) // also of another node, which is waited for
    .returning('match')
    .executeTakeFirst();
  return taken?.match ?? (await askedBefore(change, player, id))!;
}

async function askedBefore(
  change: Kysely<DatabaseTables>,
  player: string,
  id: string,
): Promise<string | undefined> {
  const row = await change
    .selectFrom('asked')
    .select('match')
    .where('player', '=', player)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.match;
}
