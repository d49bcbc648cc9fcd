import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';
import { loadedBy, PACKAGES } from '../testing/loaded.js';

const HOME = mkdtempSync(join(tmpdir(), 'quadrant-simulate-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const session = new CommandSession();
afterAll(() => session.close());
const simulate = (...words: string[]) => session.run('simulate', ...words);

test('a line for each game, the same for the same seed; fewer games are the first of more', async () => {
  const words = ['raiinet', '--seed', '4', '--format', 'jsonl', '--games'];
  const { out, status } = await simulate(...words, '4');
  expect(status).toBe(0);
  const games = out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  expect(games.map(({ number, termination }) => [number, termination])).toEqual(
    [0, 1, 2, 3].map((n) => [n, 'normal']),
  );
  const few = (await simulate(...words, '2')).out;
  expect(out.startsWith(few)).toBe(true);
  expect(few.split('\n')).toHaveLength(3);
});

test('an option takes each value in turn, on any number of threads', async () => {
  const words = ['space-defender-2', '--vary', 'weapon=1..2', '--games', '2'];
  const measured = [...words, '--measure', 'fact:destroyed kind=Grunt', '--measure', 'view:score'];
  const { out, status } = await simulate(...measured, '--jobs', '2', '--report', HOME);
  expect(status).toBe(0);
  expect((await simulate(...measured, '--jobs', '1')).out).toBe(out);
  expect(out.match(/^2 games, weapon [12]$/gm)).toHaveLength(2);
  expect(out.match(/mean score: -?\d+\.\d\d; mean length: \d+\.\d commands/g)).toHaveLength(2);
  expect(out.match(/^ {2}fact:destroyed kind=Grunt: \d+\.\d{3} ± \d+\.\d{3} \(\d+ to \d+\)$/gm)).toHaveLength(
    2,
  );
  expect(readFileSync(join(HOME, 'report.html'), 'utf8')).toContain('weapon 2');
  expect(readFileSync(join(HOME, 'numbers/measures.csv'), 'utf8').split('\n')).toHaveLength(1 + 4 + 1);
  const csv = (await simulate(...words, '--vary', 'play.4=60|70', '--format', 'csv')).out.split('\n');
  expect(csv[0]).toBe('weapon,play.4,game,result,winner,scores,plies,termination');
  expect(csv.slice(1, -1).map((row) => row.split(',').slice(0, 3).join())).toEqual(
    ['1,60', '1,70', '2,60', '2,70'].flatMap((point) => [`${point},0`, `${point},1`]),
  );
});

test('a preset, and four players', async () => {
  const words = ['raiinet', '--vary', 'players=4', '--games', '1', '--preset', 'usual', '--format', 'jsonl'];
  const { out, status } = await simulate(...words);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ players: 4, scores: expect.objectContaining({ length: 4 }) });
});

test.each([
  [['raiinet', '--bots', 'random'], 'RAIInet needs 2 of --bots'],
  [['raiinet', '--vary', 'weapon=1..5'], '--vary: '],
  [['space-defender-2', '--vary', 'weapon=1..99'], '--vary: weapon is a whole number from 1 to 5'],
  [['raiinet', '--vary', 'draw=5..1'], 'goes nowhere'],
  [['raiinet', '--vary', 'players=2|4'], 'RAIInet needs 2 and 4 of --bots'],
  [['raiinet', '--measure', 'facts:x'], '--measure: "facts:x" is not of the form'],
  [['raiinet', '--measure', 'fact:downloadd'], 'RAIInet has no fact "downloadd"; did you mean downloaded?'],
  [['raiinet', '--measure', 'fact:downloaded sat=1'], 'has no field of downloaded "sat"; did you mean seat?'],
  [['raiinet', '--measure', 'view:turn seat=3'], '"view:turn seat=3" names seat 3 of 2'],
  [['space-defender-2', '--set', 'weapon=9'], '--set: weapon is a whole number from 1 to 5'],
  [['mirewood', '--vary', 'shipped=classic|no'], '--vary: '],
  [['raiinet', '--queue', 'http://x'], 'a queue is at postgres://'],
  [['raiinet', '--set', 'players=2|4'], '--set gives one value'],
  [['raiinet', '--preset', 'usuall'], 'did you mean usual?'],
  [['raiinet', '--format', 'cvs'], 'did you mean csv?'],
  [['raiinet', '--bots', 'random,gredy'], 'has no bot "gredy"'],
])('%j is refused with what would be right', async (words, message) => {
  const { out, err, status } = await simulate(...words);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(message);
});

