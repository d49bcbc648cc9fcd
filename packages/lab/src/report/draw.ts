/** Charts as SVG by Observable Plot on a DOM of its own: nothing of it needs a script where it is looked at. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { type Bin, type Chart, COUNTED, type Interval } from './section.js';
import { shortened } from './shortened.js';

const { document } = parseHTML('<html><body></body></html>');

/** In pixels: of a chart on a desk, and of one that a phone shows as it is, with letters of the same size. */
export const WIDTHS = { wide: 720, narrow: 290 } as const;
const ROW_HEIGHT = 30;
const LETTER = 6.6; // px, of what stands beside a row
const FIRST = 'var(--c1)';
const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)', 'var(--c6)', 'var(--c7)'];
const RANKED = ['var(--r1)', 'var(--r2)', 'var(--r3)', 'var(--r4)', 'var(--r5)'];
const BASE = { document: document as never, style: { fontSize: '12px' } };

type Drawer<K extends Chart['kind']> = (
  chart: Extract<Chart, { kind: K }>,
  width: number,
) => Plot.PlotOptions;

const TICK_SPACE = 60; // px
const NARROW_TICKS = 50; // else there may be one alone
/** Counts are whole: a short bar has no halves beside it. */
const ticksFor = (rows: readonly NamedCount[], width: number): number =>
  Math.min(Math.floor(width / TICK_SPACE), highest(rows));

type NamedCount = { readonly name: string; readonly n: number };
/** The largest sum of those of one name, 1 at least. */
function highest(counts: readonly NamedCount[]): number {
  const sums = new Map<string, number>();
  for (const { name, n } of counts) sums.set(name, (sums.get(name) ?? 0) + n);
  return Math.max(1, ...sums.values());
}

const COUNT_TICKS = 8;
/** The height of the tallest of stacked bins. */
const tallest = (bins: readonly Bin[]): number =>
  highest(bins.map(({ from, n }) => ({ name: String(from), n })));

const FAINT = 0.04; // of the colour, where nothing happened
/** From this share of the strongest colour on, numbers on it are read in the colour of the ground. */
const READ_LIGHT = 0.75;

