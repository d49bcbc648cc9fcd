/** What `check` and `fuzz` share: the options about somebody else's program, its wall and the limits it runs in. */
import {
  COMPARISONS,
  type Limits,
  openSandbox,
  SANDBOXES,
  type Sandbox,
  STANDARD_LIMITS,
  sayOpen,
  WALL_FACTOR,
} from '@quadrant/lab';
import { Misuse } from './command.js';
import { JOBS } from './common-options.js';
import type { CommandOption, CommandOptions, ValuesOf } from './options.js';

export const LIMIT_OPTIONS = {
  time: {
    kind: 'decimal',
    takes: 'SECONDS',
    low: 0.1,
    high: 3600,
    usual: STANDARD_LIMITS.seconds,
    help: 'stop a run that used so much processor time',
  },
  wall: {
    kind: 'decimal',
    takes: 'SECONDS',
    low: 0.1,
    high: 86_400,
    usually: `${WALL_FACTOR} times --time`,
    help: 'stop a run after this long',
  },
  memory: {
    kind: 'whole',
    takes: 'MIB',
    low: 1,
    high: 1_000_000,
    usual: STANDARD_LIMITS.memoryMib,
    help: 'stop a run that uses more memory',
  },
  output: {
    kind: 'whole',
    takes: 'MIB',
    low: 1,
    high: 1024,
    usual: STANDARD_LIMITS.outputMib,
    help: 'stop a run that prints more',
  },
  disk: {
    kind: 'whole',
    takes: 'MIB',
    low: 1,
    high: 1_000_000,
    usual: STANDARD_LIMITS.diskMib,
    help: 'stop a run that writes more to disk',
  },
  processes: {
    kind: 'whole',
    takes: 'N',
    low: 4,
    high: 100_000,
    usual: STANDARD_LIMITS.processes,
    help: 'stop a run with so many processes and threads',
  },
  jobs: { ...JOBS, help: 'run N at a time' },
  sandbox: {
    kind: 'choice',
    takes: 'WALL',
    choices: SANDBOXES,
    usual: SANDBOXES[0],
    usually: `${SANDBOXES[0]}: the strongest there is`,
    help: 'what programs run behind',
  },
} as const satisfies CommandOptions;

export const COMPARE_OPTION = {
  kind: 'choice',
  takes: 'WHAT',
  choices: COMPARISONS,
  usual: COMPARISONS[0],
  usually: `${COMPARISONS[0]}: every byte`,
  help: 'what of the output counts',
} as const satisfies CommandOption;

export const STATUS_OPTION = {
  kind: 'flag',
  help: 'any exit status will do',
} as const satisfies CommandOption;

/** What `check` and what `teach` writes judge by. */
export const JUDGING_OPTIONS = {
  compare: COMPARE_OPTION,
  filter: {
    kind: 'text',
    takes: 'CMD',
    help: 'a command that both outputs go through before they are compared',
  },
  'ignore-status': STATUS_OPTION,
  page: { kind: 'text', takes: 'URL', help: 'where the page is: differences link into it' },
} as const satisfies CommandOptions;

type LimitValues = ValuesOf<typeof LIMIT_OPTIONS>;

export const limitsOf = ({ time, wall, memory, output, disk, processes }: LimitValues): Limits => ({
  seconds: time,
  wallSeconds: wall ?? time * WALL_FACTOR,
  memoryMib: memory,
  outputMib: output,
  diskMib: disk,
  processes,
});

/** `cases` are the folders that no program may see. */
export function sandboxOf({ sandbox: name }: LimitValues, cases: readonly string[]): Sandbox {
  const sandbox = openSandbox(name, cases);
  if (!sandbox) throw new Misuse(`there is no wall "${name}" to be had on this machine`);
  return sandbox;
}

/** Which wall stands, and what it does not stop. */
export function sayWall({ standing, open }: Sandbox): string {
  return `wall: ${standing}; it leaves open: ${sayOpen(open)}`;
}
