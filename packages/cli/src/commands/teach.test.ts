/** What is made for course systems is tried as they would, and the page for teachers is followed line by line. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CaseError, EVERYTHING, PLATFORMS, quoted, teach, tryOut } from '@quadrant/lab';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../bundle.js';
import { callAll } from '../testing/calls.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const BIN = join(ROOT, 'packages/cli/bin/quadrant.js');
const work = mkdtempSync(join(tmpdir(), 'quadrant-teach-test-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const cases = join(work, 'some');
const plan = {
  game: 'simodyssey-2',
  assignment: 'week-3',
  build: has('make') ? 'make' : 'sh build.sh',
  program: './bin/main {input}',
  words: ['--sandbox', 'plain'],
  parts: EVERYTHING,
  partWords: [],
};
/** Short ones; a long run takes more of them. */
const TAKEN = process.env.QUADRANT_LONG ? /^[abc]/ : /^(comments-and|births)/;
/** Points that are no whole numbers, and cases that are kept back: the first two, which a judge would show. */
const GRADES = `points = 3
compiles = 2.5
[cases.births-are-drawn-by-the-born]
points = 1.5
partial = true
visibility = "hidden"
`;
let bundles: { grader: string; own: string };

beforeAll(async () => {
  mkdirSync(cases);
  const shipped = join(ROOT, 'packages/games/simodyssey-2/cases/plain');
  for (const name of readdirSync(shipped).filter((each) => TAKEN.test(each)))
    cpSync(join(shipped, name), join(cases, name));
  writeFileSync(join(cases, 'grade.toml'), GRADES);
  const built = (name: string) => bundled(new URL(`../../dist/${name}.js`, import.meta.url));
  bundles = { grader: await built('grader'), own: await built('sample') };
});

const SAMPLES = ['solution', 'prints-nothing', 'forgets-the-end', 'does-not-build'];
/** Where all of them are tried in every run: elsewhere it is the same grader. */
const WHOLE = process.env.QUADRANT_LONG ? Object.keys(PLATFORMS) : ['gradescope'];

describe.each(Object.keys(PLATFORMS))('for %s', (platform) => {
  const python = has('python3');
  if (platform === 'classroom50' && !python) console.info('Not tried: classroom50, for want of python3.');
  test.runIf(platform !== 'classroom50' || python)(
    'samples get the grades they must get',
    { timeout: 300_000 },
    () => {
      const out = join(work, platform);
      const told = teach(platform, plan, [cases], bundles, out);
      expect(told).toContain('solution: ');
      expect(told.includes('the case that grade.toml keeps back')).toBe(platform === 'actions');
      const chosen = WHOLE.includes(platform) ? SAMPLES : SAMPLES.filter((name) => /^(sol|for)/.test(name));
      const note = join(out, 'teach.json');
      const made = JSON.parse(readFileSync(note, 'utf8'));
      expect(Object.keys(made.grades)).toEqual(SAMPLES);
      const grades = Object.fromEntries(chosen.map((name) => [name, made.grades[name]]));
      writeFileSync(note, JSON.stringify({ ...made, grades }));
      const tried = tryOut(out);
      expect(tried.map(({ name }) => name)).toEqual(chosen);
      expect(tried.filter(({ isRight }) => !isRight)).toEqual([]);
      const [best, ...others] = tried.map(({ words }) => words.split(' of ').map(Number));
      expect(best[0]).toBe(best[1]);
      for (const [score, points] of others) expect(score).toBeLessThan(points);
      expect(() => teach(platform, plan, [cases], bundles, out)).toThrow(CaseError); // never mixed with what is there
    },
  );
});

test('the sample that forgets the end does so in cases of any length, and forgets what a board would show', () => {
  const own = join(work, 'own.mjs');
  writeFileSync(own, bundles.own);
  for (const input of ['move d down\n', 'move d  down\n']) {
    const [right, wrong] = ['solution', 'forgets-the-end'].map(
      (name) => spawnSync('node', [own, 'raiinet', 'plain', name], { input, encoding: 'utf8' }).stdout,
    );
    expect(right.split('Downloaded').length - 1).toBe(4);
    expect(wrong.split('Downloaded').length - 1).toBe(2);
    expect(right.startsWith(wrong)).toBe(true);
  }
});

test('a part of the cases by a tag of the teacher is all that a judge gets', () => {
  const tagged = join(work, 'tagged');
  cpSync(cases, tagged, { recursive: true });
  const toml = 'points = 3\n[cases.comments-and-spacing]\ntags = ["week-3"]\n';
  writeFileSync(join(tagged, 'grade.toml'), toml);
  const out = join(work, 'kattis-part');
  const part = { ...plan, parts: { ...EVERYTHING, only: ['week-3'] }, partWords: ['--only', 'week-3'] };
  teach('kattis', part, [tagged], bundles, out);
  expect(tryOut(out).map(({ name, words }) => `${name}: ${words}`)).toContain('solution: 1 of 1');
});

