import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playPair } from '../play/play-pair.js';
import { strengthOf } from '../statistics/elo.js';
import { cellOf } from '../statistics/pentanomial.js';
import { openField, type PlayedLine, playChunk } from './chunk.js';
import { finish } from './finish.js';
import { addTo, type Journal, TournamentFolder } from './folder.js';
import { meetingsOf, pairsIn, type Spec } from './spec.js';

const HOME = mkdtempSync(join(tmpdir(), 'quadrant-jobs-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const who = (name: string) => ({ name, bot: 'random', command: null, options: {}, clock: null });
const SPEC: Spec = {
  format: 'quadrant-tournament-1',
  host: 'quadrant test',
  game: 'raiinet',
  rules: 1,
  type: 'roundrobin',
  bots: [who('a'), who('b'), who('c')],
  rounds: 2,
  seed: 7,
  maxMoves: 5000,
  adjudicate: null,
  margin: 50,
  sprt: null,
};

async function play(spec: Spec, pairs: readonly number[], count = 1): Promise<PlayedLine[]> {
  const field = await openField(spec, HOME);
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

test('everybody meets everybody, or the first all others', () => {
  expect(meetingsOf(SPEC)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(meetingsOf({ ...SPEC, type: 'gauntlet' })).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('two results for one pair are shown, never chosen from', async () => {
  const [{ line, times }] = await play(SPEC, [0]);
  const journal: Journal = new Map();
  expect(addTo(journal, { line, times }).ok).toBe(true);
  expect(addTo(journal, { line, times: [] }).ok).toBe(true);
  const other = addTo(journal, { line: { ...line, scores: null }, times });
  expect(other).toMatchObject({ ok: false, error: { words: expect.stringContaining('"scores":null') } });
});

test('a folder that was changed or spoilt is refused', async () => {
  const folder = new TournamentFolder(join(HOME, 'folder'));
  expect(folder.readSpec()).toMatchObject({ ok: false, error: { code: 'bad-folder' } });
  folder.begin(SPEC);
  for (const played of await play(SPEC, [2, 0])) folder.keep(played);
  const journal = folder.readJournal();
  if (!journal.ok) throw new Error(journal.error.words);
  expect([...journal.value.keys()]).toEqual([2, 0]);
  finish(folder, SPEC, journal.value);
  folder.write('spec.json', JSON.stringify({ sha256: 'x', spec: SPEC }));
  expect(folder.readSpec()).toMatchObject({
    ok: false,
    error: { words: expect.stringContaining('changed') },
  });
  folder.write('games.jsonl', '{}\n');
  expect(folder.readJournal()).toMatchObject({
    ok: false,
    error: { words: expect.stringContaining('line 1') },
  });
});

/** A bot against itself: the 95 % interval covers one half about as often as it says. */
test('error bars are honest', async () => {
  const { game, bots, close } = await openField(SPEC, HOME);
  let covered = 0;
  for (let seed = 0; seed < 10; seed++) {
    const pentanomial = [0, 0, 0, 0, 0];
    for (let pair = 0; pair < 16; pair++) {
      const { scores } = await playPair({ game, bots: [bots[0], bots[1]], seed }, pair);
      pentanomial[cellOf(scores![0], scores![1])]++;
    }
    const { score } = strengthOf(pentanomial);
    if (Math.abs(score.value - 0.5) <= score.bar) covered++;
  }
  await close();
  expect(covered).toBeGreaterThanOrEqual(8);
}, 120_000);
