/** Who is how strong, by the matches that count. */
import { findBot } from '@quadrant/bots';
import type { Kysely } from 'kysely';
import { afterGame, PROVISIONAL_ABOVE, type Rated, type Rating, START } from './glicko.js';
import { resultBy } from './match/ending.js';
import type { LogEntry } from './match/entry.js';
import { houseBot } from './match/house.js';
import type { MatchState } from './match/state.js';
import type { DatabaseTables } from './store/schema.js';

const LONGEST_HISTORY = 200;
type Kept = Rated & { readonly games: number };

/**
 * Bots of the house begin where their strength was measured to be. How far they are apart is known, and where the
 * random one stands among people is not: its rating puts the levels of RAIInet on both sides of who begins.
 */
const RANDOM_BOT = 860;
const MEASURED = 250; // deviation: provisional, like everybody's

async function startOf(player: string, game: string): Promise<Rating> {
  const name = houseBot(player);
  const bot = name === null ? null : await findBot(game, name);
  if (bot === null || bot.rating === null) return START;
  return { ...START, rating: RANDOM_BOT + bot.rating, deviation: MEASURED };
}

/** Too few games tell where somebody stands. */
const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean => deviation > PROVISIONAL_ABOVE;

export class Ratings {
  private readonly db: Kysely<DatabaseTables>;
  constructor(db: Kysely<DatabaseTables>) {
    this.db = db;
  }

  /** The entries of a decision; the one that ends a rated match says what that does to the ratings. */
  async announced(state: MatchState, entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
    const result = state.header.rated ? resultBy(state, entries[0]) : null;
    if (result === null) return entries;
    const changes = await changesBy(this.db, state, result.winner, entries[0].at);
    const ratings = changes.map(({ before, after }) => ({
      before: Math.round(before.rating),
      after: Math.round(after.rating),
      provisional: isProvisional(after),
    }));
    return [{ ...entries[0], ratings }, ...entries.slice(1)];
  }

  /** Counts a match that is over, once. */
  async settle(state: MatchState): Promise<void> {
    const { header, over, seats } = state;
    if (!header.rated || over === null || over.result === null) return;
    if (new Set(seats.map((sitting) => sitting?.player)).size < seats.length) return; // nobody is stronger than themselves
    const { match, game } = header;
    await this.db.transaction().execute(async (change) => {
      const first = await change
        .insertInto('rated')
        .values({ match })
        .onConflict((conflict) => conflict.doNothing())
        .returning('match')
        .execute();
      if (first.length === 0) return;
      await hold(change, state);
      for (const { player, after } of await changesBy(change, state, over.winner, state.at)) {
        await change
          .insertInto('ratings')
          .values({ player, game, ...after })
          .onConflict((conflict) => conflict.columns(['player', 'game']).doUpdateSet(after))
          .execute();
        const rating = Math.round(after.rating);
        await change
          .insertInto('rating_history')
          .values({ player, game, match, at: after.at, rating })
          .execute();
      }
    });
  }

  /** What some players are rated at a game now, in their order; who has not played is where they begin. */
  async among(game: string, players: readonly string[]): Promise<readonly number[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .select(['player', 'rating'])
      .where('game', '=', game)
      .where('player', 'in', players)
      .execute();
    const known = new Map(rows.map(({ player, rating }) => [player, rating]));
    const ratings = players.map(async (player) => known.get(player) ?? (await startOf(player, game)).rating);
    return (await Promise.all(ratings)).map(Math.round);
  }

  /** What a profile shows, by game; to others no matches that are known by their link alone. */
  async of(player: string, asker: 'self' | 'others') {
    const rows = await this.db.selectFrom('ratings').selectAll().where('player', '=', player).execute();
    const ratings = await Promise.all(
      rows.map(async ({ game, rating, deviation, games }) => {
        const history = await this.db
          .selectFrom('rating_history')
          .innerJoin('matches', 'matches.id', 'rating_history.match')
          .select(['at', 'rating', 'match', 'visible'])
          .where('player', '=', player)
          .where('rating_history.game', '=', game)
          .orderBy('at', 'desc')
          .limit(LONGEST_HISTORY)
          .execute();
        const shown = {
          rating: Math.round(rating),
          deviation: Math.round(deviation),
          provisional: isProvisional({ deviation }),
          games: Number(games),
          history: history.reverse().map(({ at, rating, match, visible }) => ({
            at: Number(at),
            rating,
            match: asker === 'self' || visible === 'public' ? match : null,
          })),
        };
        return [game, shown] as const;
      }),
    );
    return Object.fromEntries(ratings);
  }
}

/** Nobody else changes these ratings before this is done; in an order in which no two nodes wait for each other. */
async function hold(change: Kysely<DatabaseTables>, { header, seats, at }: MatchState): Promise<void> {
  const players = [...new Set(seats.map((sitting) => sitting!.player))].sort();
  for (const player of players)
    await change
      .insertInto('ratings')
      .values({ player, game: header.game, ...(await startOf(player, header.game)), games: 0, at })
      .onConflict((conflict) =>
        conflict.columns(['player', 'game']).doUpdateSet(({ ref }) => ({ games: ref('ratings.games') })),
      )
      .execute();
}

/** By seat: who, and their rating before and after. Two players each play against the other's rating before. */
async function changesBy(
  db: Kysely<DatabaseTables>,
  { header, seats }: MatchState,
  winner: number | null,
  now: number,
) {
  const players = seats.map((sitting) => sitting!);
  const before = await Promise.all(players.map(({ player }) => kept(db, player, header.game, now)));
  return players.map(({ player, bot }, seat) => {
    const other = 1 - seat;
    const score = winner === null ? 0.5 : winner === seat ? 1 : 0;
    const easy = !bot && players[other].bot;
    const after: Kept = {
      ...afterGame(before[seat], before[other], score, now, easy),
      games: before[seat].games + 1,
    };
    return { player, before: before[seat], after };
  });
}

async function kept(db: Kysely<DatabaseTables>, player: string, game: string, now: number): Promise<Kept> {
  const row = await db
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', player)
    .where('game', '=', game)
    .executeTakeFirst();
  if (row === undefined) return { ...(await startOf(player, game)), at: now, games: 0 };
  const { rating, deviation, volatility, at, games } = row;
  return { rating, deviation, volatility, at: Number(at), games: Number(games) };
}
