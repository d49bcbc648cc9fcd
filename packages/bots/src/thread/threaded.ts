/** Bots of the house at a table that must not wait for their thinking: whatever interrupts them ends their thread. */
import type { AnyGame } from '@quadrant/kernel';
import type { AnyBotMaker, BotAnswer, Stop } from '../bot.js';
import type { BotThread } from './messages.js';
import { Thinker } from './thinker.js';

/** `calm` resolves when the next command may be shown. */
export const threadedBot = (
  game: AnyGame,
  id: string,
  open: () => BotThread,
  calm: () => Promise<unknown> = async () => {},
): AnyBotMaker => ({
  id,
  game: game.id,
  words: '',
  rating: null,
  options: [],
  make(config) {
    const thinker = new Thinker(open(), game, id, config);
    return {
      hear: (facts, ply, asked) => thinker.hear(facts, ply, asked),
      async think({ view, legal, ply, stop }) {
        const stopped = whenAborted(stop);
        const answer = thinker.think({ view, legal, ply }).then((command) => command ?? 'resign');
        const command = await Promise.race([answer, stopped]);
        await Promise.race([calm(), stopped]); // one turn is shown after the other
        return command;
      },
      over: () => thinker.end(),
    };
  },
});

const whenAborted = (stop: Stop): Promise<BotAnswer<never>> =>
  new Promise((done) => {
    stop.addEventListener('abort', () => done('resign'));
  });
