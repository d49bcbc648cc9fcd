/** The tables of a server, and how they came to be: each change has a number, and is made once. */
import { type Kysely, sql } from 'kysely';

export interface DatabaseTables {
  schema_version: { version: number };
  matches: {
    id: string;
    game: string;
    state: 'open' | 'running' | 'over';
    visible: 'public' | 'link';
    made: number;
    header: string; // JSON
    card: string; // JSON: what lists show
    due: number | null; // when it is to be looked at again
    number: number; // of entries that card and due are made from
  };
  entries: {
    match: string;
    number: number; // of the first of them
    seat: number | null;
    client: string | null; // the client's own id
    entries: string; // JSON: one decision; in SQLite several, with neither seat nor client
  };
  recent: { number: number; appends: string }; // of SQLite alone: JSON of what is not in `entries` yet
  sittings: { player: string; match: string };
  asked: { player: string; id: string; match: string }; // matches made under a client's id
  players: {
    id: string;
    name: string | null; // null: deleted
    token: string | null; // digests
    recovery: string | null;
    bot: number;
    owner: string | null;
    made: number;
  };
  rated: { match: string }; // those that have been counted
  ratings: {
    player: string;
    game: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    at: number; // of the last one
  };
  rating_history: { player: string; game: string; match: string; at: number; rating: number };
  boards: { board: string; seed: number }; // of a day
  runs: { board: string; player: string; run: string; match: string };
  ranks: {
    board: string;
    player: string;
    match: string | null;
    tier: number;
    points: number;
    value: number;
    words: string;
    at: number;
  };
  presence: { match: string; player: string; node: string; until: number };
  pushes: { player: string; endpoint: string; keys: string; made: number };
  settings: { name: string; value: string }; // what a server found out once and keeps
  reports: { at: number; player: string; by: string; words: string };
}

const FIRST = [
  `create table matches (id text primary key, game text not null, state text not null, visible text not null,
    made bigint not null, header text not null, card text not null)`,
  'create index matches_by_state on matches (state, made)',
  `create table entries (match text not null, number integer not null, seat integer, client text,
    entries text not null, primary key (match, number))`,
  'create unique index entries_once on entries (match, seat, client) where client is not null',
  'create table sittings (player text not null, match text not null, primary key (player, match))',
  'create table asked (player text not null, id text not null, match text not null, primary key (player, id))',
  `create table players (id text primary key, name text, token text, recovery text, bot integer not null,
    owner text, made bigint not null)`,
  'create unique index players_by_token on players (token)',
  'create unique index players_by_recovery on players (recovery)',
  'create table reports (at bigint not null, player text not null, "by" text not null, words text not null)',
];

const SECOND = [
  'alter table matches add column due bigint',
  'create index matches_by_due on matches (due) where due is not null',
  `create table presence (match text not null, player text not null, node text not null, until bigint not null,
    primary key (match, player, node))`,
  `create table pushes (player text not null, endpoint text not null, keys text not null, made bigint not null,
    primary key (player, endpoint))`,
  'create table rated (match text primary key)',
  `create table ratings (player text not null, game text not null, rating double precision not null,
    deviation double precision not null, volatility double precision not null, games integer not null,
    at bigint not null, primary key (player, game))`,
  `create table rating_history (player text not null, game text not null, match text not null, at bigint not null,
    rating integer not null, primary key (player, game, match))`,
  'create table boards (board text primary key, seed bigint not null)',
  `create table runs (board text not null, player text not null, run text not null, match text not null,
    primary key (board, player, run))`,
  `create table ranks (board text not null, player text not null, match text, tier integer not null,
    points double precision not null, value double precision not null, words text not null, at bigint not null,
    primary key (board, player))`,
  'create index ranks_in_order on ranks (board, tier desc, points desc, at)',
];

const THIRD = ['alter table matches add column number integer not null default 0'];

const FOURTH = ['create table settings (name text primary key, value text not null)'];

const FIFTH = ['create table recent (number integer primary key, appends text not null)'];

/** Nothing but the number: rows of `entries` in SQLite may hold several decisions, which older programs do not expect. */
const SIXTH: readonly string[] = [];

/** Each is made once, in this order. */
const MIGRATIONS: readonly (readonly string[])[] = [FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH];

/** Brings the tables up to date; throws where they are newer than this program. */
export async function migrate(db: Kysely<DatabaseTables>): Promise<void> {
  await sql`create table if not exists schema_version (version integer not null)`.execute(db);
  const row = await db.selectFrom('schema_version').select('version').executeTakeFirst();
  const version = row?.version ?? 0;
  if (version > MIGRATIONS.length)
    throw new Error(
      `the database is of a newer Quadrant (schema ${version}, this one knows ${MIGRATIONS.length})`,
    );
  if (version === MIGRATIONS.length) return;
  await db.transaction().execute(async (change) => {
    for (const statement of MIGRATIONS.slice(version).flat()) await sql.raw(statement).execute(change);
    await change.deleteFrom('schema_version').execute();
    await change.insertInto('schema_version').values({ version: MIGRATIONS.length }).execute();
  });
}
