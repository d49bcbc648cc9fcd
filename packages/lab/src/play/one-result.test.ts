/** There are three loops in which bots play bots, for what each costs. A game comes out of all of them the same. */
import { type AnyBotMaker, type AnyBotPlayer, findBot } from '@quadrant/bots';
import {
  dealFor,
  decide,
  gameAsLearnt,
  LEARNS,
  ONE_AHEAD,
  readNet,
  TASKS,
  TRAINING,
  Trainer,
  writeNet,
} from '@quadrant/bots/training';
import { type Rng, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../games.js';
import { playQuickly } from '../simulate/quick-game.js';
import { dealOf } from './deals.js';
import { playGame } from './play-game.js';

const GAMES = 4;
const MOST_MOVES = 150; // some games end before, some do not
const PAIR = 7; // of a training: one deal, from either side

describe.each(GAME_IDS)('%s', (id) => {
  test('comes out the same, played quickly and played with views, facts and a log', async () => {
    const { game } = await loadGame(id);
    const maker = (await findBot(id, 'random'))!;
    for (let number = 0; number < GAMES; number++) {
      const deal = dealOf(game, 5, number);
      const seats = Array.from({ length: game.seatsOf(deal.options) }, (_, seat) => seat);
      const players = seats.map((seat) =>
        maker.make({ seat, seats: seats.length, options: null, seed: seat, view: null }),
      ) as AnyBotPlayer[];
      const position = game.begin(deal.options, deal.seed);
      const [quickly, wholly]: [string[], string[]] = [[], []];
      const quick = playQuickly(game, position, players, MOST_MOVES, (fact) =>
        quickly.push(JSON.stringify(fact)),
      );
      const whole = await playGame({
        ...deal,
        game,
        seats: seats.map((seat) => ({ maker, name: `${seat}`, seed: seat })),
        maxMoves: MOST_MOVES,
        watch: (fact) => wholly.push(JSON.stringify(fact)),
      });
      const { plies, termination, opening } = quick;
      expect(whole).toMatchObject({ plies, termination, position, outcome: game.outcome(position) });
      expect(whole.entries[0]).toMatchObject({ command: game.grammar.print(opening!) });
      expect(wholly).toEqual(quickly);
    }
  });
});

test('a game of a training comes out as it does with everything around it', async () => {
  const { game } = await loadGame(LEARNS);
  const [candidate, best] = [1, 2].map((seed) => writeNet(new Trainer(TRAINING[2], seed).learnt([])));
  const seed = 3;
  const scoreOf = async (turned: boolean) => {
    const rng = stream(seed, `gate ${PAIR} ${turned}`);
    const nets = turned ? [best, candidate] : [candidate, best];
    const { outcome } = await playGame({
      game,
      options: dealFor(2, stream(seed, `gate ${PAIR}`)),
      seed: game.defaultSeed,
      seats: nets.map((net) => ({ maker: taught(net, rng), name: net === best ? 'best' : 'new', seed: 0 })),
    });
    if (outcome!.winner === null) return 0.5;
    return nets[outcome!.winner] === candidate ? 1 : 0;
  };
  const scores = [await scoreOf(false), await scoreOf(true)];
  expect(TASKS.pair({ candidate, best, seed }, PAIR)).toEqual(scores);
});

/** Looks one command ahead with a net; all seats of a game share their dice, as they do in a training. */
function taught(net: string, rng: Rng): AnyBotMaker {
  const learnt = readNet(net);
  if (!learnt.ok) throw new Error(learnt.error.words);
  const mind = gameAsLearnt(learnt.value);
  return {
    id: 'taught',
    game: LEARNS,
    words: '',
    rating: null,
    options: [],
    make: () => ({
      deaf: true,
      hear() {},
      think: ({ view, legal }) => decide(mind, ONE_AHEAD, view, legal, rng),
    }),
  };
}
