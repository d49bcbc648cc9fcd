/** What `check` and `fuzz` share: the flags about somebody else's program and the limits it runs in. */
import { availableParallelism } from 'node:os';
import { type Limits, STANDARD_LIMITS } from '@quadrant/lab';
import { readNumber } from './flags.js';

export const LIMIT_FLAGS = ['time', 'memory', 'output', 'jobs'] as const;

export const LIMIT_HELP = `  --time SECONDS    stop a run after this long (${STANDARD_LIMITS.seconds})
  --memory MIB      stop a run that uses more memory (${STANDARD_LIMITS.memoryMib})
  --output MIB      stop a run that prints more (${STANDARD_LIMITS.outputMib})
  --jobs N          run N at a time (as many as the machine has cores)`;

type LimitValues = Readonly<Record<(typeof LIMIT_FLAGS)[number], readonly string[]>>;

export function readLimits({ time, memory, output }: LimitValues): Limits {
  const { seconds, memoryMib, outputMib } = STANDARD_LIMITS;
  return {
    seconds: readNumber('--time', time, { low: 0.1, high: 3600, standard: seconds, decimals: true }),
    memoryMib: readNumber('--memory', memory, { low: 1, high: 1_000_000, standard: memoryMib }),
    outputMib: readNumber('--output', output, { low: 1, high: 1024, standard: outputMib }),
  };
}

export function readJobs({ jobs }: LimitValues): number {
  return readNumber('--jobs', jobs, { low: 1, high: 256, standard: availableParallelism() });
}
