/** `quadrant fuzz` as a person meets it: a real process, a real program, files to take away. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommandSession, type SessionAnswer } from '../../testing/session.js';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const session = new CommandSession(folder);
afterAll(() => session.close());
const quadrant = (...words: string[]) => session.run(...words);
const run = `'${process.execPath}' '${BIN}' run simodyssey-2 {input}`;
/** Everything is right but the welcome. */
const rude = `${run} | sed 's/Welcome!/Oh, you./'`;

describe('a program that differs', () => {
  const rudely = () => quadrant('fuzz', 'simodyssey-2', '--program', rude, '--games', '50', '--out', 'found');
  let found: SessionAnswer;
  beforeAll(async () => {
    found = await rudely();
  });

  test('is told with the line, the rule and the input: exit status 1', async () => {
    expect(found.status).toBe(1);
    expect(found.out).toContain('# simodyssey-2: wrong output');
    expect(found.out).toContain('- line 2 expected: `  Welcome! Try test(3,5,7,15,30)`');
    expect(found.out).toContain('- line 2 actual: `  Oh, you. Try test(3,5,7,15,30)`');
    expect(found.out).toContain('shrunk to 0 commands');
    expect(found.out).toContain('- rule concerned: ');
  });

  test('is written down as a case that can be checked', async () => {
    const name = 'simodyssey-2-seed-1';
    expect(readdirSync(join(folder, 'found')).sort()).toEqual(
      ['.actual.txt', '.expected.txt', '.md', '.txt'].map((ending) => name + ending),
    );
    expect(readFileSync(join(folder, 'found', `${name}.actual.txt`), 'utf8')).toContain('Oh, you.');
    expect((await quadrant('check', 'simodyssey-2', 'found')).status).toBe(0);
    expect((await quadrant('check', 'simodyssey-2', 'found', '--program', rude)).status).toBe(1);
  });

  test('gives the same for the same seed', async () => {
    expect((await rudely()).out).toBe(
      found.out.replace('Written to found/simodyssey-2-seed-1.', 'Written to found/simodyssey-2-seed-1-2.'),
    );
  });

  test('is no difference where it does not count', async () => {
    const words = ['--program', rude, '--games', '20', '--compare', 'board'];
    expect((await quadrant('fuzz', 'simodyssey-2', ...words)).out).toBe('20 games, no difference (seed 1)\n');
  });
});

test.each([
  ['--only', 'bsae'],
  ['--commands', 'mvoe'],
])('a search that %s %s leaves nothing of is refused', async (option, word) => {
  const { status, err } = await quadrant('fuzz', 'raiinet', '--program', 'cat {args}', option, word);
  expect({ status, err }).toMatchObject({ status: 2, err: expect.stringContaining('no command is left') });
});

describe('several differences', () => {
  /** Three things are wrong, and the first two of them show everywhere. */
  const worse = `${run} | sed -e 's/negative on that/no to that/I' -e 's/landed?:T/landed?:Y/' -e 's/Mission aborted/Aborted/'`;

  test.runIf(process.env.QUADRANT_LONG)('are told once for each rule, in files of their own', async () => {
    const words = ['--program', worse, '--games', '300', '--keep-going', '3', '--out', 'several'];
    const { out, status } = await quadrant('fuzz', 'simodyssey-2', ...words);
    expect(status).toBe(1);
    const rules = [...out.matchAll(/^- rule concerned: (.*)$/gm)].map(([, rule]) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules).toHaveLength(3);
    expect(out).toContain('3 differences in ');
    const pages = readdirSync(join(folder, 'several')).filter((file) => file.endsWith('.md'));
    expect(pages).toHaveLength(3);
    expect(out).toMatch(/^- \[the game at this turn\]\(http.*#\/simodyssey-2\/link\/\d+\/[\w-]+\)$/m);
  });

  test('are on disk from the first moment on, and told at an interrupt', async () => {
    const child = spawn(
      process.execPath,
      [
        BIN,
        'fuzz',
        'simodyssey-2',
        '--program',
        `sleep 0.2; ${worse}`,
        '--keep-going',
        '9',
        '--jobs',
        '2',
        '--out',
        'broken',
      ],
      { cwd: folder, detached: true },
    );
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const isThere = () => existsSync(join(folder, 'broken', 'simodyssey-2-seed-1.md'));
    while (!isThere() && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
    expect(err).toBe('');
    process.kill(-child.pid!, 'SIGINT'); // all of its group, as a terminal does
    const [status] = await once(child, 'close');
    expect(err).not.toContain('Error');
    expect(status).toBe(130);
    expect(out).toContain('Written to broken/simodyssey-2-seed-1.*');
    expect((await quadrant('check', 'simodyssey-2', 'broken')).status).toBe(0);
  });

  test('end with the budget', async () => {
    const words = ['--program', run, '--games', '1000000', '--budget', '2s'];
    expect((await quadrant('fuzz', 'simodyssey-2', ...words)).out).toMatch(
      /^\d+ games within the budget, no difference \(seed 1\)\n$/,
    );
  });

  test.each(['1', '2'])(
    'end a run that would outlast the budget, and do not blame it, with %s jobs',
    async (jobs) => {
      const words = ['--program', 'sleep 600', '--budget', '1s', '--wall', '20', '--jobs', jobs];
      expect(await quadrant('fuzz', 'simodyssey-2', ...words)).toMatchObject({
        out: '0 games within the budget, no difference (seed 1)\n',
        status: 0,
      });
    },
  );
});

test('a program that does not differ: exit status 0, nothing written', async () => {
  const { out, status } = await quadrant(
    'fuzz',
    'simodyssey-2',
    '--program',
    run,
    '--games',
    '40',
    '--seed',
    '7',
    '--out',
    'none',
  );
  expect({ out, status }).toEqual({ out: '40 games, no difference (seed 7)\n', status: 0 });
  expect(readdirSync(folder)).not.toContain('none');
});

describe('called wrongly: one line that says what would be right, exit status 2', () => {
  test.each([
    [['simodyssey-2'], "fuzz needs a program: --program 'CMD {input}'"],
    [['mirewood', '--program', 'x {input}'], "as in --program 'CMD {map} {input}'"],
    [
      ['simodyssey-2', '--program', './no-such-thing {input}'],
      'the program cannot be started: there is no program',
    ],
    [['raiinet', '--program', 'x {input}', '--cards', 'LF'], 'three kinds of cards at least'],
    [['simodyssey-2', '--program', 'x {inptu}'], 'there is no placeholder {inptu}'],
    [['simodyssey-2', '--program', 'x', '--budget', 'soon'], '--budget is a time such as 90s, 10m or 2h'],
    [['raiinet', 'more', '--program', 'x'], '"more" is too much'],
    [['simodyssey-2', '--program', 'x', '--games', '-1'], '--games'],
    [
      ['simodyssey-2', '--program', 'x', '--seed', 'x'],
      '--seed is a whole number from 0 to 2147483647, not "x"',
    ],
  ])('%j', async (words, message) => {
    const { out, err, status } = await quadrant('fuzz', ...words);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toContain(message);
  });
});
