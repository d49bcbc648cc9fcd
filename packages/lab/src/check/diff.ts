/** Where two outputs part, and how to show it to a person. */
import type { ShownLine } from '@quadrant/catalogue';

export interface Difference {
  readonly line: number; // 12, from 1: the first line that differs
  readonly column: number; // 7, from 1: the first character of it that differs
  readonly expected: string | null; // that line; null: there is none
  readonly actual: string | null;
  readonly diff: readonly string[]; // lines beginning with ' ', '-' (expected) or '+' (actual)
}

const CONTEXT = 3;
const MORE = ' …'; // stands for lines left out
/** Lines of each side looked at after the first difference. */
const WINDOW = 40;
const LONGEST_DIFF = 24;
const LONGEST_LINE = 400;
/** Lines of one side in a row that a report shows. */
const LONGEST_RUN = 6;

/** Null when what is told is the same. */
export function differenceOf(
  expected: readonly ShownLine[],
  actual: readonly ShownLine[],
): Difference | null {
  const left = expected.map(({ text }) => text);
  const right = actual.map(({ text }) => text);
  let at = 0;
  while (at < left.length && at < right.length && left[at] === right[at]) at++;
  if (at === left.length && at === right.length) return null;
  const context = left.slice(Math.max(0, at - CONTEXT), at).map((line) => ` ${show(line)}`);
  const changes = diffLines(left.slice(at, at + WINDOW), right.slice(at, at + WINDOW));
  return {
    line: expected[at]?.line ?? (expected.at(-1)?.line ?? 0) + 1,
    column: firstColumn(left[at] ?? '', right[at] ?? ''),
    expected: left[at] ?? null,
    actual: right[at] ?? null,
    diff: [...context, ...shorten(changes)],
  };
}

/** All of an output. */
export const wholeOf = (bytes: Buffer): ShownLine[] =>
  linesOf(bytes).map((text, i) => ({ text, line: i + 1 }));

/** Null when the outputs are the same, byte for byte. */
export function compare(expected: Buffer, actual: Buffer): Difference | null {
  return expected.equals(actual) ? null : differenceOf(wholeOf(expected), wholeOf(actual));
}

/** Lines with their line ends, so that a missing last one shows; bytes that are no text stay apart from each other. */
export function linesOf(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  const exact = Buffer.from(text).equals(bytes) ? text : bytes.toString('latin1');
  return exact.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function firstColumn(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i + 1;
}

type Lines = readonly [expected: string, actual: string];
/** What the first differing line shows at once; the first entry that holds counts. */
const CAUSES: readonly [holds: (...lines: Lines) => boolean, words: (line: number) => string][] = [
  [(e, a) => `${a}\n` === e, (line) => `line ${line} has no line end`],
  [(e, a) => !a.endsWith('\n') && e.startsWith(a), (line) => `the output breaks off in line ${line}`],
  [(e, a) => a === e.replace(/\n$/, '\r\n'), (line) => `line ${line} ends with a carriage return (\\r\\n)`],
  [(e, a) => e.trimEnd() === a.trimEnd(), (line) => `line ${line} differs only in the blanks at its end`],
];

/** A difference in a few words. */
export function sayDifference({ line, column, expected, actual }: Difference): string {
  if (actual === null) return line === 1 ? 'nothing was printed' : `the output ends after line ${line - 1}`;
  if (expected === null) return `line ${line} is one too many`;
  const cause = CAUSES.find(([holds]) => holds(expected, actual));
  if (cause) return cause[1](line);
  const field = differingField(expected, actual);
  return `line ${line} differs ${field === null ? `at column ${column}` : `in the field "${field}"`}`;
}

/** Of two lines that are JSON objects, the path of the first field that differs: `links.3.owner`. */
function differingField(expected: string, actual: string): string | null {
  if (!expected.startsWith('{') || !actual.startsWith('{')) return null;
  try {
    return firstPath(JSON.parse(expected), JSON.parse(actual))?.join('.') ?? null;
  } catch {
    return null;
  }
}

function firstPath(a: unknown, b: unknown): string[] | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [];
  const [left, right] = [a, b] as Record<string, unknown>[];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const inner = firstPath(left[key], right[key]);
    if (inner) return [key, ...inner];
  }
  return null;
}

/** A difference of a length fit for a report. It holds on to nothing of the outputs, which may be large. */
export function brief(difference: Difference): Difference {
  const { column, expected, actual, diff } = difference;
  const cut = (line: string | null) => line && cutAround(line, column);
  const short = { ...difference, expected: cut(expected), actual: cut(actual), diff: cutRuns(diff) };
  return JSON.parse(JSON.stringify(short)); // a part of a string keeps the whole of it in memory
}

/** The part of a long line around a column. */
function cutAround(line: string, column: number): string {
  if (line.length <= LONGEST_LINE) return line;
  const room = LONGEST_LINE - 3; // two marks and a line end
  const from = Math.max(0, Math.min(column - 1 - (room >> 1), line.length - room));
  const to = from + room;
  const after = to >= line.length ? '' : line.endsWith('\n') ? '…\n' : '…';
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${after}`;
}

/** Many lines in a row that are only expected, or only actual, are cut short, so that both sides are seen. */
function cutRuns(diff: readonly string[]): string[] {
  const out: string[] = [];
  let run = 0;
  for (const [i, line] of diff.entries()) {
    run = line[0] !== ' ' && line[0] === diff[i - 1]?.[0] ? run + 1 : 0;
    const shown = run < LONGEST_RUN ? line : MORE;
    if (shown !== MORE || out.at(-1) !== MORE) out.push(shown);
  }
  return out;
}

/** A line as a person can read it: blanks at its end, odd characters and a missing line end are made visible. */
export function show(line: string): string {
  const ended = line.endsWith('\n');
  const body = ended ? line.slice(0, -1) : line;
  const begins = body.slice(0, LONGEST_LINE + 1); // more is never shown, and a program may print far more
  const text = visible(begins.replace(/[ \t]+$/, (blanks) => '·'.repeat(blanks.length)));
  const cut = text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
  return ended ? cut : `${cut}  (no line end)`;
}

/** Of these none is seen, and some turn round what stands beside them. */
export const UNSEEN: RegExp = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Control characters written out, so that they do nothing to a terminal nor to whoever reads. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (c) => {
    if (c === '\t') return c;
    const hex = c.charCodeAt(0).toString(16);
    return hex.length > 2 ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`;
  });
}

/** A diff by the longest common subsequence; both sides are short. */
function diffLines(left: readonly string[], right: readonly string[]): string[] {
  const width = right.length + 1;
  const common = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      common[i * width + j] =
        left[i] === right[j]
          ? common[(i + 1) * width + j + 1] + 1
          : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
    }
  }
  const out: string[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      out.push(` ${show(left[i++])}`);
      j++;
    } else if (
      j >= right.length ||
      (i < left.length && common[(i + 1) * width + j] >= common[i * width + j + 1])
    ) {
      out.push(`-${show(left[i++])}`);
    } else out.push(`+${show(right[j++])}`);
  }
  return out;
}

/** Up to the last change that fits, with some context after it. */
function shorten(changes: readonly string[]): string[] {
  const kept = changes.slice(0, LONGEST_DIFF);
  const last = kept.findLastIndex((line) => line[0] !== ' ');
  const shown = kept.slice(0, last + 1 + CONTEXT);
  const more = changes.slice(shown.length).some((line) => line[0] !== ' ');
  return more ? [...shown, MORE] : shown;
}
