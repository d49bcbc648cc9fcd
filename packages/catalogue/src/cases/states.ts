/** The states that a transcript of a game shows, one after the other: what is, without the lines of what happened. */
import type { CaseRules, States } from './rules.js';

export interface Showing {
  readonly begins: RegExp; // the first line of a state
  readonly belongs: RegExp; // its other lines
  readonly ends?: RegExp; // a line after which nothing belongs to it any more
  readonly keepsBlanks?: true; // they are squares of a board
}

export const shownAs =
  (showing: Showing): CaseRules['statesOf'] =>
  (expected, actual) => [statesIn(showing, expected), statesIn(showing, actual)];

function statesIn({ begins, belongs, ends, keepsBlanks }: Showing, lines: readonly string[]): States {
  const states: States = [];
  let isOpen = false;
  lines.forEach((line, i) => {
    const bare = line.trimEnd();
    const text = keepsBlanks ? bare : bare.trim().replace(/\s+/g, ' ');
    if (ends?.test(text)) isOpen = false;
    else if (begins.test(text)) {
      isOpen = true;
      states.push([]);
    }
    if (isOpen && (begins.test(text) || belongs.test(text)))
      states.at(-1)!.push({ text: `${text}\n`, line: i + 1 });
  });
  return states;
}
