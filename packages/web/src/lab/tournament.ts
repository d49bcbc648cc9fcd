/** The folder of a tournament, as `quadrant tournament` leaves it, read from files that a person chose. */
import { ok, type Result } from '@quadrant/kernel';
import { lab } from '../words/lab.js';

/** A file and where it was: 'run/records/3-1.json'. */
export interface Chosen {
  readonly path: string;
  readonly file: File;
}

export interface BotStanding {
  readonly name: string;
  readonly points: number;
  readonly games: number;
  readonly elo: { readonly value: number; readonly bar: number } | null; // null: it is not over yet
}

export interface TournamentGame {
  readonly pair: number;
  readonly number: number; // of the pair, from 1
  readonly seats: readonly string[];
  readonly winner: number | null;
  readonly scores: readonly number[];
  readonly reason: string;
  readonly termination: string;
  readonly plies: number;
  readonly record: File | null;
}

export interface Tournament {
  readonly title: string; // of its game, as the folder names it
  readonly pairs: number;
  readonly standings: readonly BotStanding[]; // the best first
  readonly games: readonly TournamentGame[];
}

interface Line {
  readonly pair: number;
  readonly bots: readonly string[];
  readonly scores: readonly number[] | null;
  readonly games: readonly Omit<TournamentGame, 'pair' | 'number' | 'record'>[];
}
interface Summary {
  readonly game: string;
  readonly ratings: readonly { readonly name: string; readonly elo: number; readonly bar: number }[];
}

/** Results count when they are there; before that the journal says how it stands. */
const LINES = ['results.jsonl', 'games.jsonl'];

export async function readTournament(chosen: readonly Chosen[]): Promise<Result<Tournament>> {
  const refuse = (words: string) => ({ ok: false, error: { code: 'bad-folder', words } }) as const;
  const find = (name: string) =>
    chosen.find(({ path }) => path === name || path.endsWith(`/${name}`))?.file ?? null;
  const results = LINES.map(find).find((file) => file !== null) ?? null;
  if (results === null) return refuse(lab.noTournament);
  const lines: Line[] = [];
  for (const text of (await results.text()).split('\n')) {
    const line = parsed(text);
    if (isLine(line)) lines.push(line);
    else if (text.trim() !== '' && results.name === LINES[0])
      return refuse(lab.badLine(lines.length + 1, results.name));
  }
  if (lines.length === 0) return refuse(lab.noGames);
  lines.sort((a, b) => a.pair - b.pair);
  const summary = parsed((await find('summary.json')?.text()) ?? '');
  const known = isSummary(summary) ? summary : null;
  return ok({
    title: known?.game ?? '',
    pairs: lines.length,
    standings: standingsOf(lines, known),
    games: lines.flatMap(({ pair, games }) =>
      games.map((game, i) => ({
        ...game,
        pair,
        number: i + 1,
        record: find(`records/${pair}-${i + 1}.json`),
      })),
    ),
  });
}

/** A point for each bot that won, a share of it where nobody did. */
function standingsOf(lines: readonly Line[], summary: Summary | null): BotStanding[] {
  const sums = new Map<string, { points: number; games: number }>();
  const add = (name: string, points: number) => {
    const sum = sums.get(name) ?? { points: 0, games: 0 };
    sums.set(name, { points: sum.points + points, games: sum.games + 1 });
  };
  for (const { bots, scores, games } of lines) {
    if (scores === null) continue; // it counts for nobody
    if (bots.length === 2)
      for (const score of scores) {
        add(bots[0], score);
        add(bots[1], 1 - score);
      }
    else
      for (const { seats, winner } of games)
        for (const [seat, name] of seats.entries())
          add(name, winner === null ? 1 / seats.length : winner === seat ? 1 : 0);
  }
  const standings = [...sums].map(([name, sum]) => {
    const rating = summary?.ratings.find((each) => each.name === name);
    return { name, ...sum, elo: rating ? { value: rating.elo, bar: rating.bar } : null };
  });
  const worth = ({ elo, points, games }: BotStanding) => elo?.value ?? points / games;
  return standings.sort((a, b) => worth(b) - worth(a));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isLine = (value: unknown): value is Line =>
  isObject(value) &&
  Number.isSafeInteger(value.pair) &&
  isTexts(value.bots) &&
  (value.scores === null || Array.isArray(value.scores)) &&
  Array.isArray(value.games) &&
  value.games.every(
    (game) =>
      isObject(game) &&
      isTexts(game.seats) &&
      Array.isArray(game.scores) &&
      typeof game.reason === 'string' &&
      typeof game.termination === 'string' &&
      typeof game.plies === 'number',
  );

const isSummary = (value: unknown): value is Summary =>
  isObject(value) &&
  typeof value.game === 'string' &&
  Array.isArray(value.ratings) &&
  value.ratings.every(
    (each) => isObject(each) && typeof each.elo === 'number' && typeof each.bar === 'number',
  );
