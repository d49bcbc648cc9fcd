/** The totals of the players in any layout: how many data and how many viruses each has downloaded, in words or letters. */
export interface Total {
  readonly player: number | null; // 1, where it is named
  readonly text: string; // '1D 0V'
}

const DATA = 'd(?:ata)?';
const VIRUSES = 'v(?:irus(?:es)?)?';
/** What may be said beside a count without telling anything else. */
const ASIDE = '(?:(?:down)?loaded|downloads?|links?|counts?|total|so far|now|has|have)';
const BESIDE = `(?:[^\\w\\n]*(?:and|with|${ASIDE})\\b)*[^\\w\\n]*`;
const IS = `(?:\\s+${ASIDE}){0,3}[^\\w\\n]{0,4}`;
/** As in 2/4: how many win or lose. */
const OF = '(?:\\s*(?:/|(?:out )?of)\\s*\\d+)?';
const COUNT = `(?<![\\w./])(\\d+)${OF}`;

interface Form {
  readonly pattern: RegExp;
  readonly isTurned: boolean; // viruses come first
}

const bothWays = (make: (first: string, second: string) => RegExp): Form[] => [
  { pattern: make(DATA, VIRUSES), isTurned: false },
  { pattern: make(VIRUSES, DATA), isTurned: true },
];

const PAIRS: readonly Form[] = [
  ...bothWays((a, b) => new RegExp(`${COUNT}\\s*${a}\\b${BESIDE}(\\d+)${OF}\\s*${b}\\b`, 'gi')),
  ...bothWays((a, b) => new RegExp(`\\b${a}\\b${IS}(\\d+)${OF}${BESIDE}${b}\\b${IS}(\\d+)`, 'gi')),
  { pattern: /\bD(\d+)[^\w\n]+V(\d+)\b/gi, isTurned: false },
  { pattern: /\bV(\d+)[^\w\n]+D(\d+)\b/gi, isTurned: true },
];
/** As in `data/virus: 2/1`: which of both comes first is said once. */
const SLASHED = bothWays((a, b) => new RegExp(`\\b${a}\\s*[/|]\\s*${b}\\b`, 'i'));
const SLASHED_COUNTS = /(?<![\w./])(\d+)\s*[/|]\s*(\d+)(?![\w./])/g;
/** A link with its value: `a: V1`. */
const LISTED = /\b[a-p]\s*[:=]\s*(?:[DV][1-4]\b|\?)/i;
const alone = (word: string) => new RegExp(`${COUNT}\\s*${word}\\b|\\b${word}\\b${IS}(\\d+)`, 'gi');
const ALONE = { data: alone('data'), viruses: alone('virus(?:es)?') };
/** All other lines name no player and no count. */
const MAY_TELL = /\bp(?:layer)?\s*#?[1-4]|\d\s*[dv]|[dv]\w*\W*\d|data|virus/i;
const PLAYER = /\bP(?:layer)?\s*#?([1-4])\b/gi;

/** The two counts of a player may stand on lines of their own, one right after the other. */
const NEAR = 2;
/** The heading of a table, and how far below it rows may stand. */
const HEADING = /\b(data|virus(?:es)?)\b.*\b(data|virus(?:es)?)\b/i;
const TALLEST = 8;
/** Of a table with a column for players: each is a number like the counts. */
const NAMES_PLAYERS = /\bplayer\b.*\b(?:data|virus)/i;
const NUMBERED = /^\W*([1-4])(\W+\d+\W+\d+\W*)$/;

interface Column {
  readonly at: number;
  readonly player: number;
}

interface Half {
  readonly kind: keyof typeof ALONE;
  readonly count: string;
  readonly at: number; // the line
}

