/** The bots that play Space Defender 2, the weakest first. */
import { stream } from '@quadrant/kernel';
import { game, type SpaceCommand, type View } from '@quadrant/space-defender-2';
import type { AnyBotMaker, BotMaker } from '../bot.js';
import { house } from './house.js';
import { EQUIPMENT, equip, fly } from './pilot.js';

const script: BotMaker<View, SpaceCommand> = {
  id: 'script',
  game: game.id,
  words: 'Snipes what a shot would meet, and leaves the way of what comes.',
  rating: 70,
  options: [],
  side: () => ({ ...EQUIPMENT }),
  make({ seed }) {
    const rng = stream(seed, 'script');
    return {
      hear() {},
      think({ view, legal }) {
        const world = game.resampler!(view)(rng);
        const command = equip(view, EQUIPMENT) ?? fly(world, 0, rng);
        return legal.includes(command) ? command : legal[0];
      },
    };
  },
};

export const bots: readonly AnyBotMaker[] = [script, house];
