import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const BOT = fileURLToPath(new URL('../../../lab/testing/programs/bot.mjs', import.meta.url));
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-tournament-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const at = (name: string) => join(HOME, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const session = new CommandSession();
afterAll(() => session.close());
const quadrant = (...words: string[]) => session.run(...words);
/** Kills at any moment; the short form has few. */
const KILLS = process.env.QUADRANT_LONG ? 20 : 2;
const THREE = ['raiinet', '--bot', 'random', '--bot', 'random', '--bot', 'random', '--rounds', '2'];
const play = (out: string, ...more: string[]) => quadrant('tournament', ...THREE, '--out', at(out), ...more);

test('threads, shards and a run that was killed give the same bytes, and every record holds', async () => {
  const { out, status } = await play('one', '--jobs', '1');
  expect(status).toBe(0);
  expect(out).toMatch(/Elo, random at 0:\n( {2}random.*: -?\d+\.\d ± \d+\.\d\n){3}Ends: normal 12\n$/);
  const results = read('one/results.jsonl');
  expect(
    results
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line).pair),
  ).toEqual([...Array(6).keys()]);

  expect((await play('threads', '--jobs', '2')).out).toBe(out);
  for (const shard of ['3/3', '1/3', '2/3'])
    expect((await play(`shard ${shard[0]}`, '--shard', shard, '--jobs', '1')).status).toBe(0);
  expect((await quadrant('lab', 'merge', at('shard 1'), at('shard 3'), '--out', at('part'))).status).toBe(1);
  const rest = await quadrant('lab', 'merge', at('shard 2'), '--out', at('part')); // what is there stays
  expect(rest.status, rest.err).toBe(0);
  const whole = await quadrant(
    'lab',
    'merge',
    ...[2, 1, 3].map((n) => at(`shard ${n}`)),
    '--out',
    at('merged'),
  );
  expect(whole).toMatchObject({ out, status: 0 });

  let before = '';
  for (let kill = 0; kill < KILLS; kill++) {
    const more = kill === 0 ? [] : ['--resume'];
    const words = ['tournament', ...THREE, '--out', at('killed'), '--jobs', String(1 + (kill % 2)), ...more];
    const killed = spawn(process.execPath, [BIN, ...words]);
    const gone = once(killed, 'exit');
    const grown = () =>
      existsSync(at('killed/games.jsonl')) && read('killed/games.jsonl').length > before.length;
    while (killed.exitCode === null && !grown()) await pause(5);
    await pause(kill % 3);
    killed.kill('SIGKILL');
    await gone;
    expect(read('killed/games.jsonl').startsWith(before)).toBe(true);
    before = read('killed/games.jsonl');
  }
  appendFileSync(at('killed/games.jsonl'), '{"pair":5,"bots":["ran'); // as if it was killed while writing
  expect((await play('killed')).err).toContain('--resume goes on with it');
  const resumed = await quadrant('tournament', '--out', at('killed'), '--resume', '--jobs', '1'); // it says what is played
  expect(resumed.status, resumed.err).toBe(0);
  expect(read('killed/games.jsonl').startsWith(before)).toBe(true); // nothing lost, nothing repeated
  expect(read('killed/games.jsonl').split('\n')).toHaveLength(6 + 1);

  for (const name of ['threads', 'merged', 'part', 'killed']) {
    expect(read(`${name}/results.jsonl`)).toBe(results);
    for (const file of ['results.pgn', 'summary.json', 'spec.json'])
      expect(read(`${name}/${file}`)).toBe(read(`one/${file}`));
  }
  expect(read('merged/numbers/board.csv')).toBe(read('one/numbers/board.csv'));
  expect(read('killed/report.html')).toContain('<svg ');
  const { sections } = JSON.parse((await quadrant('lab', 'report', at('one'), '--format', 'json')).out);
  expect(sections.map(({ id }: { id: string }) => id)).toContain('decisive');
  const records = readdirSync(at('one/records'));
  expect(records).toHaveLength(12);
  for (const record of records) expect(read(`merged/records/${record}`)).toBe(read(`one/records/${record}`));
  expect((await quadrant('verify', ...records.map((name) => at(`one/records/${name}`)))).status).toBe(0);
});

