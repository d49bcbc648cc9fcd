import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { game } from '@quadrant/simodyssey-2';
import { History, makeRecord } from '@quadrant/table';
import { afterEach, describe, expect, test } from 'vitest';
import { KEY, Pty } from '../tui/testing/pty.js';
import { kits } from '../tui/testing/stage.js';
import { command as play, readAnswers } from './play.js';

const PROGRAM = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-play-'));
function quadrant(words: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

/** A mission of three turns as a record. */
function mission() {
  const history = new History(game, { mission: null, single: false }, 900);
  for (const text of ['play', 'move(E)', 'land', 'pass']) {
    const parsed = game.grammar.parse(text);
    if (parsed.ok) history.give(0, parsed.value);
  }
  return makeRecord(history, null, { trace: true });
}

const entries = (...commands: string[]) => commands.map((command) => ({ seat: 0, command }));

let pty: Pty | null = null;
afterEach(() => pty?.stop());

describe('quadrant play', () => {
  test('without a terminal it names what would work', () => {
    const { status, stderr } = quadrant(['play', 'mirewood']);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^quadrant: there is no terminal here; "--plain" .* "quadrant run GAME FILE" .*\n$/,
    );
  });

  test.each([
    [['chess'], 'there is no game "chess"'],
    [
      ['mirewood', '--bot', 'cmd:./mine'],
      'in Mirewood people play here, and no bot takes a seat; "quadrant match mirewood',
    ],
    [['mirewood', '--fog'], 'play mirewood has no option "--fog"; known are --level, --size'],
    [['mirewood', '--sed', '3'], 'play mirewood has no option "--sed"; did you mean --seed?'],
    [['mirewood', '--seed', '3', '--seed', '4'], '--seed is given twice'],
    [['mirewood', '--size', '--seed', '4'], '--size needs a value: width x height'],
    [['--load', 'x.json', '--plain'], '--load and --plain cannot be given together'],
    [['mirewood', '--load', 'x.json', '--seed', '3'], '"--seed" is too much: the record holds all options'],
    [['raiinet', '--players', '3'], '--players is one of 2, 4, not "3"'],
    [['simodyssey-2', '--seed'], '--seed needs a value'],
    [['--load'], '--load needs a value: go on with a saved game'],
    [['--fork'], '--fork is only for --load RECORD'],
    [['mirewood', '--level', 'clasic'], '--level clasic: did you mean classic?'],
    [['space-defender-2', '--thresholds', '5,6,7,8,9'], '--thresholds is only for --enemies own'],
    [['--load', 'nowhere.json'], 'cannot read "nowhere.json": there is no such file'],
    [['--plain'], '--plain needs a game'],
    [['mirewood', '--plain', '--size', '3x3'], 'The size is WxH, 5x3 to 60x40.'],
    [['raiinet', '--plain', '--bot', 'greedy'], '--bot is not for --plain'],
  ])('%j is a mistake that says so', async (words, message) => {
    await expect(Promise.resolve(play.run(words))).rejects.toThrow(message);
  });

  test('options are read in all spellings', () => {
    const kit = kits.get('raiinet')!;
    const values = readAnswers(kit, [
      '--players=4',
      '--friendly',
      '-link1',
      'D1D2D3D4V1V2V3V4',
      '--draw',
      '50',
    ]);
    expect(values).toMatchObject({ players: '4', friendly: 'yes', link1: 'D1D2D3D4V1V2V3V4', draw: '50' });
  });

  test('answers that will not do are told', () => {
    const start = (id: 'mirewood' | 'raiinet' | 'space-defender-2', options: string) => {
      const kit = kits.get(id)!;
      const started = kit.start(readAnswers(kit, options.split(' ')), () => null);
      return started.ok ? 'ok' : started.error.words;
    };
    expect(start('mirewood', '--size 2x2')).toContain('5x3 to 60x40');
    expect(start('mirewood', '--level my.map')).toBe('Cannot read the level file "my.map".');
    expect(start('mirewood', '--seed -4')).toContain('Seed "-4"');
    expect(start('raiinet', '--link1 V1')).toContain('exactly once');
    expect(start('space-defender-2', '--rows 4')).toContain('from 5 to 10');
    expect(start('space-defender-2', '--enemies own --thresholds 5,4,3,2,1')).toContain('not non-decreasing');
    expect(start('mirewood', '--level campaign --difficulty 3')).toBe('ok');
  });

  test('--plain speaks the commands of the transcript', () => {
    const { status, stdout } = quadrant(
      ['play', 'simodyssey-2', '--plain', '--seed', '900'],
      'play\nmove(E)\n',
    );
    expect(status).toBe(0);
    expect(stdout).toBe(quadrant(['run', 'simodyssey-2'], 'play\nmove(E)\n').stdout);
  });

  test('a dumb terminal is told of --plain', async () => {
    pty = new Pty('play mirewood', undefined, { TERM: 'dumb' });
    await pty.until('this terminal is a dumb one; "--plain" plays line by line');
    expect(await pty.end()).toMatchObject({ status: 2 });
  });

  test('--plain with a person at a terminal', async () => {
    pty = new Pty('play mirewood --plain --level classic');
    await pty.until('level 1: The Old Gate');
    await pty.press('d\r', 'P struggles, 1 left');
    pty.type('q\r');
    expect(await pty.end()).toMatchObject({ status: 0 });
  });

  test('Ctrl-C ends line mode as it ends everything', async () => {
    pty = new Pty('play mirewood --plain --level classic');
    await pty.until(/^>$/m);
    pty.type(KEY.ctrlC);
    expect(await pty.end()).toMatchObject({ status: 130, echo: true });
  });

  test.each([
    ['simodyssey-2', 'mo', 'move('],
    ['space-defender-2', 'move(A', 'move(A,'],
    ['raiinet', 'mo', 'move '],
    ['raiinet', 'qu', 'quit'],
  ])('Tab in line mode of %s makes of "%s" "%s"', async (game, begun, whole) => {
    pty = new Pty(`play ${game} --plain`);
    await pty.until(/>$/m);
    await pty.press(begun, `> ${begun}`);
    await pty.press(KEY.tab, `> ${whole.trimEnd()}`);
    await pty.press('x', `> ${whole}x`);
  });
});

