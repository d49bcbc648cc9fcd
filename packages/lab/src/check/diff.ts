/** Where two outputs part, and how to show it to a person. */

export interface Difference {
  readonly line: number; // 12, from 1: the first line that differs
  readonly column: number; // 7, from 1: the first character of it that differs
  readonly expected: string | null; // that line; null: there is none
  readonly actual: string | null;
  readonly diff: readonly string[]; // lines beginning with ' ', '-' (expected) or '+' (actual)
}

const CONTEXT = 3;
/** Lines of each side looked at after the first difference. */
const WINDOW = 40;
const LONGEST_DIFF = 24;
const LONGEST_LINE = 400;

/** Null when the outputs are the same, byte for byte. */
export function compare(expected: Buffer, actual: Buffer): Difference | null {
  if (expected.equals(actual)) return null;
  const left = linesOf(expected);
  const right = linesOf(actual);
  let at = 0;
  while (at < left.length && at < right.length && left[at] === right[at]) at++;
  const context = left.slice(Math.max(0, at - CONTEXT), at).map((line) => ` ${show(line)}`);
  const changes = diffLines(left.slice(at, at + WINDOW), right.slice(at, at + WINDOW));
  return {
    line: at + 1,
    column: firstColumn(left[at] ?? '', right[at] ?? ''),
    expected: left[at] ?? null,
    actual: right[at] ?? null,
    diff: [...context, ...shorten(changes)],
  };
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

/** A line as a person can read it: blanks at its end, odd characters and a missing line end are made visible. */
export function show(line: string): string {
  const ended = line.endsWith('\n');
  const body = ended ? line.slice(0, -1) : line;
  const visible = body
    .replace(/[ \t]+$/, (blanks) => '·'.repeat(blanks.length))
    .replace(/\p{Cc}/gu, (c) => (c === '\t' ? c : `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`));
  const cut = visible.length > LONGEST_LINE ? `${visible.slice(0, LONGEST_LINE)}…` : visible;
  return ended ? cut : `${cut}  (no line end)`;
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
  return more ? [...shown, ' …'] : shown;
}
