/** Sections that any set of games has: how they ended, how long they were, what seats and first moves were worth. */
import type { Estimate } from '../statistics/elo.js';
import { Z95 } from '../statistics/normal.js';
import { binOf, edgesOf } from './bins.js';
import { type Chart, COUNTED, type Interval, type Section, type TableCell } from './section.js';
import { outcomeWords, pointsOf, type Watched } from './watched.js';

type IntervalChart = Extract<Chart, { kind: 'intervals' }>;

const MOST_OPENINGS = 15;
const ALL = 'all games';
const ALL_OR_NOTHING = [0, 1] as const;

export function outcomes(games: readonly Watched[]): Section {
  const groups = countBy(games, ({ group }) => group);
  const parts = partsOf(games);
  const counts = countBy(games, (game) => `${game.group}\n${outcomeWords(game)}`);
  const rows = [...groups.keys()].flatMap((group) =>
    parts.map((part) => ({ name: group || ALL, part, n: counts.get(`${group}\n${part}`) ?? 0 })),
  );
  return {
    id: 'outcomes',
    title: 'How games came out',
    words: 'Games by their outcome; those that came to no end by why.',
    table: {
      columns: ['group', 'outcome', 'games', 'share'],
      rows: rows.map(({ name, part, n }) => [name, part, n, n / groups.get(name === ALL ? '' : name)!]),
    },
    charts: [{ title: '', chart: { kind: 'stacks', label: 'games', parts, rows } }],
  };
}

export function terminations(games: readonly Watched[]): Section {
  const counts = [...countBy(games, ({ termination }) => termination)].sort(([a], [b]) => compare(a, b));
  const rows = counts.map(([name, n]) => ({ name, part: COUNTED, n }));
  return {
    id: 'terminations',
    title: 'What ended them',
    words: 'By the rules (normal), or by something that a bot did or that was agreed for the run.',
    table: { columns: ['termination', 'games'], rows: rows.map(({ name, n }) => [name, n]) },
    charts: [{ title: '', chart: { kind: 'stacks', label: 'games', parts: [COUNTED], rows } }],
  };
}

export function lengths(games: readonly Watched[]): Section {
  const parts = partsOf(games);
  const edges = edgesOf(games.map(({ plies }) => plies));
  const counts = countBy(games, (game) => `${binOf(edges, game.plies)} ${outcomeWords(game)}`);
  const bins = edges
    .slice(0, -1)
    .flatMap((from, i) =>
      parts.map((part) => ({ from, to: edges[i + 1], part, n: counts.get(`${i} ${part}`) ?? 0 })),
    );
  return {
    id: 'lengths',
    title: 'By length',
    words: 'Games by the number of their commands, and how they came out.',
    table: {
      columns: ['from', 'below', 'outcome', 'games'],
      rows: bins.map(({ from, to, part, n }) => [from, to, part, n]),
    },
    charts: [{ title: '', chart: { kind: 'histogram', label: 'commands', parts, bins } }],
  };
}

/** Who did how well in which seat. */
export function seats(games: readonly Watched[]): Section {
  const chairs = new Map<
    string,
    { name: string; seat: number; group: string; points: number[]; scores: number[] }
  >();
  for (const game of games)
    for (const [seat, name] of game.seats.entries()) {
      const key = JSON.stringify([game.group, name, seat]);
      const chair = chairs.get(key) ?? { name, seat, group: game.group, points: [], scores: [] };
      chairs.set(key, chair);
      const points = pointsOf(game, seat);
      if (points !== null) chair.points.push(points);
      if (game.scores[seat] !== undefined) chair.scores.push(game.scores[seat]);
    }
  const lone = games.every((game) => game.seats.length === 1);
  const all = [...chairs.values()].sort(
    (a, b) => compare(a.group, b.group) || compare(a.name, b.name) || a.seat - b.seat,
  );
  const named = all.map(({ name, seat, group, points, scores }) => ({
    words: [group, name, lone ? '' : `seat ${seat + 1}`].filter(Boolean).join(', '),
    points: estimatePoints(points),
    scores: estimate(scores),
    row: [group, name, seat + 1] as TableCell[],
    games: points.length,
  }));
  const intervals = (of: 'points' | 'scores'): Interval[] =>
    named.map((each) => ({ name: each.words, ...each[of] })).filter(({ value }) => !Number.isNaN(value));
  const charts = [
    {
      title: lone ? 'share of games won' : 'points per game',
      label: 'points',
      within: ALL_OR_NOTHING,
      rows: intervals('points'),
    },
    { title: 'mean score', label: 'score', rows: intervals('scores') },
  ];
  return {
    id: 'seats',
    title: lone ? 'By bot' : 'By seat',
    words: 'Means with 95 % bars, as if games were independent of each other.',
    table: {
      columns: ['group', 'bot', 'seat', 'games', 'points', 'points bar', 'score', 'score bar'],
      rows: named.map((each) => [
        ...each.row,
        each.games,
        ...[each.points, each.scores].flatMap(({ value, bar }) => [number(value), number(bar)]),
      ]),
    },
    charts: telling(charts),
  };
}

