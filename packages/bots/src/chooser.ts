/** Bots that keep nothing between their turns: a function from view and legal commands to one of them. */
import { type Command, type Rng, stream } from '@quadrant/kernel';
import type { BotMaker } from './bot.js';

export interface Chooser<V, C extends Command> extends BotMaker<V, C> {
  choose(view: V, legal: readonly C[], rng: Rng): C;
}

export const chooser = <V, C extends Command>(
  bot: Pick<Chooser<V, C>, 'id' | 'game' | 'words' | 'rating' | 'choose'>,
): Chooser<V, C> => ({
  ...bot,
  options: [],
  make({ seed }) {
    const rng = stream(seed, bot.id);
    return { deaf: true, hear() {}, think: ({ view, legal }) => bot.choose(view, legal, rng) };
  },
});

/** Chooses any legal command, each as likely as any other, in any game. */
export const randomBot = (game: string): Chooser<unknown, Command> => ({
  ...chooser({
    id: 'random',
    game,
    words: 'Plays any legal command.',
    rating: 0,
    choose: (_, legal, rng) => legal[rng.below(legal.length)],
  }),
  blind: true,
});
