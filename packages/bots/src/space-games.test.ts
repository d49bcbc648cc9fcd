import { type AnyGame, type Command, stream } from '@quadrant/kernel';
import { type SimCommand, game as simOdyssey } from '@quadrant/simodyssey-2';
import { game as spaceDefender } from '@quadrant/space-defender-2';
import { describe, expect, test } from 'vitest';
import { playAlone } from '../testing/alone.js';
import { type AnyBotMaker, isForfeit } from './bot.js';
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

test('the house gives no mission of SimOdyssey 2 up, however dangerous it looks', async () => {
  const options = simOdyssey.readOptions({});
  if (!options.ok) throw new Error(options.error.words);
  const position = simOdyssey.begin(options.value, 77);
  const { intern } = simOdyssey.grammar;
  for (const command of [intern('play'), intern('pass'), intern('move', 'N'), intern('pass')])
    expect(simOdyssey.perform(position, 0, command, null)).toBe(null);
  const legal: Command[] = [];
  simOdyssey.legal(position, 0, legal as SimCommand[]);
  const view = simOdyssey.view(position, 0);
  const house = (await botsOf(simOdyssey.id)).at(-1)!;
  const player = await house.make({ seat: 0, seats: 1, options: options.value as never, seed: 5, view });
  if (isForfeit(player)) throw new Error(player.words);
  const turn = { view, legal, ply: 4, budget: { nodes: null, ms: null }, stop: new AbortController().signal };
  expect(simOdyssey.grammar.print((await player.think(turn)) as SimCommand)).toMatch(/^move|^pass/);
});
