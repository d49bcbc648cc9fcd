/** What games between bots begin with: single games, each deal drawn by its number. */
import { type AnyGame, ok, type Plain, type Result, type Rng, refuse, stream } from '@quadrant/kernel';
import { measuredWith } from '../games.js';
import { withGiven } from '../simulate/grid.js';
import type { GridPoint } from '../simulate/spec.js';

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

/** A deal with some options given, whatever is dealt. */
export function dealWith(
  { seed, base }: { readonly seed: number; readonly base: Plain | null },
  game: AnyGame,
  given: GridPoint,
  number: number,
): Result<Deal> {
  const deal = dealFrom(game, seed, number, base);
  if (!deal.ok || Object.keys(given).length === 0) return deal;
  const changed = changedBy(game, deal.value, given);
  if (changed.ok) return changed;
  // What is given may change what is dealt (another number of players), or need nothing of it (a level of its own).
  for (const start of base === null ? [measuredWith(game.id), {}] : [base]) {
    const whole = withGiven(start, given);
    const dealt = whole.ok ? dealFrom(game, seed, number, whole.value) : whole;
    const other = dealt.ok ? changedBy(game, dealt.value, given) : dealt;
    if (other.ok) return other;
  }
  return changed;
}

function changedBy(game: AnyGame, deal: Deal, given: GridPoint): Result<Deal> {
  const whole = withGiven(deal.options as Plain, given);
  const options = whole.ok ? game.readOptions(whole.value) : whole;
  return options.ok ? ok({ ...deal, options: options.value }) : options;
}

function optionsOf(game: AnyGame, rng: Rng, base: Plain | null): Result<unknown> {
  const usual = base === null ? measured(game) : readSingle(game, base);
  if (!usual.ok || game.sides === null) return usual;
  const { sides } = game;
  if (base === null && sides.vary) return ok(sides.vary(usual.value, rng)); // whole: reading it would cost a tenth of a game
  const dealt = Array.from({ length: game.seatsOf(usual.value) }, () => sides.deal(usual.value, rng));
  return game.readOptions(sides.join(sides.split(usual.value).options, dealt));
}

const known = new WeakMap<AnyGame, Result<unknown>>();
/** What bots are measured with, read once. */
function measured(game: AnyGame): Result<unknown> {
  const read = known.get(game) ?? readSingle(game);
  known.set(game, read);
  return read;
}

const MOST_DEALS = 100_000;

/** Deals of a file: a line each, `{"options": …, "seed": …}`; blank lines are none. All must have as many seats. */
export function readDeals(game: AnyGame, text: string): Result<readonly Deal[]> {
  const deals: Deal[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const wrong = (why: string) => refuse('bad-deals', `line ${i + 1} ${why}`);
    const given = parse(line);
    if (given === null) return wrong('is not {"options": …, "seed": …}');
    const options = readSingle(game, given.options);
    if (!options.ok) return wrong(`is refused: ${options.error.words}`);
    const seed = game.checkSeed(given.seed);
    if (seed !== null) return wrong(`has a seed that is refused: ${seed.words}`);
    if (deals.length === MOST_DEALS) return wrong(`is one too many: at most ${MOST_DEALS} are taken`);
    const deal = { options: options.value, seed: given.seed };
    if (deals.length > 0 && game.seatsOf(deal.options) !== game.seatsOf(deals[0].options))
      return wrong('has another number of seats than those before');
    deals.push(deal);
  }
  return deals.length > 0 ? ok(deals) : refuse('bad-deals', 'there is no deal in it');
}

function parse(line: string): { options: Plain; seed: number } | null {
  try {
    const { options, seed } = JSON.parse(line) as { options: Plain; seed: unknown };
    return typeof options === 'object' && options !== null && typeof seed === 'number'
      ? { options, seed }
      : null;
  } catch {
    return null;
  }
}

/** Seeds that every game takes. */
function seedOf(game: AnyGame, rng: Rng): number {
  const seed = 1 + rng.below(2 ** 31 - 2);
  return game.checkSeed(seed) === null ? seed : game.defaultSeed;
}
