/** `quadrant check` as a person meets it: a real process, real folders, real programs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

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
    expect(check('simodyssey-2', name, '--jobs', '3')).toEqual(alone);
  });

  test('reports for other programs', () => {
    expect(check('simodyssey-2', bad, '--format', 'tap').out).toMatch(
      /^TAP version 13\nok 1 - empty\nnot ok 2/,
    );
    expect(check('simodyssey-2', bad, '--format', 'junit').out).toMatch(/^<\?xml/);
    expect(JSON.parse(check('simodyssey-2', bad, '--format', 'json').out).programs[0]).toMatchObject({
      failed: 1,
    });
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
      `process.argv.splice(1, 1, 'quadrant', 'run', 'raiinet'); await import(${JSON.stringify(BIN)});`,
    );
    const program = `'${process.execPath}' rai.mjs {args}`;
    const { out, status } = check('raiinet', CASES, '--sandbox', 'plain', '--program', program);
    expect(out).toMatch(/^\d+ passed, 0 failed\n$/);
    expect(status).toBe(0);
  });

  test('limits can be set', () => {
    const { out } = check('simodyssey-2', good, '--program', 'sleep 30', '--time', '0.1');
    expect(out).toContain('FAILED empty: hung, still running after 1 s\n');
  });
});

describe('called wrongly: one line that says what would be right, exit status 2', () => {
  test.each([
    [[], 'check needs a game: space-defender-2, simodyssey-2, raiinet, mirewood'],
    [['chess', good], 'there is no game "chess"'],
    [['raiinet'], 'check needs a folder of cases'],
    [['raiinet', 'nowhere'], 'there is no folder'],
    [['raiinet', '.'], 'a case is NAME.txt with NAME.expected.txt'],
    [['raiinet', good, '--format', 'yaml'], '--format is one of pretty, tap, junit, json, not "yaml"'],
    [['raiinet', good, '--jobs', '0'], '--jobs is a whole number from 1 to 256, not "0"'],
    [['raiinet', good, '--time', 'long'], '--time is a number from 0.1 to 3600, not "long"'],
    [['raiinet', good, '--tim', '1'], 'check has no option "--tim"; did you mean --time?'],
    [['raiinet', good, '-j', '1'], 'check has no option "-j"; known are --program, --programs, --format'],
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
  ])('%j', (words, message) => {
    const { out, err, status } = check(...words);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
