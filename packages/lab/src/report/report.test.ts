import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { randomBot, specOf } from '../../testing/spec.js';
import { GAME_IDS, type GameId, loadGame } from '../games.js';
import { openLineup, playChunk } from '../jobs/chunk.js';
import { TournamentFolder } from '../jobs/folder.js';
import { pairsIn, type Spec } from '../jobs/spec.js';
import { STANDARD_SPRT } from '../statistics/sprt.js';
import { binOf, edgesOf, quantile } from './bins.js';
import { draw, WIDTHS } from './draw.js';
import { estimate, openings, seats } from './game-sections.js';
import { pageOf } from './page.js';
import { type Chart, COUNTED, type Report, type Section } from './section.js';
import { shortened } from './shortened.js';
import { csvOf, textOf } from './table.js';
import { reportOfTournament } from './tournament-report.js';
import { writeReport } from './write-report.js';

const HOME = mkdtempSync(join(tmpdir(), 'quadrant-report-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const NAMES = ['<b>&amp;"x\'', '=1+2'];
const PAGE = 'http://page.example/';

async function played(game: GameId, changes: Partial<Spec> = {}): Promise<[TournamentFolder, Report]> {
  const { game: rules } = await loadGame(game);
  const seats = game === 'raiinet' ? 2 : 1;
  const bots = NAMES.map((name) => randomBot(name));
  const spec = specOf(bots, { game, rules: rules.version, seats, rounds: 3, seed: 5, ...changes });
  const folder = new TournamentFolder(join(HOME, `${game} ${JSON.stringify(changes).length}`));
  folder.begin(spec);
  const field = await openLineup(spec, HOME);
  for await (const pair of playChunk(spec, 0, pairsIn(spec), field)) folder.keep(pair);
  await field.close();
  const report = await reportOfTournament(folder, PAGE);
  if (!report.ok) throw new Error(report.error.words);
  return [folder, report.value];
}

const sectionOf = (report: Report, id: string): Section => {
  const found = report.sections.find((each) => each.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
};

const chartsOf = ({ charts }: Section) => charts;

test.each([
  ['short', 10, 'short'],
  ['my-engine-v2.10', 9, 'my-e…2.10'],
  ['my-engine-v2.1 – my-engine-v2.10', 15, 'my-….1 – my-…10'],
  ['weapon 3, my-engine-v2.1, seat 1', 20, 'wea… 3, my….1, se… 1'],
  ['a, b, c, d, e', 5, 'a,… e'],
])('%j in %d letters is %j', (name, most, short) => expect(shortened(name, most)).toBe(short));

test('a name that is too long for the width is cut, and stands whole where one points at its row', () => {
  const name = 'x'.repeat(60);
  const chart: Chart = { kind: 'intervals', label: 'Elo', rows: [{ name, value: 1, bar: 1 }] };
  for (const [width, shown] of [
    [WIDTHS.wide, 41],
    [WIDTHS.narrow, 15],
  ])
    expect(draw(chart, width)).toContain(`>${shortened(name, shown)}<`);
  expect(draw(chart, WIDTHS.narrow)).toContain(`<title>${name}: `);
  for (const [width, beside] of [
    [WIDTHS.wide, 1],
    [WIDTHS.narrow, 0],
  ])
    expect(draw(chart, width).match(/>1\.0 ± 1\.0</g) ?? []).toHaveLength(beside); // the numbers, where there is room
});

test('wide letters have room', () => {
  const leftOf = (name: string) => {
    const chart: Chart = { kind: 'intervals', label: 'Elo', rows: [{ name, value: 1, bar: 1 }] };
    return Number(
      draw(chart, WIDTHS.wide).match(/y-axis tick label"><text transform="translate\(([\d.]+)/)?.[1],
    );
  };
  expect(leftOf('mmmmmm') - leftOf('iiiiii')).toBeGreaterThan(20);
});

test('what nobody can know has no bar: of one value, of games that all came out the same, of pairs alike', async () => {
  expect(estimate([3])).toEqual({ value: 3, bar: Number.NaN });
  expect(estimate([3, 3])).toEqual({ value: 3, bar: 0 });
  const won = { group: '', seats: ['a'], result: 'won', winner: 0, scores: [], plies: 1 } as const;
  const games = [1, 2, 3].map(() => ({ ...won, termination: 'normal', opening: 'go' }) as const);
  for (const { table, charts } of [seats(games), openings(games)]) {
    const [row] = table.rows;
    expect(row[table.columns.indexOf('points')]).toBe(1);
    expect(row[table.columns.indexOf('points bar')]).toBe(null);
    expect(charts.map(({ chart }) => draw(chart, WIDTHS.wide)).join()).not.toMatch(/NaN|±/);
  }
  const [, report] = await played('raiinet');
  expect(sectionOf(report, 'score').table.rows[0].slice(2)).toEqual([null, null]);
});

test('one outcome alone is named; a count of games needs no legend', () => {
  const rows = (part: string) => [{ name: 'all', part, n: 3 }];
  const stacks = (part: string) =>
    draw({ kind: 'stacks', label: 'games', parts: [part], rows: rows(part) }, WIDTHS.wide);
  expect(stacks('lost')).toContain('lost</span>');
  expect(stacks(COUNTED)).not.toContain('</span>');
});

test('where one plays alone nobody has a seat', async () => {
  const [, report] = await played('space-defender-2');
  expect(sectionOf(report, 'meetings').words).toContain('each alone');
  for (const { words } of sectionOf(report, 'decisive').links!)
    expect(words).toMatch(/: (?:won|lost), score \d+, \d+ commands$/);
});

describe.each(GAME_IDS)('the report of %s', (game) => {
  test('is one page without scripts and strange markup, with all numbers beside it', async () => {
    const [folder, report] = await played(game);
    await writeReport(folder.path, report);
    const html = readFileSync(folder.file('report.html'), 'utf8');
    expect(html).not.toMatch(/<script|<b>&amp;"x|\son\w+=|NaN|undefined|Infinity/);
    expect(html).toContain('&lt;b&gt;&amp;amp;');
    expect(report.title).toContain(`: ${NAMES.join(' against ')}`);
    expect(html.match(/(?:src|href)="(?!#|data:text\/csv|http:\/\/page\.example\/#)[^"]*"/g)).toBe(null);
    for (const { id, table, charts } of report.sections) {
      expect(html).toContain(`id="${id}"`);
      expect(readFileSync(folder.file(`numbers/${id}.csv`), 'utf8')).toBe(csvOf(table));
      for (const { title } of charts) expect(html).toContain(title);
    }
    for (const width of ['wide', 'narrow'])
      expect(html.split(`<div class="${width}">`)).toHaveLength(1 + report.sections.flatMap(chartsOf).length);
    expect(html.match(/<svg /g)!.length).toBeGreaterThanOrEqual(
      report.sections.flatMap((s) => s.charts).length,
    );
    expect(readFileSync(folder.file('report.txt'), 'utf8')).toContain('What ended them\n');
    expect(existsSync(folder.file('numbers/elo.csv'))).toBe(true);

    const games = sectionOf(report, 'lengths').table.rows.reduce((sum, row) => sum + Number(row[3]), 0);
    expect(games).toBe(6);
    const seen = sectionOf(report, 'board').table.rows.reduce((sum, row) => sum + Number(row[3]), 0);
    expect(seen).toBeGreaterThan(0);
    const { links = [] } = sectionOf(report, 'decisive');
    expect(links.length).toBeGreaterThan(0);
    if (game === 'raiinet') expect(links[0].words).toMatch(/ won in seat \d, 4 to [0-3], \d+ commands$/);
    for (const { file, link } of links) {
      const [address, data] = link!.split('/link/0/');
      expect(address).toBe(`${PAGE}#/${game}`);
      const record = inflateRawSync(Buffer.from(data, 'base64url')).toString('utf8');
      expect(`${record}\n`).toBe(readFileSync(folder.file(file), 'utf8'));
    }
  });
});

test('squares entered are those of the moves told, and battles happen on them', async () => {
  const [, report] = await played('raiinet');
  const { rows } = sectionOf(report, 'board').table;
  const total = (map: string) =>
    rows.filter((row) => row[0] === map).reduce((sum, row) => sum + Number(row[3]), 0);
  expect(rows.filter((row) => row[0] === 'squares entered')).toHaveLength(64);
  expect(total('squares entered')).toBeGreaterThan(total('links lost in battle'));
  for (const [map, row, column, n] of rows)
    if (map === 'links lost in battle' && Number(n) > 0)
      expect(
        Number(rows.find((r) => r[0] === 'squares entered' && r[1] === row && r[2] === column)![3]),
      ).toBeGreaterThanOrEqual(Number(n));
});

test('the path of a sequential test ends at its ratio, and of a plain match at its score', async () => {
  const [, tested] = await played('raiinet', { sprt: { ...STANDARD_SPRT, elo1: 5 } });
  expect(sectionOf(tested, 'llr').table.rows).toHaveLength(3);
  const [, plain] = await played('raiinet');
  const last = sectionOf(plain, 'score').table.rows.at(-1)!;
  const { columns, rows } = sectionOf(plain, 'meetings').table;
  expect(last[1]).toBe(rows[0][columns.indexOf('score')]);
});

test('a report begins with what came out, and whether a test of it is sure', async () => {
  const [, tested] = await played('raiinet', { sprt: { ...STANDARD_SPRT, elo1: 5 } });
  expect(tested.facts.slice(0, 2)).toEqual([
    ['result', expect.stringMatching(/^Elo: .*, W \d+ L \d+ D \d+, Ptnml.*, LLR: /)],
    ['sequential test', 'not decided'],
  ]);
  const sure = { ...STANDARD_SPRT, elo0: -900, elo1: 900, alpha: 0.4, beta: 0.4 };
  const [, decided] = await played('raiinet', { sprt: sure });
  expect(decided.facts[1][1]).toMatch(/^elo[01] is accepted after \d pairs$/);
  const bots = ['a', 'b', 'c'].map((name) => randomBot(name));
  const [, many] = await played('raiinet', { bots, rounds: 1, anchor: { bot: 'b', elo: 1500 } });
  expect(many.facts[0][0]).toBe('game');
  const [{ chart }] = sectionOf(many, 'elo').charts;
  expect(draw(chart, WIDTHS.wide)).not.toContain('>0<'); // nobody is near it
});

test('counts have whole numbers beside them, also few', () => {
  const bins = [1, 2].map((n) => ({ from: n, to: n + 1, part: COUNTED, n }));
  const chart: Chart = { kind: 'histogram', label: 'commands', parts: [COUNTED], bins };
  expect(draw(chart, WIDTHS.wide)).not.toMatch(/>0\.5</);
});

test('a heat map shows the places where nothing happened, also where nothing happened twice', () => {
  const shades = (counts: number[][]) =>
    [...draw({ kind: 'heat', counts }, WIDTHS.wide).matchAll(/fill-opacity="([\d.]+)"/g)].map(([, n]) => n);
  expect(shades([[0, 1]])).toEqual(['0.04', '1']);
  expect(shades([[0, 7]])).toEqual(shades([[0, 1]]));
});

test('a report of nothing can be drawn', async () => {
  const [, report] = await played('raiinet', { maxMoves: 1 });
  expect(await pageOf(report)).toContain('limit');
  expect(sectionOf(report, 'decisive').links).toEqual([]);
});

test('tables as text and as CSV, in which no name becomes a formula', () => {
  const table = {
    columns: ['bot', 'n'],
    rows: [
      ['=a,"b"', 1.23456],
      ['-x', null],
    ],
  };
  expect(csvOf(table)).toBe('bot,n\n"\'=a,""b""",1.23456\n\'-x,\n');
  expect(textOf(table)).toBe('bot         n\n=a,"b"  1.235\n-x\n');
});

test('bins have round edges and hold every value', () => {
  const values = [3, 17, 92, 250, 251];
  const edges = edgesOf(values);
  expect(edges).toEqual(Array.from({ length: 14 }, (_, i) => 20 * i));
  for (const value of values) {
    const i = binOf(edges, value);
    expect(edges[i] <= value && value < edges[i + 1]).toBe(true);
  }
  expect(edgesOf([7])).toEqual([7, 8]);
  expect(edgesOf([])).toEqual([]);
  expect(quantile([1, 2, 3, 10], 0.5)).toBe(2.5);
});
