/** What an output of RAIInet shows of the game: boards, totals and, where both sides tell it, the cards that are left. */
import type { CaseRules, States } from '../rules.js';
import { boardsIn, type PrintedBoard, turnedAs } from './rows.js';
import { spoken } from './spoken.js';
import { type Total, totalsIn } from './totals.js';

interface Shown {
  readonly boards: readonly PrintedBoard[];
  readonly totals: readonly Total[];
  readonly cards: readonly Total[]; // left in each hand
}

/** Players by the rows of a board. */
const PLAYERS: Readonly<Record<number, number>> = { 8: 2, 10: 4 };
const CARDS = /\babilities\b\W*(\d+)/i;
/** Longer lines show no board; looking into them could take for ever. */
const LONGEST = 1000;
/** Our own second view beside the first; where several stand side by side the first counts. */
const SECOND_VIEW = /(?<=\S\s{2,})\||(?<=\s{2})\|/;

/** The states that both outputs show, each a line for every row and one for the totals. */
export const sameBoards: CaseRules['statesOf'] = (expected, actual) => {
  const left = shownIn(expected);
  const found = shownIn(actual);
  const right = { ...found, boards: turnedAs(left.boards, found.boards) };
  const tellsCards = [left, right].every(
    ({ boards, cards, totals }) => boards.length > 0 && cards.length === totals.length,
  );
  return [statesOf(left, tellsCards), statesOf(right, tellsCards)];
};

function statesOf({ boards, totals, cards }: Shown, tellsCards: boolean): States {
  let at = 0;
  return boards.map(({ rows, line }) => {
    const players = PLAYERS[rows.length];
    const lines = rows.map((row, i) => ({ text: `${row}\n`, line: line + i }));
    const group = inOrder(totals.slice(at, at + players));
    const hands = tellsCards ? inOrder(cards.slice(at, at + players)) : [];
    at += players;
    return [...lines, { text: `${[...group, ...hands].join(', ')}\n`, line: line + rows.length }];
  });
}

/** By player where all are named, else as they come. */
function inOrder(counts: readonly Total[]): string[] {
  const named = counts.every(({ player }) => player !== null);
  const sorted = named ? counts.toSorted((a, b) => a.player! - b.player!) : counts;
  return sorted.map(({ text }) => text);
}

function shownIn(out: readonly string[]): Shown {
  const short = out.map((line) => (line.length > LONGEST ? '' : spoken(line.trimEnd())));
  const lines = short.flatMap(unfolded);
  const views = lines.map((line) => line.split(SECOND_VIEW)[0]);
  return { boards: boardsIn(lines), totals: totalsIn(views), cards: cardsIn(views) };
}

/** A line that is a JSON document, as the lines it would take to say the same: a list of squares is one of them. */
function unfolded(line: string): string[] {
  if (!/^\s*[[{].*[\]}]$/.test(line)) return [line];
  try {
    return linesOf(JSON.parse(line));
  } catch {
    return [line];
  }
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function linesOf(value: unknown): string[] {
  if (isPlain(value)) return [String(value)];
  if (Array.isArray(value))
    return value.every((each) => String(each).length === 1) ? [value.join(' ')] : value.flatMap(linesOf);
  const entries = Object.entries(value as object);
  const told = entries.filter(([, each]) => isPlain(each)).map(([key, each]) => `${key}: ${each}`);
  const inner = entries.filter(([, each]) => !isPlain(each));
  return [told.join(', '), ...inner.flatMap(([key, each]) => [key, ...linesOf(each)])];
}

function cardsIn(lines: readonly string[]): Total[] {
  let player: number | null = null;
  return lines.flatMap((line) => {
    player = Number(/\bP(?:layer)?\s*#?([1-4])\b/i.exec(line)?.[1] ?? player ?? 0) || null;
    const [, count] = CARDS.exec(line) ?? [];
    return count === undefined ? [] : [{ player, text: `${count} cards` }];
  });
}
