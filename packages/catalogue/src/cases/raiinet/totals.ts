/** The totals of the players in any layout: how many data and how many viruses each has downloaded, in words or letters. */
export interface Total {
  readonly player: number | null; // 1, where it is named
  readonly text: string; // '1D 0V'
}

const DATA = 'd(?:ata)?';
const VIRUSES = 'v(?:irus(?:es)?)?';
const BESIDE = '(?:[^\\w\\n]*(?:and|with|downloaded|links?)\\b)*[^\\w\\n]*';
const IS = '(?:\\s+(?:downloaded|count|total))?[^\\w\\n]{0,4}';

interface Form {
  readonly pattern: RegExp;
  readonly isTurned: boolean; // viruses come first
}

const bothWays = (make: (first: string, second: string) => RegExp): Form[] => [
  { pattern: make(DATA, VIRUSES), isTurned: false },
  { pattern: make(VIRUSES, DATA), isTurned: true },
];

const PAIRS: readonly Form[] = [
  ...bothWays((a, b) => new RegExp(`(?<![\\w.])(\\d+)\\s*${a}\\b${BESIDE}(\\d+)\\s*${b}\\b`, 'gi')),
  ...bothWays((a, b) => new RegExp(`\\b${a}\\b${IS}(\\d+)${BESIDE}${b}\\b${IS}(\\d+)`, 'gi')),
  { pattern: /\bD(\d+)[^\w\n]+V(\d+)\b/gi, isTurned: false },
  { pattern: /\bV(\d+)[^\w\n]+D(\d+)\b/gi, isTurned: true },
];
/** A link with its value: `a: V1`. */
const LISTED = /\b[a-p]\s*[:=]\s*(?:[DV][1-4]\b|\?)/i;
const alone = (word: string) => new RegExp(`(?<![\\w.])(\\d+)\\s*${word}\\b|\\b${word}\\b${IS}(\\d+)`, 'i');
const ALONE = { data: alone('data'), viruses: alone('virus(?:es)?') };
/** All other lines name no player and no count. */
const MAY_TELL = /\bp(?:layer)?\s*#?[1-4]|\d\s*[dv]|[dv]\w*\W*\d|data|virus/i;
const PLAYER = /\bP(?:layer)?\s*#?([1-4])\b/gi;

/** The two counts of a player may stand on lines of their own, one right after the other. */
const NEAR = 2;

export function totalsIn(lines: readonly string[]): Total[] {
  const totals: Total[] = [];
  let player: number | null = null;
  let half: { readonly kind: keyof typeof ALONE; readonly count: string; readonly at: number } | null = null;
  lines.forEach((line, at) => {
    if (!MAY_TELL.test(line)) return;
    const players = [...line.matchAll(PLAYER)].map((found) => ({
      at: found.index,
      number: Number(found[1]),
    }));
    const text = line.replace(PLAYER, (name) => '~'.repeat(name.length));
    const pairs = pairsIn(text);
    for (const pair of pairs) {
      const named = players.findLast((each) => each.at < pair.at)?.number ?? player;
      totals.push({ player: named, text: pair.text });
    }
    player = players.at(-1)?.number ?? player;
    if (pairs.length > 0) {
      half = null;
      return;
    }
    for (const kind of ['data', 'viruses'] as const) {
      const [, before, after] = ALONE[kind].exec(text) ?? [];
      const count = before ?? after;
      if (count === undefined) continue;
      if (half && half.kind !== kind && at - half.at <= NEAR) {
        const [data, viruses] = kind === 'data' ? [count, half.count] : [half.count, count];
        totals.push({ player, text: `${data}D ${viruses}V` });
        half = null;
      } else half = { kind, count, at };
    }
  });
  return totals;
}

function pairsIn(text: string): { readonly text: string; readonly at: number }[] {
  if (LISTED.test(text)) return [];
  for (const { pattern, isTurned } of PAIRS) {
    const found = [...text.matchAll(pattern)];
    if (found.length > 0)
      return found.map(({ 1: a, 2: b, index }) => ({
        text: isTurned ? `${b}D ${a}V` : `${a}D ${b}V`,
        at: index,
      }));
  }
  return [];
}
