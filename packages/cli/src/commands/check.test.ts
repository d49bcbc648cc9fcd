/** `quadrant check` as a person meets it: a real process, real folders, real programs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { callAll } from '../testing/calls.js';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const CASES = fileURLToPath(new URL('../../../games/raiinet/cases/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, 'check', ...words], { cwd: folder });
  return { out: stdout.toString(), err: stderr.toString(), status };
}
function put(name: string, files: Record<string, string>): string {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  return name;
}

const OPENING = '  state:0.0, ok\n  Welcome! Try test(3,5,7,15,30)\n';
const good = put('good', { 'empty.txt': '', 'empty.expected.txt': OPENING });
const stray = put('stray', { 'list.txt': 'true\n' });
const bad = put('bad', {
  'empty.txt': '',
  'empty.expected.txt': OPENING,
  'status.txt': 'status\n',
  'status.expected.txt': `${OPENING}->status\n  state:0.1, error\n  All is well.\n`,
});

describe('our own game', () => {
  test('passes: exit status 0', () => {
    expect(check('raiinet', CASES)).toMatchObject({ err: '', status: 0 });
    expect(check('simodyssey-2', good)).toEqual({ out: '1 passed, 0 failed\n', err: '', status: 0 });
  });

  test('fails: the line, the command and the difference, exit status 1', () => {
    const { out, status } = check('simodyssey-2', good, bad);
    expect(status).toBe(1);
    expect(out).toContain('FAILED status: wrong output, line 5 differs at column 3');
    expect(out).toContain('command 1: status');
    expect(out).toContain('    -  All is well.');
    expect(out).toContain('    +  Negative on that request:no mission in progress.');
    expect(out).toContain('2 passed, 1 failed');
  });

  test('on several threads the report is the same', () => {
    const many: Record<string, string> = {};
    for (let i = 0; i < 250; i++) {
      many[`case${i}.txt`] = i === 77 ? 'pass' : '';
      many[`case${i}.expected.txt`] = OPENING;
    }
    const name = put('many', many);
    const alone = check('simodyssey-2', name, '--jobs', '1');
    expect(alone.out).toContain('249 passed, 1 failed');
    const { out, status } = check('simodyssey-2', name, '--jobs', '3'); // progress may be told meanwhile
    expect({ out, status }).toEqual({ out: alone.out, status: alone.status });
  });

  test('reports for other programs', () => {
    const [tap, junit, json] = callAll(
      ['tap', 'junit', 'json'].map((format) => ['check', 'simodyssey-2', bad, '--format', format]),
      folder,
    ).map(({ out }) => out);
    expect(tap).toMatch(/^TAP version 13\nok 1 - empty\nnot ok 2/);
    expect(junit).toMatch(/^<\?xml/);
    expect(JSON.parse(json).programs[0]).toMatchObject({ failed: 1 });
  });
});

describe('somebody else’s program', () => {
  const own = `'${process.execPath}' '${BIN}' run simodyssey-2 {input}`;

  test('several of them give a table', () => {
    writeFileSync(join(folder, 'list.txt'), `# submissions\n${own}\n\nno-such-program {input}\n`);
    const { out, status } = check('simodyssey-2', good, '--programs', 'list.txt', '--program', 'false');
    expect(status).toBe(1);
    const [heading, ...rows] = out.trimEnd().split('\n').slice(-4);
    expect(heading).toMatch(/^program +passed +wrong output +not started +cases$/);
    expect(rows[0]).toMatch(/^false +0 +1 +0 +1$/);
    expect(rows[1]).toMatch(/\{input\} +1 +0 +0 +1$/);
    expect(rows[2]).toMatch(/^no-such-program \{input\} +0 +0 +1 +1$/);
  });

  test('a program named from here is found from the folder it runs in', () => {
    writeFileSync(
      join(folder, 'rai.mjs'),
      `const [, , bin] = process.argv; process.argv.splice(1, 2, 'quadrant', 'run', 'raiinet'); await import(bin);`,
    );
    const program = `'${process.execPath}' rai.mjs '${BIN}' {args}`; // what is not named is not seen
    const { out, status } = check(
      'raiinet',
      CASES,
      '--case',
      'four_views_side_by_side',
      '--sandbox',
      'plain',
      '--program',
      program,
    );
    expect(out).toBe('1 passed, 0 failed\n');
    expect(status).toBe(0);
  });

  test('limits can be set', () => {
    const { out } = check('simodyssey-2', good, '--program', 'sleep 30', '--time', '0.1');
    expect(out).toContain('FAILED empty: hung, still running after 1 s\n');
  });
});

describe('grading', () => {
  const cases = put('graded', {
    'empty.txt': '',
    'empty.expected.txt': OPENING,
    'status.txt': 'status\n',
    'status.expected.txt': `${OPENING}->status\n  state:0.1, error\n`,
    'grade.toml': 'points = 2\ncompiles = 1\n[cases.status]\npartial = true\nvisibility = "hidden"\n',
  });
  put('all/ann', { 'main.in': `#!/bin/sh\nprintf '%s' '${OPENING}'\n` });
  put('all/bob', { 'main.txt': 'nothing to build\n' });
  const words = ['simodyssey-2', cases, '--submissions', 'all', '--program', './main {input}'];
  const build = ['--build', 'cp main.in main && chmod +x main'];

  test('submissions get names and points, and reports in several forms at once', () => {
    const reports = ['--report', 'csv=grades.csv', '--report', 'junit=report.xml'];
    const { out, err, status } = check(...words, ...build, ...reports);
    expect(status).toBe(1);
    expect(err).toMatch(/^wall: .*; it leaves open: /);
    expect(err).toMatch(/time: [\d.]+ s in all; the programs ran /);
    const [heading, ann, bob] = out.trimEnd().split('\n').slice(-3);
    expect(heading).toMatch(/^program +passed +wrong output +wrong status +not reached +cases +points$/);
    expect(ann).toMatch(/^ann +2 +1 +0 +0 +3 +4 of 5$/);
    expect(bob).toMatch(/^bob +0 +0 +1 +2 +3 +0 of 5$/);
    const grades = readFileSync(join(folder, 'grades.csv'), 'utf8').split('\r\n');
    expect(grades[0]).toBe('name,score,points,passed,cases,seconds,wall,compiles,empty,status');
    expect(grades[1]).toMatch(/^ann,4,5,2,3,.*,1,2,1$/);
    expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain('<skipped message=');
  });

  test('of hidden cases a teacher who asks is told what went wrong, files are not', () => {
    const reports = ['--report', 'json=whole.json', '--report', 'tap=whole.tap', '--format', 'json'];
    const [told, asked] = callAll(
      [[], ['--show-hidden']].map((more) => ['check', ...words, ...build, ...reports, ...more]),
      folder,
    ).map(({ out }) => out);
    expect(asked).toContain('->status');
    for (const text of [
      told,
      ...['whole.json', 'whole.tap'].map((name) => readFileSync(join(folder, name), 'utf8')),
    ]) {
      expect(text).toContain('status');
      expect(text).not.toContain('->status');
    }
  });

  test('one submission gives what Gradescope reads', () => {
    const one = ['simodyssey-2', cases, '--submission', 'all/ann', '--program', './main {input}', ...build];
    const result = JSON.parse(check(...one, '--format', 'gradescope').out);
    expect(result).toMatchObject({
      score: 4,
      tests: [{ name: 'compiles' }, { status: 'passed' }, { score: 1 }],
    });
    expect(result.tests[2].visibility).toBe('hidden');
    expect(check(...words, '--format', 'gradescope').err).toContain('for one program at a time');
  });

  test('programs in a list have names', () => {
    writeFileSync(join(folder, 'named.txt'), 'ann = true {input}\nfalse\n');
    const { out } = check('simodyssey-2', good, '--programs', 'named.txt');
    expect(out.trimEnd().split('\n').at(-2)).toMatch(/^ann /);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^false /);
  });

  test('cases are chosen, listed and named', () => {
    const [all, named, base, cards, quits] = callAll(
      [
        ['simodyssey-2', cases, '--list'],
        ['simodyssey-2', good, '--case', 'empty', '-v'],
        ['raiinet', CASES, '--only', 'base', '--list'],
        ['raiinet', CASES, '--cards', 'LFDSP', '--no-players', '4', '--list'],
        ['raiinet', CASES, '--commands', 'quit', '--list'],
      ].map((words) => ['check', ...words]),
      folder,
    ).map(({ out }) => out);
    expect(all).toBe('empty  plain base  2 points, visible\nstatus  plain base  2 points, hidden\n');
    expect(named).toBe('passed empty\n1 passed, 0 failed\n');
    expect(base).toContain('line_of_junk');
    expect(base).not.toContain('four_');
    expect(cards).not.toContain('hijack');
    expect(quits.split('\n').length).toBeLessThan(20);
  });

  test('cases that need options are left out with one warning when there is no place for them', () => {
    const { err, status } = check('raiinet', CASES, '--program', 'true', '--max-failures', '1');
    expect(status).toBe(1);
    expect(err.match(/cases are left out: 'true' has no place for options: \{args\}/g)).toHaveLength(1);
  });

  test('an interrupt leaves whole reports of what is known, in which the rest counts as not reached', async () => {
    const program = `'${process.execPath}' -e 'setTimeout(() => {}, require("fs").readFileSync(0).length * 100000)'`;
    const report = join(folder, 'partial.json');
    const child = spawn(
      process.execPath,
      [
        BIN,
        'check',
        'simodyssey-2',
        cases,
        '--program',
        program,
        '--report',
        `json=${report}`,
        '--jobs',
        '1',
      ],
      { cwd: folder },
    );
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    while (!existsSync(report) && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
    const again = setInterval(() => child.kill('SIGINT'), 5); // as who cannot wait
    const [status] = await once(child, 'close');
    clearInterval(again);
    expect(status).toBe(130);
    expect(JSON.parse(readFileSync(report, 'utf8')).programs[0]).toMatchObject({
      points: 4,
      cases: [
        { name: 'empty', verdict: 'wrong output' },
        { name: 'status', verdict: 'not reached' },
      ],
    });
    expect(out).toContain('0 passed, 1 failed, 1 not reached');
  });
});

describe('called wrongly: one line that says what would be right, exit status 2', () => {
  const WRONG: readonly (readonly [words: readonly string[], message: string])[] = [
    [[], 'check needs a game: space-defender-2, simodyssey-2, raiinet, mirewood'],
    [['chess', good], 'there is no game "chess"'],
    [['raiinet'], 'check needs a folder of cases'],
    [['raiinet', 'nowhere'], 'there is no folder'],
    [['raiinet', stray], 'a case is NAME.txt with NAME.expected.txt'],
    [['raiinet', good, '--format', 'yaml'], '--format is one of pretty, tap, junit, json, csv, gradescope'],
    [['raiinet', good, '--report', 'junit'], '--report is FORMAT=FILE with one of pretty'],
    [['raiinet', good, '--compare', 'sound'], '--compare is one of exact, blanks, board, final'],
    [['raiinet', good, '--case', 'nowhere'], 'there is no case "nowhere"'],
    [['raiinet', good, '--only', 'nothing'], 'no case is left of those that were asked for'],
    [['raiinet', good, '--cards', 'XYZ'], '--cards are letters of L, F, D, S, P, H, J, N'],
    [['raiinet', good, '--build', 'make'], '--build needs --submissions or --submission'],
    [['raiinet', good, '--submissions', '.'], 'submissions need one --program'],
    [['raiinet', good, '--jobs', '0'], '--jobs is a whole number from 1 to 256, not "0"'],
    [['raiinet', good, '--time', 'long'], '--time is a number from 0.1 to 3600, not "long"'],
    [['raiinet', good, '--tim', '1'], 'check has no option "--tim"; did you mean --time?'],
    [
      ['raiinet', good, '-j', '1'],
      'check has no option "-j"; known are --program, --programs, --submissions',
    ],
    [['raiinet', good, '--jobs'], '--jobs needs a value'],
    [['raiinet', good, '--program', '--jobs', '2'], '--program needs a value'],
    [['raiinet', good, '--jobs', '2', '--jobs=2'], '--jobs is given twice'],
    [['raiinet', good, '--time', '-1'], '--time is a number from 0.1 to 3600, not "-1"'],
    [['raiinet', '--', '--jobs'], 'there is no folder'],
    [['raiinet', good, '--program', "a '"], 'open quote'],
    [['raiinet', good, '--program', 'a {inptu}'], 'there is no placeholder {inptu}'],
    [
      ['raiinet', good, '--program', 'a', '--sandbox', 'chroot'],
      '--sandbox is one of auto, bwrap, unshare, plain',
    ],
    [['raiinet', good, '--programs', 'nowhere.txt'], 'cannot read "nowhere.txt"'],
  ];
  const called = callAll(
    WRONG.map(([words]) => ['check', ...words]),
    folder,
  );

  test.each(WRONG.map(([words, message], i) => ({ words, message, ...called[i] })))(
    '$words',
    ({ message, out, err, status }) => {
      expect({ out, status }).toEqual({ out: '', status: 2 });
      expect(err).toContain(message);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    },
  );
});
