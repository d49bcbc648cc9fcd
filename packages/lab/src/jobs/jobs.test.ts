import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { randomBot, specOf } from '../../testing/spec.js';
import { dealOf, readDeals } from '../play/deals.js';
import { type GameLine, openLineup, type PlayedLine, playChunk } from './chunk.js';
import { Faults } from './faults.js';
import { finish } from './finish.js';
import { addTo, type PlayedJobs, TournamentFolder } from './folder.js';
import { runTournament } from './run.js';
import { dealOfPair, meetingsOf, pairsIn, type Spec } from './spec.js';
import { Standings } from './standings.js';

const HOME = mkdtempSync(join(tmpdir(), 'quadrant-jobs-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const SPEC = specOf(
  ['a', 'b', 'c'].map((name) => randomBot(name)),
  { rounds: 2, seed: 7 },
);

async function play(spec: Spec, pairs: readonly number[], count = 1): Promise<PlayedLine[]> {
  const field = await openLineup(spec, HOME);
  const lines: PlayedLine[] = [];
  for (const first of pairs) for await (const line of playChunk(spec, first, count, field)) lines.push(line);
  await field.close();
  return lines;
}

test('a chunk depends on its numbers only, not on what was played before', async () => {
  const inOrder = await play(SPEC, [0], pairsIn(SPEC));
  const order = [...inOrder.keys()].map((n) => (5 * n + 3) % inOrder.length);
  const mixed = await play(SPEC, order);
  for (const { line, records } of mixed)
    expect({ line, records }).toEqual({ line: inOrder[line.pair].line, records: inOrder[line.pair].records });
});

test('everybody meets everybody, the first all others, or each the next one', () => {
  expect(meetingsOf(SPEC)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(meetingsOf({ ...SPEC, type: 'gauntlet' })).toEqual([
    [0, 1],
    [0, 2],
  ]);
  const four = { ...SPEC, seats: 4, bots: ['a', 'b', 'c', 'd', 'e'].map((name) => randomBot(name)) };
  expect(meetingsOf({ ...SPEC, type: 'ladder' })).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(meetingsOf({ ...four, type: 'ladder' })).toEqual([
    [0, 1, 2, 3],
    [1, 2, 3, 4],
  ]);
  expect(meetingsOf({ ...four, type: 'gauntlet' })).toHaveLength(4);
  expect(meetingsOf(four)).toHaveLength(5);
});

test('tables of four: everybody once in every seat, rated by who came first and second and third', async () => {
  const spec: Spec = {
    ...SPEC,
    options: { players: 4, draw: 40 },
    seats: 4,
    rounds: 2,
    bots: ['a', 'b', 'c', 'd'].map((name) => randomBot(name)),
  };
  const lines = await play(spec, [0], pairsIn(spec));
  expect(lines).toHaveLength(2);
  const standings = new Standings(spec);
  for (const { line } of lines) {
    standings.add(line, []);
    expect(line.games.map(({ seats }) => seats.join(''))).toEqual(['abcd', 'bcda', 'cdab', 'dabc']);
  }
  const [meeting] = standings.meetings.values();
  const won = lines.flatMap(({ line }) => line.games).filter(({ winner }) => winner !== null).length;
  expect(meeting.firsts.reduce((a, b) => a + b, 0)).toBe(won);
  const { ratings } = standings.ratings();
  expect(ratings).toHaveLength(4);
  for (const { value, bar } of ratings) expect(Number.isFinite(value) && Number.isFinite(bar)).toBe(true);
});

test('given deals are played one after the other, the same by all meetings of a round', async () => {
  const { game } = await openLineup(SPEC, HOME);
  const text = [3, 4].map((n) => JSON.stringify(dealOf(game, n, n))).join('\n\n');
  const deals = readDeals(game, text);
  if (!deals.ok) throw new Error(deals.error.words);
  const spec = { ...SPEC, deals: deals.value, rounds: 3 };
  const seeds = [0, 2, 3, 6].map((pair) => dealOfPair(game, spec, pair).seed);
  expect(seeds).toEqual(
    [deals.value[0], deals.value[0], deals.value[1], deals.value[0]].map(({ seed }) => seed),
  );
  for (const [bad, words] of [
    ['', 'no deal'],
    ['{', 'line 1'],
    [`${text.split('\n')[0]}\n{"options":{"players":4},"seed":1}`, 'line 2 has another number of seats'],
    ['{"options":{"players":3},"seed":1}', 'line 1 is refused'],
  ])
    expect(readDeals(game, bad)).toMatchObject({
      ok: false,
      error: { words: expect.stringContaining(words) },
    });
});

test('two results for one pair are shown, never chosen from', async () => {
  const [{ line, times, whys }] = await play(SPEC, [0]);
  const journal: PlayedJobs = new Map();
  expect(addTo(journal, { line, times, whys }).ok).toBe(true);
  expect(addTo(journal, { line, times: [], whys: ['other words'] }).ok).toBe(true);
  const other = addTo(journal, { line: { ...line, scores: null }, times, whys });
  expect(other).toMatchObject({ ok: false, error: { words: expect.stringContaining('"scores":null') } });
});

test('a folder that was changed or spoilt is refused', async () => {
  const folder = new TournamentFolder(join(HOME, 'folder'));
  expect(folder.readSpec()).toMatchObject({ ok: false, error: { code: 'bad-folder' } });
  folder.begin(SPEC);
  for (const played of await play(SPEC, [2, 0])) folder.keep(played);
  const journal = folder.readJournal(SPEC);
  if (!journal.ok) throw new Error(journal.error.words);
  expect([...journal.value.keys()]).toEqual([2, 0]);
  finish(folder, SPEC, journal.value);
  folder.write('spec.json', JSON.stringify({ sha256: 'x', spec: SPEC }));
  expect(folder.readSpec()).toMatchObject({
    ok: false,
    error: { words: expect.stringContaining('changed') },
  });
});

test('a program that no longer starts loses its games, and nobody else does', async () => {
  const gone = { ...randomBot('gone'), bot: null, command: 'exit 1' };
  const spec = { ...SPEC, rounds: 1, maxMoves: 4, bots: [randomBot('a'), gone, randomBot('c')] };
  const lines: PlayedLine['line'][] = [];
  const onPlayed = ({ line }: PlayedLine) => lines.push(line);
  await runTournament({ spec, folder: HOME, jobs: 1, onPlayed, enough: () => false }, [0, 1, 2]);
  const ends = lines.map(({ bots, games }) => [bots.join(), ...games.map((game) => game.termination)]);
  expect(ends.sort()).toEqual([
    ['a,c', 'limit', 'limit'],
    ['a,gone', 'stalled', 'stalled'],
    ['gone,c', 'stalled', 'stalled'],
  ]);
});

test('of two who play alone it is told who did better in pairs, not who won games', () => {
  const standings = new Standings({ ...SPEC, seats: 1, bots: [randomBot('a'), randomBot('b')] });
  standings.add({ pair: 0, bots: ['a', 'b'], scores: [1], games: [] }, []);
  const [meeting] = standings.meetings.values();
  expect(standings.lineOf(meeting)).toMatch(/Games: 2, Ptnml\(0-2\): \[0, 0, 0, 0, 1\]$/);
});

test('beside it stands by how much the first one leads in scores, but for games that somebody could not finish', () => {
  const standings = new Standings({ ...SPEC, seats: 1, bots: [randomBot('a'), randomBot('b')] });
  const game = (bot: string, score: number, ...faults: GameLine['faults']): GameLine => ({
    seats: [bot],
    result: 'lost',
    winner: null,
    scores: [score],
    reason: '',
    termination: 'normal',
    faults,
    plies: 9,
    record: '',
  });
  for (const [pair, [a, b]] of [
    [7, 4],
    [3, 4],
    [9, 4],
  ].entries())
    standings.add({ pair, bots: ['a', 'b'], scores: [1], games: [game('a', a), game('b', b)] }, []);
  const crash = { seat: 0, termination: 'crashed' } as const;
  standings.add({ pair: 3, bots: ['a', 'b'], scores: [1], games: [game('a', 90), game('b', 0, crash)] }, [
    '',
  ]);
  const [meeting] = standings.meetings.values();
  expect(meeting.lead.mean).toBeCloseTo(7 / 3, 12);
  expect(standings.lineOf(meeting)).toMatch(/score lead: 2\.3 ± 3\.5$/); // 1.96 · √(9.33 / 3)
});

test('what programs said is told without what would turn or hide words', () => {
  const faults = new Faults();
  faults.add('a', 'illegal', 'there is no command "\u202emove\u001b[2J"');
  expect(faults.lines()).toEqual([
    '  a: illegal 1; the first time there is no command "\\u{202e}move\\u{1b}[2J"',
  ]);
});

test('what an answer may be late is what the tournament says', async () => {
  const late = fileURLToPath(new URL('../../testing/programs/bot.mjs', import.meta.url));
  const program = { ...randomBot('late'), bot: null, command: `"${process.execPath}" "${late}" late` };
  const bots = [{ ...program, clock: { move: 1 } }, randomBot('b')];
  const [{ line }] = await play({ ...SPEC, bots, maxMoves: 2, margin: 600_000 }, [0]);
  expect(line.games.map(({ termination }) => termination)).toEqual(['limit', 'limit']);
});
