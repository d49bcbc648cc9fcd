/** Who plays: guests and their bots, known by digests of what they hold. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Bodies } from '@quadrant/wire';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Kysely } from 'kysely';
import { houseBot } from './match/house.js';
import { digestOf, isDigest } from './secret.js';
import type { DatabaseTables } from './store/schema.js';

export interface Account {
  readonly id: string; // 'p_7Qx…'
  readonly name: string;
  readonly bot: boolean;
  readonly owner: string | null;
}

const RECOVERY_WORDS = 12;
const MOST_BOTS = 5;
const MOST_PUSHES = 5;
const SOMEBODY = 'somebody';

export const randomId = (prefix: string): string => prefix + randomBytes(12).toString('base64url');
const newToken = (): string => randomBytes(24).toString('base64url');
const newRecovery = (): string =>
  Array.from({ length: RECOVERY_WORDS }, () => wordlist[randomInt(wordlist.length)]).join(' ');

async function insert(
  db: Kysely<DatabaseTables>,
  id: string,
  name: string,
  token: string,
  recovery: string | null,
  owner: string | null,
  made: number,
): Promise<void> {
  const bot = owner === null ? 0 : 1;
  const digests = { token: digestOf(token), recovery: recovery && digestOf(recovery) };
  await db
    .insertInto('players')
    .values({ id, name, ...digests, bot, owner, made })
    .execute();
}

/** Whether a player was not deleted, until the transaction ends: whoever would, or asks the same, waits for it. */
async function isStill(change: Kysely<DatabaseTables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await change
    .updateTable('players')
    .set(({ ref }) => ({ made: ref('made') }))
    .where('id', '=', id)
    .where('name', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function botsWith(db: Kysely<DatabaseTables>, id: string): Promise<string[]> {
  const bots = await db.selectFrom('players').select('id').where('owner', '=', id).execute();
  return [id, ...bots.map((bot) => bot.id)];
}

export class Players {
  private readonly db: Kysely<DatabaseTables>;
  private readonly names = new Map<string, string>();
  private readonly bots = new Set<string>();

  constructor(db: Kysely<DatabaseTables>) {
    this.db = db;
  }

  /** Names are asked for at every message: they stay in memory. */
  async load(): Promise<void> {
    this.know(await this.db.selectFrom('players').select(['id', 'name', 'bot']).execute());
  }

  /** Names of players that came by another node. */
  readonly learn = async (players: readonly string[]): Promise<void> => {
    const unknown = [...new Set(players)].filter((id) => !this.names.has(id) && houseBot(id) === null);
    if (unknown.length > 0) await this.read(unknown);
  };
  /** Another node has renamed or forgotten somebody. */
  async reread(player: string): Promise<void> {
    if (this.names.has(player)) await this.read([player]);
  }
  private async read(players: readonly string[]): Promise<void> {
    const rows = await this.db
      .selectFrom('players')
      .select(['id', 'name', 'bot'])
      .where('id', 'in', players)
      .execute();
    this.know(rows);
  }
  private know(rows: readonly Pick<DatabaseTables['players'], 'id' | 'name' | 'bot'>[]): void {
    for (const { id, name, bot } of rows) {
      if (name === null) this.names.delete(id);
      else this.names.set(id, name);
      if (bot === 1) this.bots.add(id);
    }
  }

  readonly nameOf = (player: string): string => houseBot(player) ?? this.names.get(player) ?? SOMEBODY;
  isBot(player: string): boolean {
    return houseBot(player) !== null || this.bots.has(player);
  }

  async guest(name: string, now: number) {
    const made = { player: randomId('p_'), name, token: newToken(), recovery: newRecovery() };
    await insert(this.db, made.player, name, made.token, made.recovery, null, now);
    this.names.set(made.player, name);
    return made;
  }

  /** Null: this player has as many as one may have, or is gone. */
  async bot(owner: string, name: string, now: number) {
    const made = { player: randomId('p_'), name, token: newToken(), owner };
    const isMade = await this.db.transaction().execute(async (change) => {
      if (!(await isStill(change, owner))) return false;
      const { count } = await change
        .selectFrom('players')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner', '=', owner)
        .where('name', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_BOTS) return false;
      await insert(change, made.player, name, made.token, null, owner, now);
      return true;
    });
    if (!isMade) return null;
    this.names.set(made.player, name);
    this.bots.add(made.player);
    return made;
  }

  async byToken(token: string): Promise<Account | null> {
    const digest = digestOf(token);
    const row = await this.db
      .selectFrom('players')
      .selectAll()
      .where('token', '=', digest)
      .executeTakeFirst();
    if (!row?.token || row.name === null || !isDigest(row.token, digest)) return null;
    return { id: row.id, name: row.name, bot: row.bot === 1, owner: row.owner };
  }

  /** Those of these tokens, by their digests, that are somebody's. */
  async heldOf(digests: readonly string[]): Promise<Set<string | null>> {
    const rows = await this.db.selectFrom('players').select('token').where('token', 'in', digests).execute();
    return new Set(rows.map(({ token }) => token));
  }

  async byId(id: string): Promise<Account | null> {
    const house = houseBot(id);
    if (house !== null) return { id, name: house, bot: true, owner: null };
    const row = await this.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.name === null) return null;
    return { id: row.id, name: row.name, bot: row.bot === 1, owner: row.owner };
  }

  /** A new token for who knows the words; the old one is void. */
  async recover(words: string) {
    const recovery = digestOf(words.trim().toLowerCase().split(/\s+/).join(' '));
    const row = await this.db
      .selectFrom('players')
      .select(['id', 'name'])
      .where('recovery', '=', recovery)
      .executeTakeFirst();
    if (row === undefined || row.name === null) return null;
    const token = newToken();
    await this.db
      .updateTable('players')
      .set({ token: digestOf(token) })
      .where('id', '=', row.id)
      .execute();
    return { player: row.id, name: row.name, token };
  }

  /** False: they are gone. */
  async rename(id: string, name: string): Promise<boolean> {
    return this.db.transaction().execute(async (change) => {
      if (!(await isStill(change, id))) return false;
      await change.updateTable('players').set({ name }).where('id', '=', id).execute();
      this.names.set(id, name);
      return true;
    });
  }

  /** A player and the bots that are theirs. */
  withBots(id: string): Promise<string[]> {
    return botsWith(this.db, id);
  }

  /** Name and tokens go, those of their bots too; whose ids are given. */
  async forget(id: string): Promise<string[]> {
    const ids = await this.db.transaction().execute(async (change) => {
      await isStill(change, id); // no bot comes in between
      const all = await botsWith(change, id);
      await change
        .updateTable('players')
        .set({ name: null, token: null, recovery: null })
        .where('id', 'in', all)
        .execute();
      await change.deleteFrom('pushes').where('player', 'in', all).execute();
      return all;
    });
    for (const each of ids) this.names.delete(each);
    return ids;
  }

  /** Where a browser wants to be told; the newest few are kept. False: they are gone. */
  async subscribe(player: string, { endpoint, keys }: Bodies['push'], made: number): Promise<boolean> {
    const row = { player, endpoint, keys: JSON.stringify(keys), made };
    const isKept = await this.db.transaction().execute(async (change) => {
      if (!(await isStill(change, player))) return false;
      await change
        .insertInto('pushes')
        .values(row)
        .onConflict((conflict) => conflict.columns(['player', 'endpoint']).doUpdateSet(row))
        .execute();
      return true;
    });
    if (!isKept) return false;
    const old = await this.db
      .selectFrom('pushes')
      .select('endpoint')
      .where('player', '=', player)
      .orderBy('made', 'desc')
      .offset(MOST_PUSHES)
      .limit(MOST_PUSHES)
      .execute();
    for (const each of old) await this.unsubscribe(player, each.endpoint);
    return true;
  }
  /** One of a player's browsers, or all. */
  async unsubscribe(player: string, endpoint?: string): Promise<void> {
    const rows = this.db.deleteFrom('pushes').where('player', '=', player);
    await (endpoint === undefined ? rows : rows.where('endpoint', '=', endpoint)).execute();
  }

  async report(player: string, by: string, words: string, at: number): Promise<void> {
    await this.db.insertInto('reports').values({ at, player, by, words }).execute();
  }
}
