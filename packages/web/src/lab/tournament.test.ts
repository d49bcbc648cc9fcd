import { beforeAll, expect, test } from 'vitest';
import { loadLab } from '../words/lab.js';
import { readTournament } from './tournament.js';

beforeAll(() => loadLab('en'));

const chosen = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => ({ path, file: new File([text], path.split('/').at(-1)!) }));

const line = (pair: number, bots: readonly string[], score: number) => {
  const game = { seats: bots, winner: null, scores: [], reason: '', termination: 'normal', plies: 1 };
  return `${JSON.stringify({ pair, bots, scores: [score, score], games: [game, game] })}\n`;
};
const run = (name: string, bots: readonly string[], game: string) => ({
  [`${name}/results.jsonl`]: line(0, bots, 1),
  [`${name}/spec.json`]: JSON.stringify({ spec: { game } }),
  [`${name}/records/0-1.json`]: name,
  [`${name}/records/0-2.json`]: name,
});

const read = async (files: Readonly<Record<string, string>>) => {
  const tournament = await readTournament(chosen(files));
  if (!tournament.ok) throw new Error(tournament.error.words);
  return tournament.value;
};

test('of two tournaments in one folder nothing of the second is shown as of the first', async () => {
  const both = { ...run('/all/one', ['a', 'b'], 'raiinet'), ...run('/all/two', ['c', 'd'], 'mirewood') };
  const { title, standings, games } = await read(both);
  expect(title).toBe('raiinet');
  expect(standings.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(await Promise.all(games.map(({ record }) => record?.text()))).toEqual(['/all/one', '/all/one']);
});

test('a bot without a rating takes nobody else theirs', async () => {
  const ratings = [
    { name: 'a', elo: 0, bar: 0 },
    { name: 'b', elo: -120, bar: 40 },
    { name: 'c', elo: null, bar: null },
  ];
  const files = { ...run('run', ['a', 'b'], 'raiinet'), 'run/summary.json': JSON.stringify({ ratings }) };
  const { standings } = await read(files);
  expect(standings.map(({ elo }) => elo)).toEqual([
    { value: 0, bar: 0 },
    { value: -120, bar: 40 },
  ]);
});

test('a tournament that still runs has its game and no ratings, and a file chosen alone will do', async () => {
  const { title, standings } = await read({
    'run/games.jsonl': `${line(0, ['a', 'b'], 1)}{"pair":9,`,
    'run/spec.json': JSON.stringify({ spec: { game: 'raiinet' } }),
  });
  expect([title, standings[0].elo]).toEqual(['raiinet', null]);
  expect((await read({ 'results.jsonl': line(0, ['a', 'b'], 1) })).games[0].record).toBe(null);
});
