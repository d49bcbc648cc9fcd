/** What was chosen, as the commands that set such a game up: the same that a person would type. */
import { SPACE_BOARDS, SWARMS } from '@quadrant/catalogue';
import { game, PARTS, type Selections } from '@quadrant/space-defender-2';
import type { Start } from '../contract.js';

export const SIZES = ['small', 'usual', 'large'] as const;

export interface StartChoice {
  readonly selections: Readonly<Selections>;
  readonly size: (typeof SIZES)[number];
  readonly swarm: string; // 'usual'
  readonly debug: boolean;
  readonly seed: number;
}

export const USUAL: StartChoice = {
  selections: { weapon: 0, armour: 0, engine: 0, power: 0 },
  size: 'usual',
  swarm: 'usual',
  debug: false,
  seed: game.defaultSeed,
};

/** Ships to start with, for who does not want to choose part by part. */
export const READY = [
  { id: 'usual', selections: { weapon: 0, armour: 0, engine: 0, power: 0 } },
  { id: 'far', selections: { weapon: 2, armour: 1, engine: 1, power: 1 } },
  { id: 'thick', selections: { weapon: 3, armour: 3, engine: 2, power: 4 } },
] as const;

export function startOf(choice: StartChoice): Start {
  const { thresholds } = SWARMS.find(({ id }) => id === choice.swarm)!;
  const commands = [`play(${[...SPACE_BOARDS[choice.size], ...thresholds].join(',')})`];
  for (const part of PARTS) commands.push(`setup_select(${choice.selections[part] + 1})`, 'setup_next(1)');
  if (choice.debug) commands.push('toggle_debug_mode');
  commands.push('setup_next(1)');
  return { options: null, seed: choice.seed, commands };
}
