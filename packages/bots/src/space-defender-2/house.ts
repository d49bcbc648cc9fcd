/** The house bot of Space Defender 2: it keeps a plan, and makes it better every turn in worlds that may be. */
import { stream } from '@quadrant/kernel';
import { game, type SpaceCommand, type View } from '@quadrant/space-defender-2';
import type { BotMaker } from '../bot.js';
import { Planner } from '../search/plan.js';
import { judge } from './judge.js';
import { equip, PASS } from './pilot.js';
import { propose } from './proposals.js';

/**
 * Rocket, Heavy, Standard, Repair: rockets are paid in health, of which more comes back in a turn than one salvo costs.
 */
const EQUIPMENT = { weapon: 4, armour: 4, engine: 1, power: 2 } as const;
const PLANNING = { steps: 12, worlds: 3, hopeless: 4, propose, instead: PASS, value: judge };
const NODES = 700; // a decision

export const house: BotMaker<View, SpaceCommand> = {
  id: 'house',
  game: game.id,
  words: 'Keeps a plan of twelve turns, and makes it better every turn in worlds that the fog may hide.',
  rating: 710,
  options: [
    { name: 'steps', type: 'integer', default: PLANNING.steps, min: 1, max: 60 },
    { name: 'worlds', type: 'integer', default: PLANNING.worlds, min: 1, max: 30 },
  ],
  side: () => ({ ...EQUIPMENT }),
  make({ seed, settings = {} }) {
    const planner = new Planner(game, { ...PLANNING, ...settings }, stream(seed, 'house'));
    let plan: readonly SpaceCommand[] = [];
    return {
      hear() {},
      think({ view, legal, info, ...limits }) {
        const setup = equip(view, EQUIPMENT);
        if (setup !== null) return setup;
        const before = planner.nodes;
        const { commands } = planner.plan(game.resampler!(view), plan, NODES, limits);
        plan = commands.slice(1);
        info?.({ score: null, nodes: planner.nodes - before, pv: commands, policy: [] });
        return legal.includes(commands[0]) ? commands[0] : legal[0];
      },
    };
  },
};
