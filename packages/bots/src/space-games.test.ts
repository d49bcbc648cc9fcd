import { type AnyGame, stream } from '@quadrant/kernel';
import { game as simOdyssey } from '@quadrant/simodyssey-2';
import { game as spaceDefender } from '@quadrant/space-defender-2';
import { describe, expect, test } from 'vitest';
import { playAlone } from '../testing/alone.js';
import type { AnyBotMaker } from './bot.js';
import { botsOf } from './registry.js';

const MOST_TURNS = 25;
const play = (game: AnyGame, maker: AnyBotMaker, seed: number) =>
  playAlone(game, maker, { options: { single: true }, seed, mostTurns: MOST_TURNS, nodes: 100 });

describe.each([
  ['Space Defender 2', spaceDefender as AnyGame],
  ['SimOdyssey 2', simOdyssey as AnyGame],
])('the bots of %s', (_, game) => {
  test('are random, script and house, and give legal commands, the same for the same seed', async () => {
    const bots = await botsOf(game.id);
    expect(bots.map(({ id }) => id)).toEqual(['random', 'script', 'house']);
    for (const maker of bots) {
      const seed = 1 + stream(1, maker.id).below(1_000_000);
      expect((await play(game, maker, seed)).given).toEqual((await play(game, maker, seed)).given);
    }
  });
});

test('the script of SimOdyssey 2 finds life where random flight does not', async () => {
  const [random, script] = await botsOf(simOdyssey.id);
  const won = async (maker: AnyBotMaker) => {
    let wins = 0;
    for (let i = 1; i <= 40; i++)
      if ((await play(simOdyssey, maker, 1_234_567 * i)).position.result === 'won') wins++;
    return wins;
  };
  expect(await won(script)).toBeGreaterThanOrEqual(20);
  expect(await won(random)).toBeLessThanOrEqual(8);
});
