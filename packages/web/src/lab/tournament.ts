/** The folder of a tournament, as `quadrant tournament` leaves it, read from files that a person chose. */
import { ok, type Result } from '@quadrant/kernel';
import { lab } from '../words/lab.js';

/** A file and where it was: 'run/records/3-1.json'. */
export interface Chosen {
  readonly path: string;
  readonly file: File;
}

export interface Elo {
  readonly value: number;
  readonly bar: number;
}

export interface BotStanding {
  readonly name: string;
  readonly points: number;
  readonly games: number;
  readonly elo: Elo | null; // null: nobody knows it yet
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
interface Rating {
  readonly name: string;
  readonly elo: number | null; // null: it met nobody in a game that counts
  readonly bar: number | null;
}

/** Results count when they are there; before that the journal says how it stands. */
const LINES = ['results.jsonl', 'games.jsonl'];

export async function readTournament(chosen: readonly Chosen[]): Promise<Result<Tournament>> {
  const refuse = (words: string) => ({ ok: false, error: { code: 'bad-folder', words } }) as const;
  const found = LINES.map((name) => chosen.find(({ path }) => `/${path}`.endsWith(`/${name}`))).find(Boolean);
  if (found === undefined) return refuse(lab.noTournament);
  const { path, file: results } = found;
  const folder = path.slice(0, path.length - results.name.length); // more than one may lie in what was chosen
  const files = new Map(chosen.map((each) => [each.path, each.file]));
  const find = (name: string) => files.get(folder + name) ?? null;
  const data = async (name: string) => parsed((await find(name)?.text()) ?? '');
  const lines: Line[] = [];
  for (const text of (await results.text()).split('\n')) {
    const line = parsed(text);
    if (isLine(line)) lines.push(line);
    else if (text.trim() !== '' && results.name === LINES[0])
      return refuse(lab.badLine(lines.length + 1, results.name));
  }
  if (lines.length === 0) return refuse(lab.noGames);
  lines.sort((a, b) => a.pair - b.pair);
  return ok({
    title: gameOf(await data('spec.json')),
    pairs: lines.length,
    standings: standingsOf(lines, ratingsOf(await data('summary.json'))),
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
function standingsOf(lines: readonly Line[], ratings: readonly Rating[]): BotStanding[] {
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
    const { elo = null, bar = null } = ratings.find((each) => each.name === name) ?? {};
    return { name, ...sum, elo: elo === null || bar === null ? null : { value: elo, bar } };
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

function gameOf(data: unknown): string {
  const spec = isObject(data) && isObject(data.spec) ? data.spec : {};
  return typeof spec.game === 'string' ? spec.game : '';
}

const isRating = (value: unknown): value is Rating =>
  isObject(value) &&
  typeof value.name === 'string' &&
  [value.elo, value.bar].every((each) => each === null || typeof each === 'number');

const ratingsOf = (summary: unknown): Rating[] =>
  isObject(summary) && Array.isArray(summary.ratings) ? summary.ratings.filter(isRating) : [];
