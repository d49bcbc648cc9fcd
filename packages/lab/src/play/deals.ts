/** What games between bots begin with: single games, each deal drawn by its number. */
import { dealRaiinet } from '@quadrant/bots';
import { type AnyGame, ok, type Plain, type Result, type Rng, stream } from '@quadrant/kernel';
import { measuredWith } from '../games.js';

export interface Deal {
  readonly options: unknown; // whole and checked
  readonly seed: number;
}

/** Options of a single game, completed and checked; those that bots are measured with where none are given. */
export const readSingle = (game: AnyGame, given: Plain = measuredWith(game.id)): Result<unknown> =>
  game.readOptions({ ...(given as object), single: true });

/** The deal of a number: the same for the same seed, whoever plays it. */
export function dealOf(game: AnyGame, seed: number, number: number): Deal {
  const deal = dealFrom(game, seed, number, null);
  if (!deal.ok) throw new Error(deal.error.words);
  return deal.value;
}

/** The same from other options than those that bots are measured with; null: those. */
export function dealFrom(game: AnyGame, seed: number, number: number, base: Plain | null): Result<Deal> {
  const rng = stream(seed, `deal ${number}`);
  const options = optionsOf(game, rng, base);
  return options.ok ? ok({ options: options.value, seed: seedOf(game, rng) }) : options;
}

function optionsOf(game: AnyGame, rng: Rng, base: Plain | null): Result<unknown> {
  if (game.id === 'raiinet' && base === null) return ok(dealRaiinet(rng)); // whole as it is: reading it would cost a tenth of a game
  const usual = base === null ? readSingle(game) : readSingle(game, base);
  if (!usual.ok || game.sides === null) return usual;
  const { sides } = game;
  const dealt = Array.from({ length: game.seatsOf(usual.value) }, () => sides.deal(usual.value, rng));
  return game.readOptions(sides.join(sides.split(usual.value).options, dealt));
}

/** Seeds that every game takes. */
function seedOf(game: AnyGame, rng: Rng): number {
  const seed = 1 + rng.below(2 ** 31 - 2);
  return game.checkSeed(seed) === null ? seed : game.defaultSeed;
}
