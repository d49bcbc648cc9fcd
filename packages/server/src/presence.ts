/**
 * Who is connected to which match, and since when somebody no longer is. Where several nodes share a database, each
 * writes its own rows there, which expire unless they are renewed: a node that dies takes its people with it.
 */
import type { Kysely } from 'kysely';
import type { DatabaseTables } from './store/schema.js';
import { Turns } from './turns.js';

const AWAY_AFTER = 30_000;
/** A row is good for so long, and renewed twice as often. */
export const RENEW_EVERY = 10_000;
const GOOD_FOR = 20_000; // longer than it may take to renew it
const MOST_ROWS = 1000;

export interface PresenceOptions {
  readonly node: string;
  readonly shared: boolean; // there may be other nodes
  now(): number;
}

export class Presence {
  private readonly connections = new Map<string, number>();
  private readonly left = new Map<string, number>();
  private seen = new Map<string, string>(); // who was at a match, by what the database said
  private readonly unwritten = new Set<string>();
  private readonly turns = new Turns();
  private readonly db: Kysely<DatabaseTables>;
  private readonly options: PresenceOptions;
  private readonly since: number; // before that nothing is known

  constructor(db: Kysely<DatabaseTables>, options: PresenceOptions) {
    this.db = db;
    this.options = options;
    this.since = options.now();
  }

  /** How many connections there are now, here. */
  async came(match: string, player: string): Promise<number> {
    const key = keyOf(match, player);
    const count = (this.connections.get(key) ?? 0) + 1;
    this.connections.set(key, count);
    this.left.delete(key);
    if (count === 1) await this.write([key]);
    return count;
  }
  async went(match: string, player: string): Promise<number> {
    const key = keyOf(match, player);
    const count = (this.connections.get(key) ?? 1) - 1;
    if (count > 0) {
      this.connections.set(key, count);
      return count;
    }
    this.connections.delete(key);
    this.left.set(key, this.options.now());
    await this.write([key]);
    return 0;
  }

  /** Says whether a player is connected to one of these matches, anywhere. */
  async here(matches: readonly string[]): Promise<(match: string, player: string) => boolean> {
    const last = await this.lastSeen(matches);
    const now = this.options.now();
    return (match, player) => {
      const key = keyOf(match, player);
      return this.connections.has(key) || (last.get(key) ?? 0) > now;
    };
  }
  /** Says whether a player has been without a connection for so long, and after `from`, that the others need not wait. */
  async away(match: string, from: number): Promise<(player: string) => boolean> {
    const last = await this.lastSeen([match]);
    const now = this.options.now();
    return (player) => {
      const key = keyOf(match, player);
      const seen = Math.max(this.since, from, this.left.get(key) ?? 0, last.get(key) ?? 0);
      return !this.connections.has(key) && now - seen >= AWAY_AFTER;
    };
  }

  /** Everybody who is connected here stays so for the others. */
  async renew(): Promise<void> {
    await this.write([...this.connections.keys()]);
  }
  /**
   * Those of these matches where others are than when this was last asked, and those that were not asked about: rows
   * expire, and nobody says so.
   */
  async changed(matches: readonly string[]): Promise<string[]> {
    if (!this.options.shared) return [];
    const last = await this.lastSeen(matches);
    const now = this.options.now();
    const seen = new Map(matches.map((match) => [match, '']));
    for (const key of [...last.keys()].sort()) {
      const [match, player] = key.split(' ');
      if (last.get(key)! > now) seen.set(match, `${seen.get(match)} ${player}`);
    }
    const before = this.seen;
    this.seen = seen;
    return matches.filter((match) => before.get(match) !== seen.get(match));
  }
  /** Forgets who left a match that is over. */
  forget(match: string, players: readonly string[]): void {
    for (const player of players) this.left.delete(keyOf(match, player));
  }
  /** Whoever left long ago is away, remembered or not; rows that nobody renews are of no use after a day. */
  async sweep(): Promise<void> {
    const now = this.options.now();
    for (const [key, left] of this.left) if (now - left > 2 * AWAY_AFTER) this.left.delete(key);
    if (!this.options.shared) return;
    await this.db
      .deleteFrom('presence')
      .where('until', '<', now - 86_400_000)
      .execute();
  }

  private async lastSeen(matches: readonly string[]): Promise<Map<string, number>> {
    const last = new Map<string, number>();
    if (!this.options.shared) return last;
    for (let i = 0; i < matches.length; i += MOST_ROWS) {
      const rows = await this.db
        .selectFrom('presence')
        .select(['match', 'player', 'until'])
        .where('match', 'in', matches.slice(i, i + MOST_ROWS))
        .execute();
      for (const { match, player, until } of rows) {
        const key = keyOf(match, player);
        last.set(key, Math.max(last.get(key) ?? 0, Number(until)));
      }
    }
    return last;
  }
  /** One after the other, all that is to be written by then as it is then: what arrives last is true. */
  private async write(keys: readonly string[]): Promise<void> {
    if (!this.options.shared) return;
    for (const key of keys) this.unwritten.add(key);
    await this.turns.take(async () => {
      while (this.unwritten.size > 0) await this.writeSome([...this.unwritten].slice(0, MOST_ROWS));
    });
  }
  private async writeSome(keys: readonly string[]): Promise<void> {
    const { node, now } = this.options;
    const gone = now();
    const rows = keys.map((key) => {
      const [match, player] = key.split(' ');
      return { match, player, node, until: gone + (this.connections.has(key) ? GOOD_FOR : 0) };
    });
    for (const key of keys) this.unwritten.delete(key);
    try {
      await this.db
        .insertInto('presence')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['match', 'player', 'node'])
            .doUpdateSet(({ ref }) => ({ until: ref('excluded.until') })),
        )
        .execute();
    } catch (error) {
      for (const key of keys) this.unwritten.add(key);
      throw error;
    }
  }
}

const keyOf = (match: string, player: string): string => `${match} ${player}`;
