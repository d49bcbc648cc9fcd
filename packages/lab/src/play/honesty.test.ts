/** A bot against itself: the 95 % interval of its score covers one half about as often as it says. */
import { type AnyBotPlayer, findBot } from '@quadrant/bots';
import { type AnyGame, stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games.js';
import { playQuickly } from '../simulate/quick-game.js';
import { strengthOf } from '../statistics/elo.js';
import { CELLS, cellOf } from '../statistics/pentanomial.js';
import { dealOf } from './deals.js';
import { seatings } from './play-pair.js';

const { seeds, pairs, least, most } = process.env.QUADRANT_LONG
  ? { seeds: 200, pairs: 200, least: 179, most: 199 }
  : { seeds: 60, pairs: 40, least: 52, most: 60 };

const NAMES = ['random', 'random (2)'];
const { game } = await loadGame('raiinet');
const maker = (await findBot('raiinet', 'random'))!;

/** The first one's points in a game; its dice are those of its name, not of its seat. */
function pointsOf(rules: AnyGame, seed: number, pair: number, order: readonly string[]): number {
  const deal = dealOf(rules, seed, pair);
  const position = rules.begin(deal.options, deal.seed);
  const players = order.map((name, seat) => {
    const dice = stream(seed, `bot ${name} ${pair}`).below(2 ** 31);
    return maker.make({ seat, seats: 2, options: null, seed: dice, view: null }) as AnyBotPlayer;
  });
  playQuickly(rules, position, players, 5000, null);
  const { winner } = rules.outcome(position)!;
  return winner === null ? 0.5 : order[winner] === NAMES[0] ? 1 : 0;
}

test(`of ${seeds} matches of ${pairs} pairs, ${least} to ${most} intervals hold one half`, () => {
  let covered = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const pentanomial = new Array<number>(CELLS).fill(0);
    for (let pair = 0; pair < pairs; pair++) {
      const [first, second] = seatings(NAMES, 2).map((order) => pointsOf(game, seed, pair, order));
      pentanomial[cellOf(first, second)]++;
    }
    const { score } = strengthOf(pentanomial);
    if (Math.abs(score.value - 0.5) <= score.bar) covered++;
  }
  expect(covered).toBeGreaterThanOrEqual(least);
  expect(covered).toBeLessThanOrEqual(most);
});