const verified = (value: unknown) => quadrant(['verify', file('record.json', value)]);

describe('quadrant verify', () => {
  test('a record that holds', () => {
    const { status, stdout } = quadrant(['verify', file('good.json', mission())]);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/good\.json: holds\. SimOdyssey 2, 3 turns, hash [0-9a-f]{8}, not over\.\n/),
    ]);
  });

  test.each([
    ['hash', { hash: '00000000' }, /does not hold\. Turn 3, .*hash .* recorded is 00000000/],
    [
      'commands',
      { entries: entries('play', 'move(W)', 'pass') },
      /does not hold\. Turn 2, entry 2 \(move\(W\)\), after \d+ random draws: the field ".*" differs/,
    ],
    [
      'refused',
      { entries: entries('play', 'move(E)', 'land', 'pass'), refused: [] },
      /does not hold\. Turn 3, entry 3 \(land\), .*refused .* but recorded as performed/,
    ],
    [
      'outcome',
      { outcome: { result: 'won', winner: 0, scores: [], reason: 'x' } },
      /the outcome is not the recorded one/,
    ],
  ])('a record with another %s does not hold', (_, change, words) => {
    const { status, stdout } = verified({ ...mission(), ...change });
    expect(status).toBe(1);
    expect(stdout).toMatch(words);
  });

  test.each([
    ['not JSON', 'what?', 'This is not JSON'],
    ['not a record', { hello: 1 }, 'is not a record of one of our games'],
    ['another format', { ...mission(), format: 'x' }, 'The format is "x"'],
    ['a command that is none', { ...mission(), entries: entries('jump'), refused: [] }, 'Entry 1:'],
    ['a NUL', '{"a":"\0"}', 'NUL byte'],
  ])('%s is no record', (_, value, words) => {
    const { status, stdout, stderr } = verified(value);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(words);
  });

  test('a file that is no record does not keep the next one from being looked at', () => {
    const { status, stdout } = quadrant(['verify', file('no.json', 'what?'), file('good.json', mission())]);
    expect([status, stdout]).toEqual([2, expect.stringContaining('good.json: holds.')]);
  });

  test('the exit status tells', () => {
    expect(quadrant(['verify', file('bad.json', { ...mission(), hash: '00000000' })]).status).toBe(1);
    const broken = quadrant(['verify', file('broken.json', 'what?')]);
    expect([broken.status, broken.stderr]).toEqual([
      2,
      expect.stringMatching(
        /^quadrant: ".*broken\.json": This is not a record of a game\. This is not JSON\.\n$/,
      ),
    ]);
  });
});

test('quadrant replay without a terminal names what would work, and nothing that it does not have', () => {
  const { status, stderr } = quadrant(['replay', file('untold.json', mission())]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('"quadrant verify RECORD"')]);
  expect(stderr).not.toContain('--plain');
});

test('a record that does not hold is refused, and opened as far as it holds when asked to', async () => {
  const name = file('changed.json', { ...mission(), entries: entries('play', 'move(W)', 'pass') });
  const { status, stderr } = quadrant(['play', '--load', name]);
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/does not hold.*quadrant play --load RECORD --fork opens it as far as it holds/),
  ]);
  pty = new Pty(`play --load ${name} --fork`);
  await pty.until(/seed 900 +turn 0/);
  pty.type(KEY.ctrlC);
  await pty.end();
});

test('a record of which nothing holds is not said to open as far as it holds', () => {
  const { status, stderr } = quadrant(['play', '--load', file('seed.json', { ...mission(), seed: -5 })]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('the seed is a whole number')]);
  expect(stderr).not.toContain('--fork');
});

test('quadrant replay steps both ways, plays, and forks', async () => {
  pty = new Pty(`replay ${file('replay.json', mission())}`);
  expect(await pty.until('turn 0 of 2')).toContain('No mission yet');
  await pty.press(KEY.right, '─  begin a mission');
  await pty.press(`${KEY.right}${KEY.right}`, 'turn 2 of 2');
  await pty.press(KEY.left, 'turn 1 of 2');
  expect(await pty.until('fly E')).toContain('Explorer moves from sector 1:1');
  await pty.press(KEY.home, 'No mission yet');
  await pty.press(' ', 'turn 2 of 2');
  await pty.press(KEY.left, 'turn 1 of 2');
  await pty.press('f', /seed 900 +turn 1/);
  await pty.press('p', 'turn 2');
  pty.type(KEY.ctrlC);
  expect(await pty.end()).toMatchObject({ status: 130, echo: true });
});
