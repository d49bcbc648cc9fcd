/** Bots of the house think beside the terminal: what interrupts them is done at once. */
import { findBot, isForfeit } from '@quadrant/bots';
import { Thinker } from '@quadrant/bots/thread';
import { expect, test, vi } from 'vitest';
import { TerminalGame } from '../match.js';
import { kits, press, screenOf, stageWith } from '../testing/stage.js';
import { openThread } from './open-thread.js';

const kit = kits.get('raiinet')!;
const PATIENCE = { timeout: 300_000 };

/** The first turn of a game as its first seat is asked about it. */
function question() {
  const { table } = TerminalGame.begin(kit, { options: {}, seed: 1, commands: [] });
  const { view } = table.moment(0);
  const config = { seat: 0, seats: 2, options: table.options as never, seed: 7, view };
  return { config, asked: { view, legal: table.legal(0), ply: 0 } };
}

test('a thread answers what the bot itself answers', async () => {
  const { config, asked } = question();
  const thinker = new Thinker(openThread(), kit.game, 'greedy', config);
  const player = await (await findBot('raiinet', 'greedy'))!.make(config);
  if (isForfeit(player)) throw new Error(player.words);
  const stop = new AbortController().signal;
  const own = await player.think({ ...asked, budget: { nodes: null, ms: null }, stop });
  expect(await thinker.think(asked)).toEqual(own);
  thinker.end();
});

test('a thread that is ended, and one without a bot, fail in words', async () => {
  const { config, asked } = question();
  const ended = new Thinker(openThread(), kit.game, 'master', config);
  const answer = ended.think(asked);
  ended.end();
  await expect(answer).rejects.toThrow('the thread ended');
  const nobody = new Thinker(openThread(), kit.game, 'nobody', config);
  await expect(nobody.think(asked)).rejects.toThrow('there is no bot "nobody" for raiinet');
  nobody.end();
});

test('undo while a bot thinks is done at once, and its answer is nobody’s', async () => {
  const stage = stageWith('raiinet', '--setup usual --bot master --friendly');
  for (let i = 0; i < 5; i++) {
    press(stage, 'a up');
    expect(screenOf(stage)).toContain('turn 1');
    press(stage, 'u');
    expect(screenOf(stage)).toContain('Taken back.');
    expect(screenOf(stage)).toContain('turn 0, 1 undone');
  }
  press(stage, 'b up');
  await vi.waitFor(() => expect(screenOf(stage)).toMatch(/turn 2/), PATIENCE);
  expect(screenOf(stage)).toContain('b moves to');
});
