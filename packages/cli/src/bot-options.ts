/** Options that the commands which let bots play have in common. */
import { MAX_MOVES, PATIENCE } from '@quadrant/lab/simulate';
import type { CommandOption } from './options.js';

export const MOST_MOVES = {
  kind: 'whole',
  takes: 'N',
  low: 1,
  high: 10_000_000,
  usual: MAX_MOVES,
  help: 'a game of so many commands counts for nobody',
} as const satisfies CommandOption;

export const TIME_MARGIN = {
  kind: 'whole',
  takes: 'MS',
  low: 0,
  high: 60_000,
  usual: PATIENCE.margin,
  help: 'an answer may be so much too late',
} as const satisfies CommandOption;

export const EACH = {
  kind: 'text',
  takes: 'LIMIT',
  help: 'nodes=N, move=1s or clock=60+0.6 for all',
} as const satisfies CommandOption;

export const SIDES = {
  kind: 'choice',
  choices: ['dealt', 'free'],
  usual: 'dealt',
  help: 'what seats begin with: dealt, or as the bots choose',
} as const satisfies CommandOption;

export const PRESET = {
  kind: 'text',
  takes: 'NAME',
  help: 'begin from these options of the game',
} as const satisfies CommandOption;

export const WHO =
  "NAME, cmd:COMMAND, or name=N,cmd='COMMAND',option.X=V,LIMIT with a LIMIT of nodes=N, move=1s or clock=60+0.6";
