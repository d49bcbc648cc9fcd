/**
 * A level file as an editor sees it: a map that can be painted between lines that are kept as they are, comments
 * included. Any text can be taken apart and put together again; whether it is a sound level, reading it tells.
 */
import { SEPARATOR, strip } from './read.js';

/** One level of a file. */
export interface Draft {
  readonly before: readonly string[]; // ['name: The Old Gate', 'seed: 11']
  readonly rows: readonly string[] | null; // of the map, ring included; null where there is none
  readonly after: readonly string[]; // ['at 1,2 stuck=2', 'tile 1,2 ~']
}

const MAP_START = 'map:';
const MAP_END = 'end';

/** Takes a level file apart: one draft a level. */
export function readDrafts(text: string): Draft[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines[lines.length - 1] === '') lines.pop();
  const drafts: Draft[] = [];
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    if (i < lines.length && strip(lines[i]) !== SEPARATOR) continue;
    drafts.push(readDraft(lines.slice(start, i)));
    start = i + 1;
  }
  return drafts;
}

function readDraft(lines: readonly string[]): Draft {
  const start = lines.findIndex((line) => strip(line) === MAP_START);
  const end = start < 0 ? -1 : lines.indexOf(MAP_END, start + 1);
  if (end < 0) return { before: lines, rows: null, after: [] };
  return {
    before: lines.slice(0, start),
    rows: lines.slice(start + 1, end),
    after: lines.slice(end + 1),
  };
}

export function writeDrafts(drafts: readonly Draft[]): string {
  const texts = drafts.map(({ before, rows, after }) =>
    [...before, ...(rows ? [MAP_START, ...rows, MAP_END] : []), ...after].map((line) => `${line}\n`).join(''),
  );
  return texts.join(`${SEPARATOR}\n`);
}

/** The value of a header, or null where it is not given. */
export function headerOf(draft: Draft, key: string): string | null {
  const line = draft.before.find((each) => isHeader(each, key));
  return line === undefined ? null : strip(line.slice(line.indexOf(':') + 1));
}

/** The same level with a header set, or without it (null). */
export function withHeader(draft: Draft, key: string, value: string | null): Draft {
  const place = draft.before.findIndex((line) => isHeader(line, key));
  const before = draft.before.filter((line) => !isHeader(line, key));
  if (value !== null) before.splice(place < 0 ? before.length : place, 0, `${key}: ${value}`);
  return { ...draft, before };
}

const isHeader = (line: string, key: string): boolean => strip(line).startsWith(`${key}:`);
