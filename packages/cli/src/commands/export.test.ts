/** `quadrant export` as a person meets it: a record becomes a case that `check` takes; what is no record is told as what it is. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@quadrant/lab/games';
import { History, makeRecord } from '@quadrant/table';
import { afterAll, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrant-export-'));
const session = new CommandSession(folder);
afterAll(async () => {
  await session.close();
  rmSync(folder, { recursive: true });
});
const quadrant = (...words: string[]) => session.run(...words);

const { game } = await loadGame('simodyssey-2');
const options = game.readOptions({});
if (!options.ok) throw new Error(options.error.words);
const history = new History(game, options.value, 7);
writeFileSync(join(folder, 'mine.json'), JSON.stringify(makeRecord(history)));
writeFileSync(join(folder, 'words.json'), 'hello');
mkdirSync(join(folder, 'records'));

test('a record becomes a case that can be checked, once', async () => {
  expect(await quadrant('export', 'mine.json', '--out', 'cases')).toMatchObject({ err: '', status: 0 });
  expect(readdirSync(join(folder, 'cases')).sort()).toEqual(['mine.args', 'mine.expected.txt', 'mine.txt']);
  expect((await quadrant('check', 'simodyssey-2', 'cases')).out).toBe('1 passed, 0 failed\n');
  const again = await quadrant('export', 'mine.json', '--out', 'cases');
  expect(again).toMatchObject({ out: '', status: 2 });
  expect(again.err).toContain('there is a case "mine" in "cases" already');
});

test.each([
  ['records', '"records" is a folder; name the records in it: quadrant export records/*.json'],
  ['nothing.json', 'cannot read "nothing.json": there is no such file'],
  ['words.json', '"words.json": This is not a record of a game. This is not JSON.'],
])('%s is told as what it is', async (name, words) => {
  const { out, err, status } = await quadrant('export', name);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(words);
});
