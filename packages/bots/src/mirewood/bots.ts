/** The bots that play Mirewood, the weakest first. */
import { game, type MirewoodCommand, type View } from '@quadrant/mirewood';
import type { AnyBotMaker } from '../bot.js';
import { type Chooser, chooser } from '../chooser.js';
import { house } from './house.js';
import { script } from './script.js';

const walker: Chooser<View, MirewoodCommand> = chooser({
  id: 'script',
  game: game.id,
  words: 'Fights what is near, collects what lies about, and goes to the gate.',
  rating: 650,
  choose(view, _, rng) {
    const world = game.resampler!(view)(rng);
    return script(world, game.onMove(world));
  },
});

export const bots: readonly AnyBotMaker[] = [walker, house];
