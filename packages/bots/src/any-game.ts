/** A bot for games that nobody wrote one for: it plays on at random in worlds that fit its view, and takes what came out best. */
import { type AnyGame, type Command, type Rng, type Seat, stream } from '@quadrant/kernel';
import type { BotMaker } from './bot.js';
import { bestOf, tryAll } from './search/flat.js';

const PLIES = 60; // played on in each world
const NODES = 30_000; // commands performed for one decision, about
const FEWEST_WORLDS = 8;
const MOST_WORLDS = 200;
/** A result counts for more than any score on the way to it. */
const RESULT = 1_000_000;

export const anyGameBot = (game: string): BotMaker<unknown, Command> => ({
  id: 'house',
  game,
  words: 'Tries every command, plays on at random, and takes what came out best.',
  rating: null,
  options: [],
  make({ rules, seed }) {
    if (!rules) return { termination: 'crashed', words: 'it plays any game, but was handed no rules' };
    const rng = stream(seed, 'house');
    return {
      deaf: true,
      hear() {},
      think({ view, legal, budget, stop, info }) {
        const worlds = Math.floor(NODES / (legal.length * PLIES));
        const playout = {
          worlds: Math.min(MOST_WORLDS, Math.max(FEWEST_WORLDS, worlds)),
          plies: PLIES,
          policy: anyCommand(rules),
          value: (position: unknown, seat: Seat) => worthOf(rules, position, seat),
        };
        const { tried, nodes } = tryAll(rules, rules.resampler(view), legal, playout, rng, { budget, stop });
        const { command } = bestOf(tried, null, 0);
        info?.({ score: null, nodes, pv: [command], policy: [] });
        return command;
      },
    };
  },
});

/** Any listed command, or any instance of an open one where none is listed. */
function anyCommand(rules: AnyGame): (position: unknown, seat: Seat, rng: Rng) => Command {
  const legal: Command[] = [];
  return (position, seat, rng) => {
    rules.legal(position, seat, legal);
    if (legal.length > 0) return legal[rng.below(legal.length)];
    const open = rules.open(position, seat);
    return rules.grammar.sample(open[rng.below(open.length)], rng);
  };
}

/** What a position is worth to a seat: the result where there is one, and by how much its score leads. */
function worthOf(rules: AnyGame, position: unknown, seat: Seat): number {
  const scores = rules.scores(position);
  const others = scores.filter((_, other) => other !== seat);
  const lead = (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
  const outcome = rules.outcome(position);
  if (outcome === null || outcome.result === 'draw') return lead;
  const won = outcome.winner === null ? outcome.result === 'won' : outcome.winner === seat;
  return (won ? RESULT : -RESULT) + lead;
}
