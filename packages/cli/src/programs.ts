/** What `check` and `fuzz` share: the flags about somebody else's program, its wall and the limits it runs in. */
import { availableParallelism } from 'node:os';
import {
  COMPARISONS,
  type ComparisonName,
  type Limits,
  openSandbox,
  SANDBOXES,
  type Sandbox,
  type SandboxName,
  STANDARD_LIMITS,
  sayOpen,
  WALL_FACTOR,
} from '@quadrant/lab';
import { Misuse } from './command.js';
import { readNumber } from './flags.js';

export const LIMIT_FLAGS = [
  'time',
  'wall',
  'memory',
  'output',
  'disk',
  'processes',
  'jobs',
  'sandbox',
] as const;

export const LIMIT_HELP = `  --time SECONDS    stop a run that used so much processor time (${STANDARD_LIMITS.seconds})
  --wall SECONDS    stop a run after this long (${WALL_FACTOR} times --time)
  --memory MIB      stop a run that uses more memory (${STANDARD_LIMITS.memoryMib})
  --output MIB      stop a run that prints more (${STANDARD_LIMITS.outputMib})
  --disk MIB        stop a run that writes more to disk (${STANDARD_LIMITS.diskMib})
  --processes N     stop a run with so many processes and threads (${STANDARD_LIMITS.processes})
  --jobs N          run N at a time (as many as the machine has cores)
  --sandbox WALL    ${SANDBOXES.join('|')} (${SANDBOXES[0]}: the strongest there is)`;

type LimitValues = Readonly<Record<(typeof LIMIT_FLAGS)[number], readonly string[]>>;

export function readLimits({ time, wall, memory, output, disk, processes }: LimitValues): Limits {
  const standard = STANDARD_LIMITS;
  const seconds = readNumber('--time', time, {
    low: 0.1,
    high: 3600,
    standard: standard.seconds,
    decimals: true,
  });
  const wallSeconds = { low: 0.1, high: 86_400, standard: seconds * WALL_FACTOR, decimals: true };
  return {
    seconds,
    wallSeconds: readNumber('--wall', wall, wallSeconds),
    memoryMib: readNumber('--memory', memory, { low: 1, high: 1_000_000, standard: standard.memoryMib }),
    outputMib: readNumber('--output', output, { low: 1, high: 1024, standard: standard.outputMib }),
    diskMib: readNumber('--disk', disk, { low: 1, high: 1_000_000, standard: standard.diskMib }),
    processes: readNumber('--processes', processes, {
      low: 4,
      high: 100_000,
      standard: standard.processes,
    }),
  };
}

export function readJobs({ jobs }: LimitValues): number {
  return readNumber('--jobs', jobs, { low: 1, high: 256, standard: availableParallelism() });
}

/** `cases` are the folders that no program may see. */
export function readSandbox(
  { sandbox: [name = SANDBOXES[0]] }: LimitValues,
  cases: readonly string[],
): Sandbox {
  if (!(SANDBOXES as readonly string[]).includes(name))
    throw new Misuse(`--sandbox is one of ${SANDBOXES.join(', ')}, not "${name}"`);
  const sandbox = openSandbox(name as SandboxName, cases);
  if (!sandbox) throw new Misuse(`there is no wall "${name}" to be had on this machine`);
  return sandbox;
}

/** Which wall stands, and what it does not stop. */
export function sayWall({ standing, open }: Sandbox): string {
  return `wall: ${standing}; it leaves open: ${sayOpen(open)}`;
}

export function readCompare([name = COMPARISONS[0]]: readonly string[]): ComparisonName {
  if ((COMPARISONS as readonly string[]).includes(name)) return name as ComparisonName;
  throw new Misuse(`--compare is one of ${COMPARISONS.join(', ')}, not "${name}"`);
}