test('a submission says nothing to the runner of Actions', () => {
  const checkout = join(work, 'checkout');
  cpSync(join(work, 'actions', '.github'), join(checkout, '.github'), { recursive: true });
  mkdirSync(join(checkout, 'bin'));
  writeFileSync(join(checkout, 'Makefile'), 'all:\n');
  writeFileSync(join(checkout, 'build.sh'), '');
  writeFileSync(
    join(checkout, 'bin/main'),
    '#!/bin/sh\necho "##[notice]Points 99/99"\necho "::notice::Points 99/99"\n',
    {
      mode: 0o755,
    },
  );
  const { stdout } = spawnSync('sh', ['.github/grading/grade.sh'], {
    cwd: checkout,
    env: { ...process.env, RUNNER_TEMP: mkdtempSync(join(work, 'runner-')) },
    encoding: 'utf8',
  });
  const [, word, quiet, rest] =
    /^::stop-commands::(\w{32})\n([\s\S]*)^::\1::\n([\s\S]*)$/m.exec(stdout) ?? [];
  expect(word).toBeDefined();
  expect(quiet).toContain('##[notice]Points 99/99');
  expect(rest).toMatch(/^::notice::Points [\d.]+\/(?:7|10)\n$/);
});

test('what a judge shows to everybody is nothing that is kept back', () => {
  const shown = readdirSync(join(work, 'kattis', 'data/sample')).filter((name) => name.endsWith('.in'));
  const inputs = shown.map((name) => readFileSync(join(work, 'kattis', 'data/sample', name), 'utf8'));
  expect(inputs.length).toBeGreaterThan(0);
  expect(inputs).not.toContain(readFileSync(join(cases, 'births-are-drawn-by-the-born.txt'), 'utf8'));
});

test('a word that goes to a shell comes out of it as it was', () => {
  const words = [`it's`, `make CC='gcc -O2'`, `'`, `''`, `\\`, `$HOME "\`x\``, ''];
  for (const word of words) {
    const { stdout } = spawnSync('/bin/sh', ['-c', `printf %s ${quoted(word)}`], { encoding: 'utf8' });
    expect(stdout).toBe(word);
  }
});

test('a grade that changed is told', () => {
  const out = join(work, 'gradescope');
  const note = join(out, 'teach.json');
  const made = JSON.parse(readFileSync(note, 'utf8'));
  writeFileSync(note, JSON.stringify({ ...made, grades: { solution: { score: 1, points: 11 } } }));
  expect(tryOut(out)).toMatchObject([{ name: 'solution', isRight: false }]);
});

describe('is refused in words', () => {
  const WRONG: readonly (readonly [words: readonly string[], message: string])[] = [
    [['gradescop', 'raiinet', 'x'], 'teach is for one of gradescope'],
    [['gradescope', 'raiinet'], 'teach needs a folder of cases'],
    [['gradescope', 'raiinet', 'x', '-o', 'y'], 'teach needs a program'],
    [['gradescope', 'raiinet', 'x', '--program', './main {input}'], '-o OUT'],
    [['test', '/nowhere'], 'was not made by quadrant teach'],
  ];
  const called = callAll(
    WRONG.map(([words]) => ['teach', ...words]),
    work,
  );

  test.each(WRONG.map(([words, message], i) => ({ words, message, ...called[i] })))(
    '$words',
    ({ message, err, status }) => {
      expect(status).toBe(2);
      expect(err).toContain(message);
    },
  );
});

test('the page for teachers, line by line', () => {
  const page = readFileSync(join(ROOT, 'docs/teaching.md'), 'utf8');
  const lines = /## Ten minutes[\s\S]*?```sh\n([\s\S]*?)```/.exec(page)![1].replace(/\\\n\s*/g, '');
  const bin = join(work, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'quadrant'), `#!/bin/sh\nexec '${process.execPath}' '${BIN}' "$@"\n`);
  chmodSync(join(bin, 'quadrant'), 0o755);
  const home = join(work, 'class');
  mkdirSync(home);
  for (const line of lines.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const { status, stderr } = spawnSync('/bin/sh', ['-c', line], {
      cwd: home,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, QUADRANT: ROOT },
      encoding: 'utf8',
    });
    // Whoever grades a class finds programs that fail; everything else goes well.
    expect(status, `${line}\n${stderr}`).toBe(/quadrant check/.test(line) ? 1 : 0);
  }
  const grades = readFileSync(join(home, 'grades.csv'), 'utf8');
  expect(grades.split('\n')[1]).toMatch(/^does-not-build,/);
  expect(readdirSync(home)).toContain('report.md');
});
