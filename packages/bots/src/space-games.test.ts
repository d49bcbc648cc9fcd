import { type AnyGame, type Command, NOBODY, stream } from '@quadrant/kernel';
import { game as simOdyssey } from '@quadrant/simodyssey-2';
import { game as spaceDefender } from '@quadrant/space-defender-2';
import { describe, expect, test } from 'vitest';
import { type AnyBotMaker, type AnyBotPlayer, isForfeit } from './bot.js';
import { botsOf } from './registry.js';

const MOST_TURNS = 25;

/** Plays one single game; gives its last position and the commands. */
async function play(game: AnyGame, maker: AnyBotMaker, seed: number) {
  const read = game.readOptions({ single: true });
  if (!read.ok) throw new Error(read.error.words);
  const { options } = game.sides?.split(read.value) ?? { options: read.value };
  const config = { seat: 0, seats: 1, options, seed: 3 };
  const side = (await maker.side?.(config)) ?? null;
  const whole = game.readOptions(game.sides && side !== null ? game.sides.join(options, [side]) : read.value);
  if (!whole.ok) throw new Error(whole.error.words);
  const position = game.begin(whole.value, seed);
  const player = (await maker.make({ ...config, view: game.view(position, 0) })) as AnyBotPlayer;
  if (isForfeit(player)) throw new Error(player.words);
  const given: string[] = [];
  const legal: Command[] = [];
  const { signal: stop } = new AbortController();
  for (let ply = 0; ply < MOST_TURNS && game.onMove(position) !== NOBODY; ply++) {
    game.legal(position, 0, legal);
    const view = game.view(position, 0);
    const command = await player.think({ view, legal, ply, budget: { nodes: 100, ms: null }, stop });
    expect(legal).toContain(command);
    game.perform(position, 0, command as Command, null);
    given.push(game.grammar.print(command as Command));
  }
  return { position, given };
}

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
