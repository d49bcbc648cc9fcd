/**
 * What a difference looks like when the numbers are left out of it. A script in which our own game answers the same
 * command with lines like those may show the same difference; one in which it does not hardly can. Asking our own
 * game costs next to nothing, so it is asked about many scripts before one is run.
 */
import { linesOf } from '../check/diff.js';
import type { Outcome } from '../process/ending.js';
import type { Finding } from './trial.js';

/** The lines of one answer that are like those in question: the answer with the most of them. */
export type Likeness = (own: Outcome) => readonly string[];

const blurred = (line: string) => line.replace(/\[[A-Z],\d+\]|\d+/g, '#');
/** Where the space games and Mirewood print a command, and its name. */
const ECHO = /^(?:->|[PQ]> )(\w+|.)/;

export function likenessTo({ judgement, right }: Finding): Likeness {
  const { difference, place } = judgement;
  const diff = difference?.diff ?? [];
  const first = diff.findIndex((line) => line[0] !== ' ');
  // What is missing, and the line before it: where something was printed that should not be, that is all there is.
  const lines = diff
    .filter((line, i) => line[0] === '-' || i === first - 1)
    .map((line) => blurred(line.slice(1)));
  if (lines.length === 0) lines.push(blurred(linesOf(right.out).at(-1)?.trimEnd() ?? ''));
  const wanted = new Set(lines);
  const name = /^(\w+|.)/.exec(place?.command ?? '')?.[1] ?? '';
  return ({ out }) => {
    let most: string[] = [];
    let found: string[] = [];
    let counts = true; // the answers to other commands do not count
    for (const line of linesOf(out).map((each) => each.trimEnd())) {
      const echo = ECHO.exec(line);
      if (echo) {
        counts = echo[1] === name;
        found = [];
      } else if (counts && wanted.has(blurred(line))) {
        found.push(line);
        if (found.length >= most.length) most = found;
      }
    }
    return most;
  };
}
