/** Many games by the same bots: what came out, how high, how long. A game is a pure function of its number. */
import { type AnyGame, ok, type Plain, type Result, refuse, stream } from '@quadrant/kernel';
import type { Termination } from '@quadrant/wire';
import { dealOf } from '../play/deals.js';
import { playGame } from '../play/play-game.js';
import type { OpenBot } from '../who/open-who.js';

export interface Simulation {
  readonly game: AnyGame;
  readonly bots: readonly OpenBot[]; // one a seat
  readonly seed: number;
  readonly maxMoves: number;
  readonly given: Readonly<Record<string, Plain>>; // options in place of those dealt
}

export interface SimulatedGame {
  readonly number: number;
  readonly result: string | null; // null: it came to no end
  readonly winner: number | null;
  readonly scores: readonly number[];
  readonly plies: number;
  readonly termination: Termination;
}

/** Deals the options of a game with some of them given. */
export function dealWith({ game, seed, given }: Pick<Simulation, 'game' | 'seed' | 'given'>, number: number) {
  const deal = dealOf(game, seed, number);
  if (Object.keys(given).length === 0) return ok(deal);
  const options = game.readOptions({ ...(deal.options as object), ...given });
  return options.ok ? ok({ ...deal, options: options.value }) : options;
}

export async function simulateGame(simulation: Simulation, number: number): Promise<Result<SimulatedGame>> {
  const { game, bots, seed, maxMoves } = simulation;
  const deal = dealWith(simulation, number);
  if (!deal.ok) return deal;
  const seats = game.seatsOf(deal.value.options);
  if (seats !== bots.length)
    return refuse('bad-bots', `${game.title} has ${seats} seats here, not ${bots.length}`);
  const { outcome, plies, termination } = await playGame({
    ...deal.value,
    game,
    maxMoves,
    seats: bots.map((bot, seat) => ({ ...bot, seed: stream(seed, `seat ${seat} ${number}`).below(2 ** 31) })),
  });
  return ok({
    number,
    result: outcome?.result ?? null,
    winner: outcome?.winner ?? null,
    scores: outcome?.scores ?? [],
    plies,
    termination,
  });
}
