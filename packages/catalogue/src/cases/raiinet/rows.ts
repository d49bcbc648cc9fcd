/**
 * The boards in the output of any program for RAIInet, whose layout is its own. What is stable in them: eight rows of
 * eight squares (or ten of ten) with ports and corners where they belong; how squares are set apart, framed, numbered
 * and coloured, and what an empty one looks like, is not. A program keeps to one way, so one reading is taken for all.
 */
export interface PrintedBoard {
  readonly rows: readonly string[]; // 'abcSSfgh'
  readonly line: number; // of its first row, from 1
}

interface PrintedShape {
  readonly side: number;
  readonly glyphs: string; // of squares that are not empty, for a class of characters
  readonly label: string; // numbers that may touch a row
  /** Whether rows can be a board: other lines, such as letters of columns, may look like a row. */
  isFramed(first: string, last: string): boolean;
}

const SHAPES: readonly PrintedShape[] = [
  {
    side: 8,
    glyphs: 'a-hA-HSmw',
    label: '\\d*',
    isFramed: (...ends) => ends.every((row) => row.slice(3, 5) === 'SS'),
  },
  {
    side: 10,
    glyphs: '#a-pA-PS1-4',
    label: '(?:\\d\\d?)??',
    isFramed: (...ends) => ends.every((row) => row.startsWith('#') && row.endsWith('#')),
  },
];

const BLANK = ' ';
const EMPTIES = ['.', BLANK, '_', '-', '·', '*', ',', 'o', '0'];
/** Anything else that is neither a letter, a digit nor a part of a frame may be what an empty square looks like. */
const SYMBOL = /[^\p{L}\p{N}\p{M}\s|+_=\-.·*,:;"'`()[\]{}<>\u2500-\u257f]/gu;
const MOST_SYMBOLS = 3;
const BARS = /[|│┃║]/;
const SEPARATORS = /[|│┃║:;"'`()[\]{}<>]/g;
const CELL = /[[({<]\s?(.)\s?[\])}>]/g;
/** Lines that may stand between the rows of a board: nothing, rules, numbers of columns. */
const FILLER = /^[\s\d|+_=*~\-─-╿]*$/;

/** How the squares of a line are found. */
type Reading = (line: string) => string | null;

export function boardsIn(lines: readonly string[]): readonly PrintedBoard[] {
  const boards = usualBoardsIn(lines);
  if (boards.length > 0) return boards;
  // As wide as a letter, or as a letter with a blank.
  for (const symbol of symbolsIn(lines))
    for (const empty of ['.', ' . ']) {
      const found = usualBoardsIn(lines.map((line) => line.replaceAll(symbol, empty)));
      if (found.length > 0) return found;
    }
  return [];
}

/** The most frequent first. */
function symbolsIn(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const [symbol] of line.matchAll(SYMBOL)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const sorted = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
  return sorted.slice(0, MOST_SYMBOLS);
}

function usualBoardsIn(lines: readonly string[]): readonly PrintedBoard[] {
  for (const empty of EMPTIES)
    for (const shape of SHAPES)
      for (const labels of [0, 1]) {
        const boards = boardsBy(empty === BLANK ? framed(shape) : apart(shape, empty, labels), shape, lines);
        if (boards.length > 0) return boards;
      }
  return [];
}

function boardsBy(
  reading: Reading,
  { side, isFramed }: PrintedShape,
  lines: readonly string[],
): PrintedBoard[] {
  const boards: PrintedBoard[] = [];
  const known = new Map<string, string | null>(); // most lines occur again and again
  let rows: { readonly row: string; readonly line: number }[] = [];
  lines.forEach((text, i) => {
    const row = known.has(text) ? known.get(text)! : reading(text);
    known.set(text, row);
    if (row === null) {
      if (!FILLER.test(text)) rows = [];
      return;
    }
    rows = [...rows.slice(-side + 1), { row, line: i + 1 }];
    if (rows.length < side || !isFramed(rows[0].row, row)) return;
    boards.push({ rows: rows.map((each) => each.row), line: rows[0].line });
    rows = [];
  });
  return boards;
}

/** Squares in one word, or each a word; `labels` are words before them that look like squares. */
function apart({ side, glyphs, label }: PrintedShape, empty: string, labels: number): Reading {
  const square = `[${glyphs}\\${empty}]`;
  const whole = new RegExp(`^${label}(${square}{${side}})${label}$`);
  const single = new RegExp(`^${square}$`);
  const bare = (row: string) => row.replaceAll(empty, '.');
  return (line) => {
    const words = line
      .replace(SEPARATORS, ' ')
      .replace(empty === ',' ? '' : /,/g, ' ')
      .trim()
      .split(/\s+/);
    const run: string[] = [];
    for (const word of words) {
      const [, row] = whole.exec(word) ?? [];
      if (row !== undefined) return bare(row); // where several views stand side by side the first counts
      if (single.test(word)) run.push(word);
      else run.length = 0;
      if (run.length === side + labels) return bare(run.slice(labels).join(''));
    }
    return null;
  };
}

/** Squares between bars or in brackets, where an empty one is blank. */
function framed({ side, glyphs }: PrintedShape): Reading {
  const squares = new RegExp(`^[ ${glyphs}]{${side}}$`);
  const sound = (row: string) => (squares.test(row) ? row.replaceAll(' ', '.') : null);
  return (line) => {
    const cells = [...line.matchAll(CELL)].map(([, square]) => square);
    if (cells.length === side) return sound(cells.join(''));
    const parts = line.split(BARS).slice(1, -1);
    if (parts.length === side && parts.every((part) => part.trim().length <= 1))
      return sound(parts.map((part) => part.trim() || ' ').join(''));
    for (const part of parts) {
      if (part.length === side) return sound(part);
      if (part.length === 2 * side + 1) return sound(everySecond(part.slice(1)));
      if (part.length === 2 * side - 1) return sound(everySecond(part));
    }
    return null;
  };
}

const everySecond = (text: string) => [...text].filter((_, i) => i % 2 === 0).join('');

type Rows = PrintedBoard['rows'];

/** Ways to look at a board: whoever draws one may count rows or columns from the other end, or sit at the other side. */
const SIGHTS: readonly ((rows: Rows) => Rows)[] = [
  (rows) => rows,
  (rows) => rows.toReversed(),
  (rows) => rows.map(backwards).reverse(),
  (rows) => rows.map(backwards),
];
const backwards = (row: string) => [...row].reverse().join('');
const keyOf = (rows: Rows) => rows.join('\n');

/** Boards as they would be seen from where the others are: each that is the same as one of them, the rest as most are. */
export function turnedAs(
  others: readonly PrintedBoard[],
  boards: readonly PrintedBoard[],
): readonly PrintedBoard[] {
  const known = new Set(others.map(({ rows }) => keyOf(rows)));
  const isKnown = (sight: (typeof SIGHTS)[number], { rows }: PrintedBoard) => known.has(keyOf(sight(rows)));
  const counts = SIGHTS.map((sight) => boards.filter((board) => isKnown(sight, board)).length);
  const usual = SIGHTS[counts.indexOf(Math.max(...counts))];
  return boards.map((board) => ({
    ...board,
    rows: (SIGHTS.find((sight) => isKnown(sight, board)) ?? usual)(board.rows),
  }));
}