test('what is set holds for all points of the grid', async () => {
  const words = ['space-defender-2', '--games', '3', '--format', 'jsonl', '--jobs', '1'];
  const play = async (...more: string[]) => (await simulate(...words, ...more)).out;
  expect(await play('--set', 'weapon=5', '--vary', 'armour=1..2')).toBe(
    await play('--vary', 'weapon=5', '--vary', 'armour=1..2'),
  );
});

test('one game is told as one, without a bar', async () => {
  const { out } = await simulate('space-defender-2', '--games', '1', '--measure', 'view:score');
  expect(out).toMatch(/^1 game\n/);
  expect(out).toMatch(/ {2}view:score: \d+\.000, of one game\n$/);
});

test('levels are varied in place of the boards that bots are measured with', async () => {
  const words = ['mirewood', '--games', '2', '--format', 'jsonl', '--jobs', '1'];
  const play = async (...more: string[]) => (await simulate(...words, ...more)).out;
  const varied = await play('--vary', 'shipped=classic|wisp-lights');
  expect(varied.trim().split('\n')).toHaveLength(4);
  expect(varied).toBe(await play('--preset', 'usual', '--vary', 'shipped=classic|wisp-lights'));
});

test('where no report can be written is known before anything is played', async () => {
  const inFile = join(fileURLToPath(import.meta.url), 'report');
  expect(await simulate('raiinet', '--games', '2', '--report', inFile)).toEqual({
    status: 2,
    out: '',
    err: expect.stringMatching(/^quadrant: cannot write the report into ".*": part of its path is a file/),
  });
});

test('what a process leaves undone when it is killed is played by the others', async () => {
  const words = ['simulate', 'raiinet', '--games', '3000', '--format', 'jsonl'];
  const run = spawn(process.execPath, [join(PACKAGES, 'cli/bin/quadrant.js'), ...words, '--jobs', '2']);
  let out = '';
  run.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  const ended = once(run, 'close');
  const childOf = () =>
    spawnSync('ps', ['-o', 'pid=', '--ppid', String(run.pid)], { encoding: 'utf8' }).stdout;
  while (childOf().trim() === '' && run.exitCode === null) await pause(5);
  process.kill(Number(childOf()), 'SIGKILL');
  expect(await ended).toEqual([0, null]);
  expect(out).toBe((await simulate(...words.slice(1), '--jobs', '1')).out);
});

test('random play loads neither tables, messages, nets, reports nor other games, here and in processes', () => {
  const words = ['simulate', 'raiinet', '--games', '16', '--jobs', '2'];
  const files = loadedBy(join(PACKAGES, 'cli/bin/quadrant.js'), ...words);
  expect(files.filter((file) => file === 'lab/dist/simulate/chunk.js')).toHaveLength(2); // two processes play
  const allowed =
    /^(?:cli|kernel|catalogue|games\/raiinet|bots\/dist\/(?!raiinet\/(?!deal|greedy|evaluate))|lab\/dist\/(?:games|(?:simulate|who|play|jobs|host|statistics|report(?:\/heat)?)\/(?:index|process|processes|run|chunk|orders|spec|grid|measure|quick-game|tally|who|open-who|deals|max-moves|cannot-play|patience|normal|mean|table|heat))\.js$)/;
  expect(files.filter((file) => !allowed.test(file))).toEqual([]);
});
