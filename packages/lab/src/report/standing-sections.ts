/** Sections of a tournament: ratings, meetings, the sequential test or the score as it went, and time. */
import type { PairLine } from '../jobs/chunk.js';
import { anchorOf, type Spec } from '../jobs/spec.js';
import { cellOfPair, type Standings } from '../jobs/standings.js';
import { strengthOf } from '../statistics/elo.js';
import { CELLS } from '../statistics/pentanomial.js';
import { boundsOf, llrOf } from '../statistics/sprt.js';
import { quantile } from './bins.js';
import type { PathPoint, Section, TableCell } from './section.js';

const finite = (value: number): TableCell => (Number.isFinite(value) ? value : null);

export function ratings(spec: Spec, standings: Standings): Section {
  const { ratings: rated, imagined } = standings.ratings();
  const { bot, elo } = anchorOf(spec);
  const rows = spec.bots
    .map(({ name }, i) => ({ name, ...rated[i] }))
    .filter(({ value, bar }) => Number.isFinite(value) && Number.isFinite(bar))
    .sort((a, b) => b.value - a.value);
  const note = imagined ? ' Somebody won or lost everything: with an imagined draw of each two.' : '';
  return {
    id: 'elo',
    title: 'Elo',
    words: `By maximum likelihood, ${bot} at ${elo}, with 95 % bars from the spread between pairs.${note}`,
    table: { columns: ['bot', 'Elo', 'bar'], rows: rows.map(({ name, value, bar }) => [name, value, bar]) },
    charts: [{ title: '', chart: { kind: 'intervals', label: 'Elo', from: elo, rows } }],
  };
}

const HALF_POINTS = ['0 of 2', '0.5', '1', '1.5', '2 of 2'];

export function meetings(spec: Spec, standings: Standings): Section {
  return spec.seats > 2 ? tables(standings) : pairs(standings, spec.seats === 1);
}

/** Tables of more than two: who won how often. */
function tables(standings: Standings): Section {
  const rows = [...standings.meetings.values()].flatMap(({ bots, firsts }) =>
    bots.map((part, i) => ({ name: bots.join(', '), part, n: firsts[i] })),
  );
  const parts = [...new Set(rows.map(({ part }) => part))];
  return {
    id: 'meetings',
    title: 'Tables',
    words: 'Games by who won them; every deal is played in all rotations of the seats.',
    table: { columns: ['table', 'bot', 'won'], rows: rows.map(({ name, part, n }) => [name, part, n]) },
    charts: [{ title: '', chart: { kind: 'stacks', label: 'games', parts, rows } }],
  };
}

function pairs(standings: Standings, lone: boolean): Section {
  const all = [...standings.meetings.values()];
  const nameOf = (bots: readonly string[]) => bots.join(' – ');
  return {
    id: 'meetings',
    title: 'Meetings',
    words: `Pairs by the points of the first of the two; a pair is one deal${lone ? ' that both play, each alone: who does better has both' : ' with the seats swapped'}.`,
    table: {
      columns: [
        'first',
        'second',
        ...HALF_POINTS,
        'unfinished',
        ...(lone ? [] : ['won', 'lost', 'drawn']),
        'score',
        'Elo',
        'bar',
        'nElo',
        'nElo bar',
        'LOS',
        ...(lone ? ['score lead', 'lead bar'] : []),
      ],
      rows: all.map(({ bots, pentanomial, unfinished, games, lead }) => {
        const counted = pentanomial.some((n) => n > 0);
        const { score, elo, nElo, los } = strengthOf(pentanomial);
        const numbers = [score.value, elo.value, elo.bar, nElo.value, nElo.bar, los];
        const leads = lone ? [lead.n > 0 ? lead.mean : null, finite(lead.bar)] : [];
        return [
          ...bots,
          ...pentanomial,
          unfinished,
          ...(lone ? [] : [games.won, games.lost, games.drawn]),
          ...numbers.map((n) => (counted ? finite(n) : null)),
          ...leads,
        ];
      }),
    },
    charts: [
      {
        title: '',
        chart: {
          kind: 'stacks',
          ranked: true,
          label: 'pairs',
          parts: HALF_POINTS,
          rows: all.flatMap(({ bots, pentanomial }) =>
            pentanomial.map((n, cell) => ({ name: nameOf(bots), part: HALF_POINTS[cell], n })),
          ),
        },
      },
    ],
  };
}

const MOST_POINTS = 500;