test('Ctrl-C says how to go on, and leaves the folder to whoever does', async () => {
  const two = ['raiinet', '--bot', 'greedy', '--bot', 'greedy', '--rounds', '100000'];
  const run = spawn(process.execPath, [BIN, 'tournament', ...two, '--jobs', '1', '--out', at('stopped')]);
  let said = '';
  run.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  while (run.exitCode === null && !existsSync(at('stopped/games.jsonl'))) await pause(5);
  run.kill('SIGINT');
  expect(await once(run, 'close')).toEqual([130, null]);
  expect(said).toMatch(/quadrant: stopped after \d+ of 100000 pairs; --resume goes on\n$/);
  expect(existsSync(at('stopped/lock'))).toBe(false);
});

test('sides as the bots choose them stand in the records, and what programs write down is kept by game', async () => {
  const program = (name: string) => ['--bot', `name=${name},cmd='"${process.execPath}" "${BOT}" ${name}'`];
  const words = [
    'tournament',
    'raiinet',
    ...program('chooser'),
    ...program('echo'),
    '--rounds',
    '2',
    '--repeat',
  ];
  const free = [...words, '--sides', 'free'];
  for (const shard of ['1/2', '2/2'])
    expect((await quadrant(...free, '--shard', shard, '--out', at(`free ${shard[0]}`))).err).toBe('');
  const merge = ['lab', 'merge', at('free 1'), at('free 2'), '--out'];
  expect((await quadrant(...merge, at('free'))).out).toContain('Ends: resigned 4\n');
  for (const [i, name] of ['0-1', '0-2', '1-1', '1-2'].entries()) {
    const { sides } = JSON.parse(read(`free/records/${name}.json`));
    expect(sides[i % 2].links).toBe('D1D2D3D4V1V2V3V4');
    expect(read(`free/logs/${name}-${2 - (i % 2)}.txt`)).toMatch(/^(seen \d\n)?\["t",/);
    expect((await quadrant('verify', at(`free/records/${name}.json`))).status).toBe(0);
  }
  expect((await quadrant(...words, '--resume', '--out', at('free'))).err).toContain('another tournament');
  const short = ['tournament', '--resume', '--out'];
  expect((await quadrant(...short, at('free'), '--rounds', '2')).err).toContain('needs a game');
  expect((await quadrant(...short, at('nothing there'))).err).toContain('is no folder of a tournament');
  expect((await quadrant(...merge, at('one'))).err).toContain('holds another tournament');
});

test('what is set holds whatever is dealt', async () => {
  const two = ['space-defender-2', '--bot', 'random', '--bot', 'random', '--rounds', '1', '--jobs', '1'];
  const { status } = await quadrant('tournament', ...two, '--set', 'weapon=5', '--out', at('set'));
  expect(status).toBe(0);
  for (const name of ['0-1', '0-2'])
    expect(JSON.parse(read(`set/records/${name}.json`)).sides).toMatchObject([{ weapon: 5 }]);
});

test('ratings are counted from the bot that is named', async () => {
  const bots = ['a', 'b', 'c'].flatMap((name) => ['--bot', `name=${name},bot=random`]);
  const words = ['tournament', 'raiinet', ...bots, '--rounds', '1', '--jobs', '1'];
  const { out } = await quadrant(...words, '--anchor', 'b=1500', '--out', at('anchored'));
  expect(out).toMatch(/^Elo, b at 1500.*:$/m);
  expect(out).toMatch(/^ {2}b: 1500\.0 ± 0\.0$/m);
  expect(read('anchored/report.txt')).toContain('b at 1500');
  expect((await quadrant(...words, '--resume', '--out', at('anchored'))).err).toContain(
    'another tournament (see its spec.json): anchor ({"bot":"b","elo":1500} there, none here)',
  );
  expect((await quadrant(...words, '--anchor', 'd', '--out', at('no'))).err).toContain('they are a, b, c');
});

test('what the disk refuses is told in a line, and records that are gone take nothing but their games', async () => {
  const two = ['raiinet', '--bot', 'random', '--bot', 'random', '--rounds', '4', '--out', at('refused')];
  expect((await quadrant('tournament', ...two, '--jobs', '1')).status).toBe(0);
  rmSync(at('refused/records/0-1.json'));
  writeFileSync(at('refused/records/1-2.json'), '{');
  writeFileSync(at('refused/records/2-2.json'), '{}');
  const report = await quadrant('lab', 'report', at('refused'), '--format', 'text');
  expect(report).toMatchObject({ status: 0, err: '' });
  expect(report.out).toContain('From the facts of 5 of 8 games. Records that are gone or damaged: 3.');
  const merged = await quadrant('lab', 'merge', at('refused'), '--out', at('refused whole'));
  expect(merged).toMatchObject({
    status: 2,
    err: expect.stringContaining('0-1.json": there is no such file'),
  });

  rmSync(at('refused/records'), { recursive: true });
  rmSync(at('refused/games.jsonl'));
  writeFileSync(at('refused/records'), 'no folder');
  for (const jobs of ['1', '2']) {
    const { status, err } = await quadrant('tournament', ...two, '--resume', '--jobs', jobs);
    expect({ status, err: err.split('\n').at(-2) }).toEqual({
      status: 2,
      err: expect.stringMatching(
        /^quadrant: cannot go on in ".*": part of its path is a file, not a folder$/,
      ),
    });
    expect(existsSync(at('refused/lock'))).toBe(false);
  }
});

test('two runs do not work in one folder', async () => {
  const bots = ['--bot', 'random', '--bot', 'random'];
  const words = [
    'tournament',
    'raiinet',
    ...bots,
    '--rounds',
    '100000',
    '--jobs',
    '1',
    '--out',
    at('locked'),
  ];
  const first = spawn(process.execPath, [BIN, ...words]);
  const gone = once(first, 'exit');
  const begun = () => existsSync(at('locked/games.jsonl')) && read('locked/games.jsonl') !== '';
  while (first.exitCode === null && !begun()) await pause(5);
  expect((await quadrant(...words, '--resume')).err).toContain('another run works in');
  first.kill('SIGKILL');
  await gone;
});

test('a sequential test stops, and drops the pairs past the stopping one', async () => {
  const words = ['raiinet', '--bot', 'random', '--bot', 'random', '--rounds', '100', '--jobs', '2'];
  const test = ['--sprt', 'elo0=0,elo1=400', '--format', 'json'];
  const { out, status } = await quadrant('tournament', ...words, ...test, '--out', at('sprt'));
  expect(status).toBe(0);
  expect(out).toBe(read('sprt/summary.json'));
  const { pairs, sprt } = JSON.parse(out);
  expect(pairs).toBeLessThan(100);
  expect(sprt).toMatchObject({ verdict: expect.stringMatching(/^elo[01]$/), pairs });
  expect(read('sprt/results.jsonl').split('\n')).toHaveLength(pairs + 1);
});

test('tables of four, from a ladder of five', async () => {
  const bots = Array.from({ length: 5 }, () => ['--bot', 'random']).flat();
  const words = [
    'raiinet',
    ...bots,
    '--type',
    'ladder',
    '--set',
    'players=4',
    '--rounds',
    '1',
    '--jobs',
    '1',
  ];
  const { out, status } = await quadrant('tournament', ...words, '--out', at('four'));
  expect(status).toBe(0);
  expect(out).toMatch(/^random against random \(2\), random \(3\), random \(4\): Games: 4, won random \d/);
  expect(existsSync(at('four/results.pgn'))).toBe(false);
  expect(read('four/report.html')).toContain('all rotations');
  expect(readdirSync(at('four/records'))).toHaveLength(8);
  expect((await quadrant('verify', at('four/records/1-4.json'))).status).toBe(0);
});

test('a program that crashes loses, and its records hold', async () => {
  const crash = `name=p,cmd='"${process.execPath}" "${BOT}" crash'`;
  const words = ['raiinet', '--bot', 'random', '--bot', crash, '--rounds', '1', '--out', at('crash')];
  expect((await quadrant('tournament', ...words)).out).toContain(
    'W 2 L 0 D 0, Ptnml(0-2): [0, 0, 0, 0, 1]\nEnds: crashed 2\n' +
      '  p: crashed 2; the first time the program ended with status 3\n',
  );
  const why = 'the program ended with status 3';
  expect(JSON.parse(read('crash/summary.json')).faults).toEqual([
    { bot: 'p', termination: 'crashed', words: why, games: 2 },
  ]);
  expect(read('crash/numbers/faults.csv')).toBe(`bot,fault,games,the first\np,crashed,2,${why}\n`);
  expect(read('crash/results.jsonl')).not.toContain(why);
  expect(read('crash/results.pgn')).toContain('[Result "1-0"]');
  expect((await quadrant('verify', at('crash/records/0-1.json'), at('crash/records/0-2.json'))).status).toBe(
    0,
  );
});

test('lone players and games without end', async () => {
  const two = ['--bot', 'random', '--bot', 'random', '--rounds', '2', '--jobs', '1'];
  expect((await quadrant('tournament', 'simodyssey-2', ...two, '--out', at('lone'))).status).toBe(0);
  expect(read('lone/results.pgn').match(/\[Event/g)).toHaveLength(2);
  const { out } = await quadrant('tournament', 'raiinet', ...two, '--maxmoves', '3', '--out', at('limit'));
  expect(out).toContain(
    'no pair counts so far\n  pairs that came to no end and count for nobody: 2\nEnds: limit 4',
  );
  expect(read('limit/results.pgn')).toContain('[Result "*"]');
  expect((await quadrant('verify', at('limit/records/0-1.json'), at('lone/records/1-2.json'))).status).toBe(
    0,
  );
  expect((await quadrant('lab', 'merge', at('lone'), at('limit'), '--out', at('x'))).err).toContain(
    'is another tournament',
  );
});

test.each([
  [['raiinet', '--bot', 'random', '--bot', 'random'], 'tournament needs a folder'],
  [['raiinet', '--bot', 'random', '--out', 'x'], 'needs two bots or more'],
  [['raiinet', '--bot', 'random', '--bot', 'gredy', '--out', 'x'], 'has no bot "gredy"'],
  [
    ['raiinet', '--shard', '4/3', '--bot', 'random', '--bot', 'random', '--out', 'x'],
    '--shard is of the form 3/64',
  ],
  [['raiinet', '--page', 'here', '--bot', 'random', '--bot', 'random', '--out', 'x'], '--page is an address'],
  [
    ['raiinet', '--set', 'players=4', '--bot', 'random', '--bot', 'random', '--out', 'x'],
    'tables of 4 need 4 bots',
  ],
  [['raiinet', '--deals', 'none', '--bot', 'random', '--bot', 'random', '--out', 'x'], 'cannot read "none"'],
  [['raiinet', '--type', 'gauntlets', '--out', 'x'], 'did you mean gauntlet?'],
  [['raiinet', '--bot', 'a', '--bot', 'b', '--sprt', 'elo=3', '--out', 'x'], '"elo=3" is not of that kind'],
])('%j is refused with what would be right', async (words, message) => {
  const { out, err, status } = await quadrant('tournament', ...words);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(message);
});