/** What the first command was, and what became of those who gave it. */
export function openings(games: readonly Watched[]): Section {
  const groups = groupBy(games, ({ opening }) => opening ?? '');
  const rows = [...groups]
    .filter(([opening]) => opening !== '')
    .map(([name, members]) => ({
      name,
      games: members.length,
      points: estimatePoints(members.flatMap((game) => pointsOf(game, 0) ?? [])),
      scores: estimate(members.flatMap(({ scores }) => scores.slice(0, 1))),
    }))
    .sort((a, b) => b.games - a.games || compare(a.name, b.name));
  const most = rows.slice(0, MOST_OPENINGS);
  const intervals = (of: 'points' | 'scores'): Interval[] =>
    most.map((each) => ({ name: each.name, ...each[of] })).filter(({ value }) => !Number.isNaN(value));
  const lone = games.every((game) => game.seats.length === 1);
  const charts = [
    {
      title: lone ? 'share of games won' : 'points of the first seat',
      label: 'points',
      within: ALL_OR_NOTHING,
      rows: intervals('points'),
    },
    // Where several play, the points say it.
    ...(lone ? [{ title: 'mean score', label: 'score', rows: intervals('scores') }] : []),
  ];
  return {
    id: 'openings',
    title: 'First commands',
    words:
      rows.length > most.length
        ? `The ${most.length} most frequent of ${rows.length}; all are in the table.`
        : 'How often each was given, and what the first seat made of it.',
    table: {
      columns: ['first command', 'games', 'points', 'points bar', 'score', 'score bar'],
      rows: rows.map(({ name, games: n, points, scores }) => [
        name,
        n,
        ...[points, scores].flatMap(({ value, bar }) => [number(value), number(bar)]),
      ]),
    },
    charts: [
      {
        title: 'games',
        chart: {
          kind: 'stacks',
          label: 'games',
          parts: [COUNTED],
          rows: most.map(({ name, games: n }) => ({ name, part: COUNTED, n })),
        },
      },
      ...telling(charts),
    ],
  };
}

/** Charts in which there is something to see. */
const telling = (charts: readonly ({ title: string } & Omit<IntervalChart, 'kind'>)[]): Section['charts'] =>
  charts
    .filter(({ rows }) => rows.some(({ value }) => value !== 0))
    .map(({ title, ...chart }) => ({ title, chart: { kind: 'intervals', ...chart } }));

// ------------------------------------------------------------ numbers

/** A mean with its 95 % bar; NaN of nothing, and as the bar of one value alone. */
export function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  const value = values.reduce((a, b) => a + b, 0) / n;
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (n - 1);
  return { value, bar: Z95 * Math.sqrt(variance / n) };
}

/** Some games that were all won do not say that all will be: such a mean has no bar. */
function estimatePoints(points: readonly number[]): Estimate {
  const { value, bar } = estimate(points);
  return { value, bar: bar === 0 ? Number.NaN : bar };
}

export const number = (value: number): TableCell => (Number.isFinite(value) ? value : null);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function partsOf(games: readonly Watched[]): string[] {
  return [...new Set(games.map(outcomeWords))].sort(compare);
}

function countBy<T>(things: readonly T[], key: (thing: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(key(thing), (counts.get(key(thing)) ?? 0) + 1);
  return counts;
}

function groupBy<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}