const DRAWERS: { readonly [K in Chart['kind']]: Drawer<K> } = {
  intervals: ({ label, from = 0, within, rows }, width) => ({
    ...rowsOf(
      rows.map(({ name }) => name),
      width,
    ),
    x: {
      label,
      grid: true,
      tickSpacing: width < WIDTHS.wide ? NARROW_TICKS : TICK_SPACE,
      ...(within ? { domain: [...within], clamp: true } : { nice: true }),
    },
    marks: [
      Plot.ruleX([from], { strokeOpacity: 0.4 }),
      Plot.ruleY(rows.filter(hasBar), {
        y: 'name',
        x1: (d) => d.value - d.bar,
        x2: (d) => d.value + d.bar,
        stroke: FIRST,
        strokeWidth: 2,
      }),
      Plot.dot(rows, {
        x: 'value',
        y: 'name',
        r: 4.5,
        fill: FIRST,
        title: (d) => `${d.name}: ${wordsOf(d)}`,
      }),
      ...(width < WIDTHS.wide
        ? []
        : [Plot.text(rows, { y: 'name', text: wordsOf, frameAnchor: 'right', textAnchor: 'start', dx: 12 })]),
    ],
    ...(width < WIDTHS.wide ? {} : { marginRight: BESIDE_NAMES + LETTER * longestOf(rows.map(wordsOf)) }),
  }),
  stacks: ({ label, parts, rows, ranked = false }, width) => ({
    ...rowsOf([...new Set(rows.map(({ name }) => name))], width),
    x: { label, grid: true, ticks: ticksFor(rows, width) },
    color: coloursOf(parts, ranked ? RANKED : COLOURS),
    marks: [
      Plot.barX(rows, {
        x: 'n',
        y: 'name',
        fill: 'part',
        insetTop: 4,
        insetBottom: 4,
        title: (d) => (d.part === COUNTED ? `${d.name}: ${d.n}` : `${d.name}, ${d.part}: ${d.n}`),
      }),
      Plot.ruleX([0]),
    ],
  }),
  histogram: ({ label, parts, bins }) => ({
    height: 260,
    marginBottom: 40,
    x: { label, nice: true },
    y: { label: 'games', grid: true, ticks: Math.min(COUNT_TICKS, tallest(bins)) },
    color: coloursOf(parts),
    marks: [
      Plot.rectY(
        bins.filter(({ n }) => n > 0),
        Plot.stackY({
          x1: 'from',
          x2: 'to',
          y: 'n',
          fill: 'part',
          order: [...parts],
          title: (d) => `${d.from} to ${d.to - 1}, ${d.part}: ${d.n}`,
        }),
      ),
      Plot.ruleY([0]),
    ],
  }),
  path: ({ label, yLabel, points, lines }, width) => ({
    height: 260,
    marginBottom: 40,
    marginRight: width < WIDTHS.wide ? 20 : 110,
    x: { label },
    y: { label: yLabel, grid: true, nice: true },
    marks: [
      Plot.areaY(
        points.filter(({ low }) => low !== undefined),
        { x: 'x', y1: 'low', y2: 'high', fill: FIRST, fillOpacity: 0.18 },
      ),
      Plot.ruleY(lines, { y: 'y', strokeDasharray: '4 3' }),
      Plot.text(lines, {
        y: 'y',
        text: 'words',
        frameAnchor: 'right',
        ...(width < WIDTHS.wide ? { textAnchor: 'end', dy: -8 } : { textAnchor: 'start', dx: 6 }),
      }),
      Plot.lineY(points, { x: 'x', y: 'y', stroke: FIRST, strokeWidth: 2 }),
    ],
  }),
  spreads: ({ label, rows }, width) => ({
    ...rowsOf(
      rows.map(({ name }) => name),
      width,
    ),
    x: { label, grid: true, nice: true, zero: true },
    marks: [
      Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', stroke: FIRST }),
      Plot.barX(rows, {
        y: 'name',
        x1: 'quarter',
        x2: 'threeQuarters',
        fill: FIRST,
        fillOpacity: 0.45,
        insetTop: 7,
        insetBottom: 7,
      }),
      Plot.tickX(rows, {
        y: 'name',
        x: 'middle',
        strokeWidth: 2.5,
        insetTop: 4,
        insetBottom: 4,
        title: (d) => `${d.name}: ${fixed(d.middle)}`,
      }),
    ],
  }),
  heat: ({ counts }, width) => {
    const cells = counts.flatMap((line, row) =>
      line.map((n, column) => ({ row: row + 1, column: column + 1, n })),
    );
    const most = Math.max(1, ...cells.map(({ n }) => n));
    const columns = counts[0]?.length ?? 0;
    const size = Math.max(16, Math.min(40, Math.floor((width - 46) / Math.max(1, columns))));
    const tickFormat = (n: number) => (size >= 24 || n === 1 || n % 5 === 0 ? String(n) : ''); // else they touch
    const axis = { label: null, tickSize: 0, tickFormat };
    return {
      width: columns * size + 46,
      height: counts.length * size + 40,
      margin: 20,
      marginLeft: 26,
      x: axis,
      y: axis,
      marks: [
        Plot.cell(cells, {
          x: 'column',
          y: 'row',
          fill: FIRST,
          fillOpacity: { value: ({ n }) => FAINT + (1 - FAINT) * (n / most), scale: null },
          inset: 0.5,
          title: (d) => `row ${d.row}, column ${d.column}: ${d.n}`,
        }),
        ...(size >= 24
          ? [
              Plot.text(
                cells.filter(({ n }) => n > 0),
                {
                  x: 'column',
                  y: 'row',
                  text: 'n',
                  fontSize: 11,
                  fill: ({ n }) => (n > READ_LIGHT * most ? 'var(--bg)' : 'var(--text)'),
                },
              ),
            ]
          : []),
      ],
    };
  },
};

/** An SVG, or a figure of a legend and an SVG. */
export function draw(chart: Chart, width: number): string {
  const options = (DRAWERS[chart.kind] as Drawer<Chart['kind']>)(chart as never, width);
  return Plot.plot({ ...BASE, width, ...options }).outerHTML;
}

const BESIDE_NAMES = 16; // px
const WIDER = 4.5; // px, of a wide letter than of a usual one
const widthOf = (text: string): number =>
  text.length * LETTER + (text.match(/[mwMW@%]/g)?.length ?? 0) * WIDER;
/** One row for each name, in the order given; names that are too long for the width are cut. */
function rowsOf(names: readonly string[], width: number): Plot.PlotOptions {
  const most = Math.floor((width / 2.5 - BESIDE_NAMES) / LETTER);
  const shown = names.map((name) => shortened(name, most));
  return {
    height: names.length * ROW_HEIGHT + 60,
    marginLeft: BESIDE_NAMES + Math.max(0, ...shown.map(widthOf)),
    marginBottom: 40,
    y: {
      label: null,
      domain: [...names],
      type: 'band',
      tickFormat: (name: string) => shortened(name, most),
    },
  };
}

/** No legend where one would only say what is counted. */
const coloursOf = (parts: readonly string[], colours: readonly string[] = COLOURS): Plot.ScaleOptions => ({
  domain: [...parts],
  range: parts.map((_, i) => colours[i % colours.length]),
  legend: parts.some((part) => part !== COUNTED),
});

const longestOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
const hasBar = ({ bar }: Interval): boolean => Number.isFinite(bar);
/** With no more digits than the bar leaves sense to: two of its own. */
function wordsOf({ value, bar }: Interval): string {
  if (!Number.isFinite(bar)) return fixed(value);
  if (bar === 0) return `${fixed(value)} ± 0`;
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(bar)));
  return `${value.toFixed(decimals)} ± ${bar.toFixed(decimals)}`;
}
const fixed = (value: number): string => String(Number(value.toPrecision(4)));
