/** Bots against each other: one game, and a match of many with sides and deals swapped. Knows no single game. */
import { type Command, type Fact, type Game, type Outcome, type Rng, stream } from '@quadrant/kernel';
import type { Chooser } from './chooser.js';

/** Commands after which a game without an end is given up as a draw. */
const LONGEST = 5_000;

/** Plays one game; the bots sit in the order of the seats. Null: it came to no end. */
export function playWithBots<P, C extends Command, F extends Fact, V, O>(
  game: Game<P, C, F, V, O>,
  options: O,
  bots: readonly Chooser<V, C>[],
  rng: Rng,
): Outcome | null {
  const position = game.begin(options, game.defaultSeed);
  const legal: C[] = [];
  for (let i = 0; i < LONGEST && game.outcome(position) === null; i++) {
    const seat = game.onMove(position);
    game.legal(position, seat, legal);
    const command = bots[seat].choose(game.view(position, seat), legal, rng);
    const refusal = game.perform(position, game.onMove(position), command, null);
    if (refusal) throw new Error(`${bots[seat].id} gave ${game.grammar.print(command)}: ${refusal.words}`);
  }
  return game.outcome(position);
}

export interface MatchResult {
  readonly games: number;
  readonly wins: number; // of the first bot
  readonly losses: number;
  readonly draws: number;
  readonly rate: number; // wins / games
}

/**
 * Two bots play `games` games. Every deal is played twice with the bots in each other's seats, so that neither has
 * the better side or the better deal.
 */
export function match<P, C extends Command, F extends Fact, V, O>(
  game: Game<P, C, F, V, O>,
  [first, second]: readonly [Chooser<V, C>, Chooser<V, C>],
  deal: (rng: Rng) => O,
  { games, seed, onGame = () => {} }: { games: number; seed: number; onGame?: (played: number) => void },
): MatchResult {
  let wins = 0;
  let draws = 0;
  for (let g = 0; g < games; g++) {
    const options = deal(stream(seed, `deal ${g >> 1}`));
    const seat = g & 1; // of the first bot
    const bots = seat === 0 ? [first, second] : [second, first];
    const outcome = playWithBots(game, options, bots, stream(seed, `game ${g}`));
    if (outcome === null || outcome.winner === null) draws++;
    else if (outcome.winner === seat) wins++;
    onGame(g + 1);
  }
  return { games, wins, draws, losses: games - wins - draws, rate: wins / games };
}
