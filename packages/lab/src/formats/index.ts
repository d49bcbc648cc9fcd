/** The forms a report can take. */
import type { ProgramReport } from '../check/check.js';
import { actions } from './actions.js';
import { check50 } from './check50.js';
import { classroom50 } from './classroom50.js';
import { csv } from './csv.js';
import { gradescope } from './gradescope.js';
import { json } from './json.js';
import { junit } from './junit.js';
import { withoutKeptBack } from './kept-back.js';
import { markdown } from './markdown.js';
import { type PrettyStyle, pretty } from './pretty.js';
import { tap } from './tap.js';

export const FORMATS = [
  'pretty',
  'tap',
  'junit',
  'json',
  'csv',
  'gradescope',
  'classroom50',
  'check50',
  'actions',
  'markdown',
] as const;
export type Format = (typeof FORMATS)[number];

type Writer = (reports: readonly ProgramReport[], style: PrettyStyle) => string;
const WRITERS: Readonly<Record<Format, Writer>> = {
  pretty,
  tap,
  junit,
  json,
  csv,
  gradescope,
  classroom50,
  check50,
  actions,
  markdown,
};

/** Those that a course system reads for one submission at a time. */
const OF_ONE: readonly Format[] = ['gradescope', 'classroom50', 'check50', 'actions'];

export const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);
export const takesOne = (format: Format): boolean => OF_ONE.includes(format);

/** Read by a course system that is told the visibility of each case, and sees to it. */
const KEEPING: readonly Format[] = ['gradescope'];

export function writeReport(format: Format, reports: readonly ProgramReport[], style: PrettyStyle): string {
  const tellsAll = style.tellsHidden || KEEPING.includes(format);
  return WRITERS[format](tellsAll ? reports : reports.map(withoutKeptBack), style);
}
