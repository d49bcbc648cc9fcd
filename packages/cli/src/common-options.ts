/** Options that many commands have. */
import { availableParallelism } from 'node:os';
import { LANGUAGES } from '@quadrant/kernel';
import type { CommandOption } from './options.js';

export const JOBS = {
  kind: 'whole',
  takes: 'N',
  low: 1,
  high: 256,
  usual: availableParallelism(),
  usually: 'the cores',
  help: 'threads',
} as const satisfies CommandOption;

export const SEED = {
  kind: 'whole',
  takes: 'S',
  low: 0,
  high: 2147483647,
  usual: 1,
  help: "of the deals and the bots' own dice",
} as const satisfies CommandOption;

export const QUEUE = {
  kind: 'text',
  takes: 'URL',
  help: 'let the workers of this queue do it (quadrant lab worker)',
} as const satisfies CommandOption;

export const LANGUAGE = {
  kind: 'choice',
  choices: LANGUAGES,
  usually: 'the one chosen in the menu, else that of the system',
  help: 'the language of the screens; commands and records are English',
} as const satisfies CommandOption;