export function totalsIn(lines: readonly string[]): Total[] {
  const totals: Total[] = [];
  let columns: readonly Column[] = []; // the players last named on one line
  const halves = new Map<number | null, Half>();
  let heading = { at: -TALLEST - 1, isTurned: false, isNumbered: false };
  lines.forEach((line, at) => {
    const isInTable = at - heading.at <= TALLEST;
    const [, number, counts] = (isInTable && heading.isNumbered && NUMBERED.exec(line)) || [];
    if (number !== undefined) {
      for (const { text } of rowOf(counts, heading.isTurned)) totals.push({ player: Number(number), text });
      return;
    }
    if (!MAY_TELL.test(line)) return;
    const players = [...line.matchAll(PLAYER)].map((each) => ({ at: each.index, player: Number(each[1]) }));
    const before = columns.at(-1)?.player ?? null;
    if (players.length > 0) columns = players;
    const text = line.replace(PLAYER, (name) => '~'.repeat(name.length));
    const head = /\d/.test(text) ? null : HEADING.exec(text);
    if (head) heading = { at, isTurned: /^v/i.test(head[1]), isNumbered: NAMES_PLAYERS.test(text) };
    const isRow = players.length === 1 && isInTable;
    const pairs = isRow ? rowOf(text, heading.isTurned) : pairsIn(text);
    for (const pair of pairs) {
      const player = players.findLast((each) => each.at < pair.at)?.player ?? before;
      totals.push({ player, text: pair.text });
    }
    if (pairs.length > 0) halves.clear();
    else for (const half of acrossIn(text, columns) ?? halvesIn(text)) put(half, at);
  });
  return totals;

  function put({ kind, count, column }: ReturnType<typeof halvesIn>[number], at: number): void {
    const player = (columns.findLast((each) => each.at <= column) ?? columns[0])?.player ?? null;
    const half = halves.get(player);
    if (half && half.kind !== kind && at - half.at <= NEAR) {
      const [data, viruses] = kind === 'data' ? [count, half.count] : [half.count, count];
      totals.push({ player, text: `${data}D ${viruses}V` });
      halves.delete(player);
    } else halves.set(player, { kind, count, at });
  }
}

const halvesIn = (text: string) =>
  (['data', 'viruses'] as const).flatMap((kind) =>
    [...text.matchAll(ALONE[kind])].map(({ 1: before, 2: after, index }) => ({
      kind,
      count: before ?? after,
      column: index,
    })),
  );

/** Of a table whose heading names the players: one count of each. */
function acrossIn(text: string, columns: readonly Column[]): ReturnType<typeof halvesIn> | null {
  const kinds = [...text.matchAll(/\b(data|virus(?:es)?)\b/gi)];
  const counts = [...text.matchAll(/(?<![\w./])\d+(?![\w./])/g)];
  if (kinds.length !== 1 || columns.length < 2 || counts.length !== columns.length) return null;
  const kind = /^d/i.test(kinds[0][1]) ? 'data' : 'viruses';
  return counts.map(([count], i) => ({ kind, count, column: columns[i].at }));
}

/** Of a table whose heading names both counts. */
function rowOf(text: string, isTurned: boolean): ReturnType<typeof pairsIn> {
  const numbers = [...text.matchAll(/(?<![\w./])\d+(?![\w.])/g)];
  if (numbers.length !== 2) return pairsIn(text);
  const [[a], [b]] = numbers;
  return [{ text: isTurned ? `${b}D ${a}V` : `${a}D ${b}V`, at: numbers[0].index }];
}

function pairsIn(text: string): { readonly text: string; readonly at: number }[] {
  if (LISTED.test(text)) return [];
  const slashed = SLASHED.find(({ pattern }) => pattern.test(text));
  const forms = slashed ? [{ ...slashed, pattern: SLASHED_COUNTS }, ...PAIRS] : PAIRS;
  for (const { pattern, isTurned } of forms) {
    const found = [...text.matchAll(pattern)];
    if (found.length > 0)
      return found.map(({ 1: a, 2: b, index }) => ({
        text: isTurned ? `${b}D ${a}V` : `${a}D ${b}V`,
        at: index,
      }));
  }
  return [];
}
