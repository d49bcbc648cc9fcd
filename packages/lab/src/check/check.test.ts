import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../games.js';
import { STANDARD_LIMITS } from '../process/limits.js';
import { openSandbox } from '../process/sandbox.js';
import { CaseError } from './case-error.js';
import { findCases } from './cases.js';
import {
  type CheckPlan,
  candidateFrom,
  checkOwnGame,
  checkProgram,
  hasPassed,
  lackingPlaces,
} from './check.js';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));
const ACCEPTANCE = fileURLToPath(new URL('../../../../../shared/acceptance/', import.meta.url));

const work = mkdtempSync(join(tmpdir(), 'quadrant-check-'));
const sandbox = openSandbox('auto', [])!;
afterAll(() => {
  sandbox.close();
  rmSync(work, { recursive: true });
});

const plan = (game: GameId, folder: string, oracle = false): CheckPlan => ({
  game,
  cases: findCases(game, [folder], oracle).cases,
  jobs: 1,
  limits: { ...STANDARD_LIMITS, seconds: 30, outputMib: 1 },
  compare: 'exact',
  filter: null,
  ignoresStatus: false,
  page: null,
  maxFailures: Number.POSITIVE_INFINITY,
  onChecked: () => {},
});

function candidate(text: string) {
  const made = candidateFrom(text, text, work);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('our own games pass', () => {
  for (const game of GAME_IDS) {
    test(`the cases of ${game}`, async () => {
      const { checked } = await checkOwnGame(plan(game, join(GAMES, game, 'cases')));
      expect(checked.length).toBeGreaterThan(20);
      expect(checked.filter((each) => !hasPassed(each))).toEqual([]);
    });
  }

  test('the acceptance cases beside the checkout, where there are any', async () => {
    if (!existsSync(ACCEPTANCE)) return console.info(`No acceptance cases at ${ACCEPTANCE}.`);
    const { checked } = await checkOwnGame(plan('raiinet', join(ACCEPTANCE, 'raiinet')));
    expect(checked.filter((each) => !hasPassed(each))).toEqual([]);
  });
});

describe('finding cases', () => {
  test('takes what belongs to a case and leaves other files alone', () => {
    const folder = folderWith('finding', {
      'a.txt': '',
      'a.expected.txt': '',
      'a.map': '',
      'a.args': ' -x  1\n',
      'a.exit': '1\n',
      'a.actual.txt': '',
      'b.txt': '',
      'README.md': '',
    });
    const { cases, leftOut } = findCases('simodyssey-2', [folder], true);
    expect(cases).toMatchObject([{ name: 'a', args: ['-x', '1'], status: 1, map: Buffer.from('') }]);
    expect(leftOut).toBe(1);
  });

  test('takes inputs without expected output only for a program', () => {
    const folder = folderWith('inputs', { 'a.txt': '', 'b.txt': '' });
    expect(findCases('simodyssey-2', [folder], false).cases).toEqual([]);
    expect(findCases('simodyssey-2', [folder], true).cases.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('hands over files that a case names and that lie with it, and no others', () => {
    const far = join(folderWith('far', { 'secret.seq': 'quit' }), 'secret.seq');
    const names = ['near.seq', far, '../far/secret.seq', 'a.expected.txt', '/etc/hostname'];
    const folder = folderWith('sequences', {
      'a.txt': names.map((name) => `sequence ${name}\n`).join(''),
      'a.expected.txt': '',
      'near.seq': 'sequence deep.seq\n',
      'deep.seq': 'quit\n',
    });
    const [{ files }] = findCases('raiinet', [folder], false).cases;
    expect(Object.keys(files).sort()).toEqual(['deep.seq', 'near.seq']);
  });

  test('tells cases of one name in several folders apart', () => {
    const one = folderWith('week1', { 'a.txt': '', 'b.txt': '' });
    const two = folderWith('week2', { 'a.txt': '' });
    const names = (...folders: string[]) =>
      findCases('simodyssey-2', folders, true).cases.map(({ name }) => name);
    expect(names(one, two)).toEqual(['week1/a', 'b', 'week2/a']);
  });

  test('passes over links that lead nowhere beside folders of cases', () => {
    const week = join(folderWith('weeks', {}), 'week1');
    mkdirSync(week);
    writeFileSync(join(week, 'a.txt'), '');
    symlinkSync('nowhere', join(work, 'weeks', 'gone'));
    expect(findCases('simodyssey-2', [join(work, 'weeks')], true).cases.length).toBe(1);
  });

  test('says what is wrong with a folder or an exit status', () => {
    expect(() => findCases('simodyssey-2', [join(work, 'nowhere')], false)).toThrow(CaseError);
    const file = join(folderWith('file', { 'a.txt': '' }), 'a.txt');
    expect(() => findCases('simodyssey-2', [file], false)).toThrow(/is a file/);
    const bad = folderWith('bad', { 'a.txt': '', 'a.expected.txt': '', 'a.exit': 'two' });
    expect(() => findCases('simodyssey-2', [bad], false)).toThrow(/exit status from 0 to 255/);
  });
});

describe('verdicts on a program', () => {
  const expected = '  state:0.0, ok\n  Welcome! Try test(3,5,7,15,30)\n';
  let folder = '';
  beforeAll(() => {
    folder = folderWith('verdicts', { 'empty.txt': '', 'empty.expected.txt': expected, 'empty.exit': '0' });
  });

  const check = async (script: string, seconds = 30) => {
    const todo = { ...plan('simodyssey-2', folder), limits: { ...STANDARD_LIMITS, seconds, outputMib: 1 } };
    const line = candidate(`'${process.execPath}' -e '${script}' {input}`);
    return (await checkProgram(todo, line, sandbox)).checked[0];
  };
  const print = `process.stdout.write(${JSON.stringify(expected)});`;

  test('passed', async () => expect((await check(print)).verdict).toBe('passed'));

  test('wrong output, with the line and the difference', async () => {
    expect(await check('console.log("  state:0.0, ok")')).toMatchObject({
      verdict: 'wrong output',
      words: 'the output ends after line 1',
      difference: { line: 2, actual: null },
    });
  });

  test('wrong output, with the exit status where that is wrong too', async () => {
    expect((await check('process.exitCode = 1')).words).toBe('nothing was printed; exit status 1');
  });

  test('wrong status', async () => {
    expect(await check(`${print} process.exitCode = 3`)).toMatchObject({
      verdict: 'wrong status',
      words: 'ended with status 3 instead of 0',
    });
  });

  test('crashed, although the output is right', async () => {
    expect(await check(`${print} process.kill(process.pid, "SIGSEGV")`)).toMatchObject({
      verdict: 'crashed',
      words: 'ended by SIGSEGV',
    });
  });

  test('hung', async () => {
    expect(await check('for (;;);', 1)).toMatchObject({
      verdict: 'hung',
      words: 'used more than 1 s of the processor',
    });
  });

  test('flooded, with as much of the output as a person reads', async () => {
    const flood = 'const s = "x".repeat(99999); (function more() { process.stdout.write(s, more) })()';
    const { verdict, words, difference } = await check(flood);
    expect({ verdict, words }).toEqual({ verdict: 'flooded', words: 'printed more than 1 MiB' });
    expect(JSON.stringify(difference).length).toBeLessThan(2000);
  });

  test('not started', async () => {
    const todo = plan('simodyssey-2', folder);
    const line = candidate('/no/such/program {input}');
    expect((await checkProgram(todo, line, sandbox)).checked[0]).toMatchObject({
      verdict: 'not started',
      words: 'there is no program "/no/such/program"',
      difference: null,
    });
  });

  test.each([
    ['its last line', 'console.error("hm\\nit is the fuel")', 'it is the fuel'],
    ['rather the last complaint', 'throw new TypeError("no fuel")', 'TypeError: no fuel'],
    ['nothing that acts on a terminal', 'console.error("\\x1b[2Jgone")', '\\x1b[2Jgone'],
  ])('of what it said on standard error: %s', async (_, script, told) => {
    expect((await check(script)).words).toMatch(new RegExp(`; it said: ${told.replace(/[\\[]/g, '\\$&')}$`));
  });
});

describe('somebody else’s program', () => {
  test('reads standard input where {input} is absent, and our own game says what is right', async () => {
    const folder = folderWith('oracle', { 'a.txt': 'status\n', 'b.txt': '' });
    const todo = plan('simodyssey-2', folder, true);
    const opening = '  state:0.0, ok\\n  Welcome! Try test(3,5,7,15,30)\\n';
    const answer = '->status\\n  state:0.1, error\\n  Negative on that request:no mission in progress.\\n';
    const script = `process.stdin.on("data", () => {}).on("end", () => process.stdout.write("${opening}${answer}"))`;
    const line = candidate(`'${process.execPath}' -e '${script}'`);
    const { checked } = await checkProgram(todo, line, sandbox);
    expect(checked.map(({ verdict }) => verdict)).toEqual(['passed', 'wrong output']);
  });

  test('is not asked about cases that its command line has no place for', async () => {
    const level = folderWith('level', { 'a.txt': '', 'a.expected.txt': '', 'a.map': '' });
    const { line } = candidate('x {input}');
    expect(lackingPlaces(line, plan('mirewood', level).cases)).toMatch(
      /1 of 1 cases are left out: .*\{map\}/,
    );
    const options = folderWith('options', {
      'a.txt': '',
      'a.expected.txt': '',
      'a.args': '-players 4',
      'b.txt': 'quit',
      'b.expected.txt': '',
    });
    const { cases } = plan('raiinet', options);
    expect(lackingPlaces(line, cases)).toMatch(/1 of 2 cases are left out: .*\{args\}/);
    expect(lackingPlaces(candidate('x {args}').line, cases)).toBeNull();
    const report = await checkProgram(plan('raiinet', options), candidate('true'), sandbox);
    expect(report).toMatchObject({ skipped: 1, checked: [{ name: 'b', verdict: 'passed' }] });
  });
});
