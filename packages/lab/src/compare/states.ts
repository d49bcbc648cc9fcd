/** The states that a transcript of a game shows, one after the other: what is, without the lines of what happened. */
import { linesOf, type Told } from '../check/diff.js';
import type { GameId } from '../games.js';

interface Showing {
  readonly begins: RegExp; // the first line of a state
  readonly belongs: RegExp; // its other lines
  readonly ends?: RegExp; // a line after which nothing belongs to it any more
  readonly keepsBlanks?: true; // they are squares of a board
}

const SHOWINGS: Readonly<Record<Exclude<GameId, 'raiinet'>, Showing>> = {
  'space-defender-2': {
    begins: /^state:/,
    belongs: /^(\[-?\d+,.\]->|score:|[A-J]( \S){5,}$|[\w ]+ Selected:)/,
  },
  'simodyssey-2': {
    begins: /^state:/,
    belongs: /^(\[-?\d+,.\]->|([-EPWYOAJMB*]{4} ?){5}$|\d)/,
  },
  mirewood: { begins: /^turn \d+$/, belongs: /^/, ends: /^$/, keepsBlanks: true },
};

export function statesIn(game: Exclude<GameId, 'raiinet'>, out: Buffer): Told[][] {
  const { begins, belongs, ends, keepsBlanks } = SHOWINGS[game];
  const states: Told[][] = [];
  let isOpen = false;
  linesOf(out).forEach((line, i) => {
    const bare = line.replace(/\s+$/, '');
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
