import { type AnyBotMaker, findBot } from '@quadrant/bots';
import { expect, test } from 'vitest';
import { loadGame } from '../games.js';
import { dealWith } from './deals.js';
import { playPair, scoresOf } from './play-pair.js';

const { game } = await loadGame('space-defender-2');
const script = (await findBot('space-defender-2', 'script'))!;
const COMMANDS = 14; // after which one breaks down and the other is adjudicated

/** Plays as the script does and breaks down after so many commands. */
const breaking = (commands: number): AnyBotMaker => ({
  ...script,
  async make(config) {
    const player = await script.make(config);
    let asked = 0;
    return {
      hear() {},
      think(turn) {
        if (++asked > commands) throw new Error('broken');
        return 'think' in player ? player.think(turn) : player;
      },
    };
  },
});
const open = (name: string, maker: AnyBotMaker) => ({
  name,
  maker,
  settings: {},
  clock: null,
  close: async () => {},
});

test('alone too, who could not go on has lost to whoever could, whatever the scores', async () => {
  const random = (await findBot('space-defender-2', 'random'))!;
  const bots = [open('random', random), open('breaking', breaking(COMMANDS - 1))];
  let ahead = 0;
  for (let number = 0; number < 12; number++) {
    const { games, scores } = await playPair({ game, bots, seed: 1, adjudicate: COMMANDS }, number);
    if (games[1].faults.length === 0) continue; // it was shot down before
    expect(games[1].faults).toMatchObject([{ bot: 'breaking', seat: 0, termination: 'crashed' }]);
    expect(scores).toEqual([1]);
    if (games[1].outcome!.scores[0] > games[0].outcome!.scores[0]) ahead++;
  }
  expect(ahead).toBeGreaterThan(0);
});

/** What the first of so many bots has of a game in which it sits first. */
const shareOf = (seats: number, winner: number | null, ...failed: number[]) => {
  const outcome = { result: winner === null ? 'draw' : 'won', winner, scores: [], reason: '' } as const;
  const faults = failed.map((seat) => ({ seat }));
  return scoresOf([{ outcome, termination: 'normal', faults }], seats)![0];
};

test.each([
  [2, null, [], 1 / 2],
  [2, null, [0], 0],
  [2, null, [1], 1],
  [2, null, [1, 0], 1 / 2],
  [2, 0, [0], 0], // by a score that it had before
  [2, 1, [1], 1],
  [4, null, [2], 1 / 3],
  [4, null, [2, 3], 1 / 2],
  [4, null, [0, 3], 0],
  [4, null, [3, 2, 1, 0], 1 / 4],
  [4, 1, [3], 0],
  [4, 0, [3], 1],
])('of %i with winner %j, %j could not go on: the first has %d', (seats, winner, failed, share) => {
  expect(shareOf(seats, winner, ...failed)).toBe(share);
});

test('in Mirewood, where the other goes on, it has the point whatever comes of it', async () => {
  const mirewood = (await loadGame('mirewood')).game;
  const random = (await findBot('mirewood', 'random'))!;
  const broken: AnyBotMaker = {
    ...random,
    make: () => ({
      hear() {},
      think() {
        throw new Error('broken');
      },
    }),
  };
  const bots = [open('broken', broken), open('random', random)];
  const deal = dealWith({ seed: 1, base: null }, mirewood, { players: 2 }, 0);
  if (!deal.ok) throw new Error(deal.error.words);
  const { games, scores } = await playPair({ game: mirewood, bots, seed: 1, deal: deal.value }, 0);
  expect(games.map(({ outcome }) => outcome?.winner)).toEqual([null, null]);
  expect(scores).toEqual([0, 0]);
});
