/** The forms a report can take. */
import type { Report } from '../check/check.js';
import { json } from './json.js';
import { junit } from './junit.js';
import { pretty } from './pretty.js';
import { tap } from './tap.js';

export const FORMATS = ['pretty', 'tap', 'junit', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const WRITERS: Readonly<Record<Format, (reports: readonly Report[]) => string>> = {
  pretty,
  tap,
  junit,
  json,
};

export const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);
export const writeReport = (format: Format, reports: readonly Report[]): string => WRITERS[format](reports);
