/** What of two outputs is compared: every byte, or what is left of them when layout plays no part. */
import type { ShownLine } from '@quadrant/catalogue';
import { compare, type Difference, differenceOf, linesOf, wholeOf } from '../check/diff.js';
import { casesOf, type GameId } from '../games.js';

export const COMPARISONS = ['exact', 'blanks', 'board', 'final'] as const;
export type ComparisonName = (typeof COMPARISONS)[number];

/** What is compared of an expected output and of an actual one. */
type Projection = (expected: Buffer, actual: Buffer) => readonly [ShownLine[], ShownLine[]];

/** Null when the outputs are the same as far as they are compared. */
export type Comparison = (expected: Buffer, actual: Buffer) => Difference | null;

export function comparisonOf(name: ComparisonName, game: GameId): Comparison {
  if (name === 'exact') return compare;
  const project = name === 'blanks' ? withoutBlanks : statesOf(game, name === 'final');
  return (expected, actual) => differenceOf(...project(expected, actual));
}

/** How much of an output is looked at: more than any layout of what is expected takes. */
const READ = { bytes: 256 * 1024, times: 16 };

/** The part of an actual output that can matter: without it a flood would cost us more than it costs its program. */
export const readable = (expected: Buffer, actual: Buffer): Buffer =>
  actual.subarray(0, READ.bytes + READ.times * expected.length);

const withoutBlanks: Projection = (expected, actual) => [collapsed(expected), collapsed(actual)];

/** Blanks in a row count as one, at the ends of a line and in empty lines as none. */
function collapsed(bytes: Buffer): ShownLine[] {
  return wholeOf(bytes)
    .map(({ text, line }) => ({ text: `${text.trim().replace(/\s+/g, ' ')}\n`, line }))
    .filter(({ text }) => text !== '\n');
}

/** Where the expected output shows no state at all (it is a refusal), its words are compared. */
function statesOf(game: GameId, onlyLast: boolean): Projection {
  return (expected, actual) => {
    const [left, right] = casesOf(game).statesOf(linesOf(expected), linesOf(actual));
    if (left.length === 0) return withoutBlanks(expected, actual);
    return onlyLast ? [left.at(-1)!, right.at(-1) ?? []] : [changes(left), changes(right)];
  };
}

/** All states in order; one that is shown again without a change counts once. */
function changes(states: readonly ShownLine[][]): ShownLine[] {
  const keyOf = (state: readonly ShownLine[]) => state.map(({ text }) => text).join('');
  return states.filter((state, i) => i === 0 || keyOf(state) !== keyOf(states[i - 1])).flat();
}
