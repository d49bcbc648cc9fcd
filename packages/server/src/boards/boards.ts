/** Runs that are ranked, and their ranks. */
import type { Kysely } from 'kysely';
import type { Games } from '../games.js';
import type { Header, LogEntry } from '../match/entry.js';
import type { Match } from '../match/match.js';
import { recordOf } from '../match/record.js';
import type { DatabaseTables } from '../store/schema.js';
import { findBoard, type Leaderboard, type Merit, meritOf } from './board.js';

const SHOWN = 100;
/** The run of a daily board that counts; there is one a player. */
const ONLY = 'only';

interface Names {
  nameOf(player: string): string;
  isBot(player: string): boolean;
  learn(players: readonly string[]): Promise<void>;
}
type Ranked = DatabaseTables['ranks'];

export class Boards {
  private readonly db: Kysely<DatabaseTables>;
  private readonly games: Games;
  constructor(db: Kysely<DatabaseTables>, games: Games) {
    this.db = db;
    this.games = games;
  }

  /** Takes the try of a daily board, or counts another run of a sealed one; false where there was one. */
  async enter(
    db: Kysely<DatabaseTables>,
    { board, kind }: Leaderboard,
    player: string,
    match: string,
  ): Promise<boolean> {
    const run = kind === 'daily' ? ONLY : match;
    const taken = await db
      .insertInto('runs')
      .values({ board, player, run, match })
      .onConflict((conflict) => conflict.doNothing())
      .returning('match')
      .execute();
    return taken.length > 0;
  }

  /** The try that a player has taken of a daily board; null: none. */
  async tryOf({ board }: Leaderboard, player: string): Promise<string | null> {
    const taken = await this.db
      .selectFrom('runs')
      .select('match')
      .where('board', '=', board)
      .where('player', '=', player)
      .where('run', '=', ONLY)
      .executeTakeFirst();
    return taken?.match ?? null;
  }

  /** The seed that everybody has on a daily board. */
  async seedOf({ board }: Leaderboard, fresh: number): Promise<number> {
    await this.db
      .insertInto('boards')
      .values({ board, seed: fresh })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.db
      .selectFrom('boards')
      .select('seed')
      .where('board', '=', board)
      .executeTakeFirstOrThrow();
    return Number(row.seed);
  }

  /** Ranks a run that is over, by playing its log again. */
  async settle({ header, state }: Match, log: readonly LogEntry[]): Promise<void> {
    const board = header.board ? findBoard(this.games, header.board) : null;
    if (!board || state.over === null) return;
    if (board.ends !== null && state.at >= board.ends) return; // its seed is known by then
    const { hosted, preset } = board;
    const record = recordOf(hosted.game, header, log, { nameOf: (player) => player });
    if (record?.outcome == null) return;
    const commands = record.entries.filter((entry) => 'command' in entry).length;
    const view = hosted.game.view(state.log!.position, 0);
    const merit = meritOf(hosted, preset, { outcome: record.outcome, view, commands });
    await this.rank(board, header.maker, header.match, merit, state.at);
  }

  /** The better one of this and what the player had. */
  async rank(
    { board }: Leaderboard,
    player: string,
    match: string | null,
    merit: Merit,
    at: number,
  ): Promise<void> {
    const row = { match, ...merit, at };
    await this.db
      .insertInto('ranks')
      .values({ board, player, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['board', 'player'])
          .doUpdateSet(row)
          .where((is) =>
            is.or([
              is('ranks.tier', '<', merit.tier),
              is.and([is('ranks.tier', '=', merit.tier), is('ranks.points', '<', merit.points)]),
            ]),
          ),
      )
      .execute();
  }

  async show(shownBoard: Leaderboard, asker: string | null, names: Names) {
    const { board } = shownBoard;
    const rows = await this.db
      .selectFrom('ranks')
      .selectAll()
      .where('board', '=', board)
      .orderBy('tier', 'desc')
      .orderBy('points', 'desc')
      .orderBy('at')
      .orderBy('player')
      .limit(SHOWN)
      .execute();
    await names.learn(rows.map(({ player }) => player));
    const shown = (row: Ranked, rank: number) => ({
      rank,
      player: row.player,
      name: names.nameOf(row.player),
      bot: names.isBot(row.player),
      value: row.value,
      words: row.words,
      match: row.match,
    });
    const place = rows.findIndex(({ player }) => player === asker);
    const own = place < 0 && asker !== null ? await this.placeOf(board, asker) : null;
    const mine = place < 0 ? own && shown(own.row, own.rank) : shown(rows[place], place + 1);
    const tried = asker === null ? null : await this.tryOf(shownBoard, asker);
    return { board, rows: rows.map((row, i) => shown(row, i + 1)), mine, tried };
  }

  private async placeOf(board: string, player: string) {
    const row = await this.db
      .selectFrom('ranks')
      .selectAll()
      .where('board', '=', board)
      .where('player', '=', player)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { tier, points, at } = row;
    const { count } = await this.db
      .selectFrom('ranks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('board', '=', board)
      .where((is) =>
        is.or([
          is('tier', '>', tier),
          is.and([is('tier', '=', tier), is('points', '>', points)]),
          is.and([is('tier', '=', tier), is('points', '=', points), is('at', '<', at)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return { row, rank: Number(count) + 1 };
  }
}

/** Whether nobody may know yet how a run went: until the day of its board is over. */
export function isSealed(games: Games, { board }: Header, now: number): boolean {
  const ends = board ? (findBoard(games, board)?.ends ?? null) : null;
  return ends !== null && now < ends;
}
