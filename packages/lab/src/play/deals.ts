/** What games between bots begin with: single games, each deal drawn by its number. */
import { dealRaiinet } from '@quadrant/bots';
import { type AnyGame, type Plain, type Result, type Rng, stream } from '@quadrant/kernel';
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
  const rng = stream(seed, `deal ${number}`);
  return { options: optionsOf(game, rng), seed: seedOf(game, rng) };
}

function optionsOf(game: AnyGame, rng: Rng): unknown {
  if (game.id === 'raiinet') return sound(game.readOptions(dealRaiinet(rng)));
  const usual = sound(readSingle(game));
  if (game.sides === null) return usual;
  const { sides } = game;
  const dealt = Array.from({ length: game.seatsOf(usual) }, () => sides.deal(usual, rng));
  return sound(game.readOptions(sides.join(sides.split(usual).options, dealt)));
}

/** Seeds that every game takes. */
function seedOf(game: AnyGame, rng: Rng): number {
  const seed = 1 + rng.below(2 ** 31 - 2);
  return game.checkSeed(seed) === null ? seed : game.defaultSeed;
}

function sound<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.words);
  return result.value;
}