/** The log-likelihood ratio of a sequential test, or the score of the first of two, pair by pair. */
export function path(spec: Spec, lines: readonly PairLine[]): Section | null {
  if (spec.bots.length !== 2 || spec.seats > 2) return null;
  const counts = new Array<number>(CELLS).fill(0);
  const points: PathPoint[] = [];
  const counted = lines.filter(({ scores }) => scores !== null);
  const every = Math.ceil(counted.length / MOST_POINTS);
  for (const [i, { pair, scores }] of counted.entries()) {
    counts[cellOfPair(scores!)]++;
    if ((i + 1) % every !== 0 && i + 1 < counted.length) continue;
    points.push(spec.sprt ? { x: pair + 1, y: llrOf(counts, spec.sprt) } : scorePoint(pair + 1, counts));
  }
  return spec.sprt ? llrSection(spec, spec.sprt, points) : scoreSection(spec, points);
}

function scorePoint(x: number, counts: readonly number[]): PathPoint {
  const { value, bar } = strengthOf(counts).score;
  if (bar === 0) return { x, y: value }; // pairs that are all the same do not say how far others may be off
  return { x, y: value, low: Math.max(0, value - bar), high: Math.min(1, value + bar) };
}

function llrSection(spec: Spec, sprt: NonNullable<Spec['sprt']>, points: readonly PathPoint[]): Section {
  const [low, high] = boundsOf(sprt);
  return {
    id: 'llr',
    title: 'The sequential test',
    words: `Is ${spec.bots[0].name} stronger by ${sprt.elo1} rather than by ${sprt.elo0} (${sprt.model} Elo)? The log-likelihood ratio after each pair.`,
    table: { columns: ['pairs', 'LLR'], rows: points.map(({ x, y }) => [x, y]) },
    charts: [
      {
        title: '',
        chart: {
          kind: 'path',
          label: 'pairs',
          yLabel: 'LLR',
          points,
          lines: [
            { y: high, words: 'elo1 is accepted' },
            { y: low, words: 'elo0 is accepted' },
          ],
        },
      },
    ],
  };
}

function scoreSection(spec: Spec, points: readonly PathPoint[]): Section {
  return {
    id: 'score',
    title: 'The score as it went',
    words: `Points per game of ${spec.bots[0].name}, with the 95 % interval of what had been played.`,
    table: {
      columns: ['pairs', 'score', 'low', 'high'],
      rows: points.map(({ x, y, low = null, high = null }) => [x, y, low, high]),
    },
    charts: [
      {
        title: '',
        chart: { kind: 'path', label: 'pairs', yLabel: 'score', points, lines: [{ y: 0.5, words: 'even' }] },
      },
    ],
  };
}

/** Who could not go on, how often and why; nothing where nobody did. */
export function faults({ faults: { rows } }: Standings): Section[] {
  if (rows.length === 0) return [];
  const parts = [...new Set(rows.map(({ termination }) => termination))].sort();
  return [
    {
      id: 'faults',
      title: 'Who could not go on',
      words: 'Games that a bot left by a fault of its own, and what was said of the first of each kind.',
      table: {
        columns: ['bot', 'fault', 'games', 'the first'],
        rows: rows.map(({ bot, termination, games, words }) => [bot, termination, games, words]),
      },
      charts: [
        {
          title: '',
          chart: {
            kind: 'stacks',
            label: 'games',
            parts,
            rows: rows.map(({ bot, termination, games }) => ({ name: bot, part: termination, n: games })),
          },
        },
      ],
    },
  ];
}

/** Milliseconds of every bot's commands. */
export function times(byBot: ReadonlyMap<string, readonly number[]>): Section {
  const rows = [...byBot]
    .filter(([, ms]) => ms.length > 0)
    .map(([name, ms]) => {
      const sorted = [...ms].sort((a, b) => a - b);
      const at = (share: number) => quantile(sorted, share);
      return {
        name,
        commands: ms.length,
        low: at(0.05),
        quarter: at(0.25),
        middle: at(0.5),
        threeQuarters: at(0.75),
        high: at(0.95),
        most: sorted.at(-1)!,
      };
    });
  return {
    id: 'times',
    title: 'Time per command',
    words:
      'Milliseconds by the clock: the middle, the half and the nine tenths around it. Not the same again.',
    table: {
      columns: ['bot', 'commands', '5 %', '25 %', '50 %', '75 %', '95 %', 'most'],
      rows: rows.map((r) => [
        r.name,
        r.commands,
        r.low,
        r.quarter,
        r.middle,
        r.threeQuarters,
        r.high,
        r.most,
      ]),
    },
    charts: rows.some(({ high }) => high > 0)
      ? [{ title: '', chart: { kind: 'spreads', label: 'milliseconds', rows } }]
      : [],
  };
}
