/**
 * The unit of every comparison: one deal, with seats swapped for two (all rotations for four), and the same seed for
 * both where one plays alone. A pair is a pure function of its number.
 */
import { type AnyGame, type Plain, type Seat, stream } from '@quadrant/kernel';
import type { OpenBot } from '../who/open-who.js';
import { type Deal, dealOf } from './deals.js';
import { type Fault, type PlayedGame, playGame, type Seated } from './play-game.js';

export interface PairPlan {
  readonly game: AnyGame;
  readonly bots: readonly OpenBot[]; // two, or as many as sit at a table
  readonly seed: number;
  readonly deal?: Deal; // in place of the one of its number
  readonly freeSides?: boolean; // bots choose the sides that they begin with
  readonly maxMoves?: number;
  readonly adjudicate?: number;
  readonly margin?: number;
}

export interface PlayedPair {
  readonly games: readonly PlayedGame[];
  /** The first bot's score in each game, 0 to 1, or in the comparison of two lone players; null: it does not count. */
  readonly scores: readonly number[] | null;
}

/** Who sits where in each game of a pair: everybody once in every seat, or one after the other where one plays alone. */
export const seatings = <T>(bots: readonly T[], seats: number): (readonly T[])[] =>
  bots.map((bot, turn) => (seats === 1 ? [bot] : [...bots.slice(turn), ...bots.slice(0, turn)]));

export async function playPair(plan: PairPlan, number: number): Promise<PlayedPair> {
  const { game, bots } = plan;
  const deal = plan.deal ?? dealOf(game, plan.seed, number);
  const seats = game.seatsOf(deal.options);
  const games: PlayedGame[] = [];
  for (const order of seatings(bots, seats))
    games.push(
      await playOne(
        plan,
        deal,
        order.map((bot) => seatOf(plan, bot, number)),
      ),
    );
  return { games, scores: scoresOf(games, seats) };
}

/** As much of a game as scores are made of. */
interface ScoredGame extends Pick<PlayedGame, 'outcome' | 'termination'> {
  readonly faults: readonly Pick<Fault, 'seat'>[];
}

/** The first bot's, from the games of a pair in their order. */
export function scoresOf(games: readonly ScoredGame[], seats: number): PlayedPair['scores'] {
  if (games.some(({ termination }) => termination === 'limit')) return null;
  return seats === 1
    ? [compare(games[0], games[1])]
    : games.map((played, turn) => scoreOf(played, (seats - turn) % seats, seats));
}

/** Seeds by name, not by seat: a bot throws the same dice on both sides of a pair. */
const seatOf = ({ seed }: PairPlan, bot: OpenBot, number: number): Seated => ({
  ...bot,
  seed: stream(seed, `bot ${bot.name} ${number}`).below(2 ** 31),
});

async function playOne(
  plan: PairPlan,
  deal: { options: unknown; seed: number },
  seats: readonly Seated[],
): Promise<PlayedGame> {
  const { game, maxMoves, adjudicate, margin } = plan;
  const options = plan.freeSides ? await withSides(game, deal.options, seats) : deal.options;
  return playGame({
    game,
    options,
    seed: deal.seed,
    seats,
    ...(maxMoves === undefined ? {} : { maxMoves }),
    ...(adjudicate === undefined ? {} : { adjudicate }),
    ...(margin === undefined ? {} : { margin }),
  });
}

/** The sides that bots choose; a seat whose bot chooses none, or one that is refused, keeps what it was dealt. */
async function withSides(game: AnyGame, dealt: unknown, seats: readonly Seated[]): Promise<unknown> {
  const { sides } = game;
  if (sides === null) return dealt;
  const split = sides.split(dealt);
  const chosen = await Promise.all(
    seats.map(async ({ maker, seed, settings = {} }, seat): Promise<Plain> => {
      const config = { seat, seats: seats.length, options: split.options, seed, settings };
      const read = sides.read(dealt, (await maker.side?.(config)) ?? split.sides[seat]);
      return read.ok ? read.value : split.sides[seat];
    }),
  );
  const options = game.readOptions(sides.join(split.options, chosen));
  return options.ok ? options.value : dealt;
}

/** Whoever could not go on has lost, also where the rules let the others go on: the point is for those who could. */
function scoreOf({ outcome, faults }: ScoredGame, seat: Seat, seats: number): number {
  const failed = new Set(faults.map((fault) => fault.seat));
  const winner = outcome?.winner ?? null;
  if (winner !== null && !failed.has(winner)) return winner === seat ? 1 : 0;
  if (failed.size === seats) return 1 / seats;
  return failed.has(seat) ? 0 : 1 / (seats - failed.size);
}

/** Two lone players with the same seed: who won is better than who lost, who lost than who could not go on; then the score decides. */
function compare(first: ScoredGame, second: ScoredGame): number {
  const [a, b] = [first, second].map(({ outcome, faults }) => [
    faults.length > 0 ? 0 : 1,
    outcome?.result === 'won' ? 1 : 0,
    outcome?.scores[0] ?? 0,
  ]);
  const difference = a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  return (Math.sign(difference) + 1) / 2;
}
