/**
 * The boards and totals in the output of any program for RAIInet, whose layout is its own. What is stable in them: a
 * board is eight rows of eight squares (or ten of ten), with whatever between the squares, before and after the rows;
 * totals are a number of data and a number of viruses for each player.
 */
import type { CaseRules, States } from './rules.js';

interface Board {
  readonly rows: readonly string[]; // 'abcSSfgh'
  readonly line: number; // of its first row, from 1
}

interface Count {
  readonly player: number | null; // 1, where it is named
  readonly text: string; // '1D 0V'
}

interface Shown {
  readonly boards: readonly Board[];
  readonly totals: readonly Count[];
  readonly cards: readonly Count[]; // left in each hand
}

const SIZES = [
  { side: 8, players: 2, row: /^(?:\d+)?([.a-hA-HSmw]{8})(?:\d+)?$/ },
  { side: 10, players: 4, row: /^(?:\d\d?)??([.#a-pA-PS1-4]{10})(?:\d\d?)??$/ },
] as const;
/** Lines that may stand between the rows of a board: nothing, rules, numbers of columns. */
const FILLER = /^[\s\d|+_=*~-]*$/;
const TOTALS = [
  /(\d+)\s*D(?:ata)?\b\W*(?:and\s+)?(\d+)\s*V(?:irus(?:es)?)?\b/i,
  /\bD(?:ata)?\s*[:=]\s*(\d+)\W*(?:and\s+)?V(?:irus(?:es)?)?\s*[:=]\s*(\d+)/i,
];
const CARDS = /\babilities\b\W*(\d+)/i;
const PLAYER = /\bP(?:layer)?\s*#?([1-4])\b/i;

/** The states that both outputs show, each a line for every row and one for the totals. */
export const sameBoards: CaseRules['statesOf'] = (expected, actual) => {
  const left = shownIn(expected);
  const right = shownIn(actual);
  const tellsCards = [left, right].every(
    ({ boards, cards, totals }) => boards.length > 0 && cards.length === totals.length,
  );
  return [statesOf(left, tellsCards), statesOf(right, tellsCards)];
};

function statesOf({ boards, totals, cards }: Shown, tellsCards: boolean): States {
  let at = 0;
  return boards.map(({ rows, line }) => {
    const { players } = SIZES.find(({ side }) => side === rows.length)!;
    const lines = rows.map((row, i) => ({ text: `${row}\n`, line: line + i }));
    const group = inOrder(totals.slice(at, at + players));
    const hands = tellsCards ? inOrder(cards.slice(at, at + players)) : [];
    at += players;
    return [...lines, { text: `${[...group, ...hands].join(', ')}\n`, line: line + rows.length }];
  });
}

/** By player where all are named, else as they come. */
function inOrder(counts: readonly Count[]): string[] {
  const named = counts.every(({ player }) => player !== null);
  const sorted = named ? counts.toSorted((a, b) => a.player! - b.player!) : counts;
  return sorted.map(({ text }) => text);
}

function shownIn(lines: readonly string[]): Shown {
  const boards: Board[] = [];
  const totals: Count[] = [];
  const cards: Count[] = [];
  let rows: string[] = [];
  let first = 0;
  let player: number | null = null;
  lines.forEach((text, i) => {
    // Where several views stand side by side the first counts.
    const row = rowIn(text);
    if (row !== null) {
      if (rows.length > 0 && rows[0].length !== row.length) rows = [];
      if (rows.length === 0) first = i + 1;
      rows.push(row);
      if (rows.length === row.length) {
        boards.push({ rows, line: first });
        rows = [];
      }
      return;
    }
    if (!FILLER.test(text)) rows = [];
    const [view] = text.split(/(?<=\S\s{2,})\||(?<=\s{2})\|/);
    player = numberIn(PLAYER.exec(view)) ?? player;
    const total = TOTALS.map((pattern) => pattern.exec(view)).find((found) => found !== null);
    if (total) totals.push({ player, text: `${total[1]}D ${total[2]}V` });
    const hand = CARDS.exec(view);
    if (hand) cards.push({ player, text: `${hand[1]} cards` });
  });
  return { boards, totals, cards };
}

const numberIn = (found: RegExpExecArray | null) => (found ? Number(found[1]) : null);

/** The squares of a row, without what stands between, before and after them. */
function rowIn(line: string): string | null {
  const squares = (text: string) => {
    const bare = text.replace(/[\s|:]/g, '');
    return SIZES.map(({ row }) => row.exec(bare)?.[1]).find((found) => found !== undefined) ?? null;
  };
  return squares(line.split('|')[0]) ?? squares(line);
}
