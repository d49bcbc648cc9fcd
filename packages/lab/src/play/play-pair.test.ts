import { type AnyBotMaker, findBot } from '@quadrant/bots';
import { expect, test } from 'vitest';
import { loadGame } from '../games.js';
import { playPair } from './play-pair.js';

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
