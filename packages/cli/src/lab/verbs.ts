/** What `quadrant lab` can do. */
import { merge } from './merge.js';
import { report } from './report.js';
import { worker } from './worker.js';

export interface LabVerb {
  readonly help: string;
  run(words: readonly string[]): number | Promise<number>;
}

export const VERBS: Readonly<Record<string, LabVerb>> = { merge, report, worker };
