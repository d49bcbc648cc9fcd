/** A word in the environment of a run: whoever comes of it has it too, whichever group, session or parent it takes. */
import { randomUUID } from 'node:crypto';
import { readProc } from './process-table.js';
import type { OriginTest } from './tracked.js';

const NAME = 'QUADRANT_RUN';

export interface OriginMark {
  readonly env: Readonly<Record<string, string>>;
  readonly tell: OriginTest;
}

export function newMark(): OriginMark {
  const mark = randomUUID(); // it tells nothing, not even how many ran before
  return {
    env: { [NAME]: mark },
    tell(pid) {
      const entries = readProc(pid, 'environ').split('\0');
      const entry = entries.find((each) => each.startsWith(`${NAME}=`));
      if (entry === undefined) return 'none';
      return entry === `${NAME}=${mark}` ? 'this' : 'another';
    },
  };
}
