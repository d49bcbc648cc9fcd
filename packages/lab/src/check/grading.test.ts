import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { STANDARD_LIMITS } from '../process/limits.js';
import { openSandbox } from '../process/sandbox.js';
import { canHave, isRoot, WALLS } from '../process/walls.js';
import { findCases } from './cases.js';
import { type CheckPlan, candidateFrom, checkProgram } from './check.js';
import { readGrading } from './grading.js';
import { Copies, findSubmissions, prepare } from './submissions.js';

const work = mkdtempSync(join(tmpdir(), 'quadrant-grading-'));
const sandbox = openSandbox('auto', [])!;
const copies = new Copies();
afterAll(() => {
  copies.close();
  sandbox.close();
  rmSync(work, { recursive: true });
});

let folders = 0;
function folderWith(files: Record<string, string>, name = String(folders++)): string {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text, { mode: 0o755 });
  return folder;
}

const graded = (toml: string) => readGrading(folderWith({ 'grade.toml': toml }), ['a', 'b', 'c']);

describe('grade.toml', () => {
  test('says what cases are worth: all, those with a tag, single ones', () => {
    const { worthOf, compiles } = graded(`
      points = 2
      compiles = 5
      [tags.base]
      points = 3
      visibility = "after_due_date"
      [cases.b]
      tags = ["base", "mine"]
      partial = true
      [cases.c]
      points = 0.5
      needs = ["compiles", "a"]
    `);
    expect(compiles).toBe(5);
    expect(worthOf('a', ['plain'])).toMatchObject({ points: 2, visibility: 'visible', tags: ['plain'] });
    expect(worthOf('a', ['base'])).toMatchObject({ points: 3, visibility: 'after_due_date' });
    expect(worthOf('b', [])).toMatchObject({ points: 3, isPartial: true, tags: ['base', 'mine'] });
    expect(worthOf('c', ['base'])).toMatchObject({ points: 0.5, needs: ['compiles', 'a'] });
  });

  test('cases and tags may be called as anything, also as what every object has', () => {
    const names = ['constructor', 'toString'];
    const folder = folderWith({ 'grade.toml': 'points = 2\n[cases.toString]\ntags = ["valueOf"]\n' });
    const { worthOf } = readGrading(folder, names);
    expect(names.map((name) => worthOf(name, []).points)).toEqual([2, 2]);
  });

  test.each([
    ['points = -1', /points are a number from 0/],
    ['points = "many"', /not "many"/],
    ['point = 1', /has a key "point"; known are points/],
    ['visibility = "never"', /visibility is one of visible, hidden/],
    ['partial = 1', /partial is true or false/],
    ['needs = "a"', /needs is a list of words/],
    ['tags = 1', /tags must be a table/],
    ['[tags.bsae]\npoints = 2', /a tag "bsae" that no case has; there are plain, options, base/],
    ['[cases.d]', /a case "d" that is not there/],
    ['[cases.a]\nneeds = ["d"]', /needs a case "d"/],
    ['[cases.a]\nneeds = ["b"]\n[cases.b]\nneeds = ["a"]', /in a circle: a, b, a/],
    ['points = ', /cannot read/],
  ])('that is wrong is refused: %j', (toml, message) => expect(() => graded(toml)).toThrow(message));
});

test('the example on the page for teachers is one', () => {
  const page = readFileSync(new URL('../../../../docs/teaching.md', import.meta.url), 'utf8');
  const [, toml] = /```toml\n(.*?)```/s.exec(page)!;
  const shipped = fileURLToPath(new URL('../../../games/raiinet/cases', import.meta.url));
  const names = findCases('raiinet', [shipped], false).cases.map(({ name }) => name);
  const { worthOf } = readGrading(folderWith({ 'grade.toml': toml }), names);
  expect(worthOf('four_last_one_left', ['options'])).toMatchObject({ points: 10, isPartial: true });
  expect(worthOf('line_of_junk', ['plain', 'base']).points).toBe(3);
});

const ANSWER = '  state:0.0, ok\n  Welcome! Try test(3,5,7,15,30)\n';
const cases = folderWith({
  'a.txt': '',
  'a.expected.txt': ANSWER,
  'b.txt': 'status\n',
  'b.expected.txt': `${ANSWER}->status\n  state:0.1, error\n`,
  'c.txt': '',
  'c.expected.txt': ANSWER,
  'grade.toml': 'points = 4\ncompiles = 1\n[cases.b]\npartial = true\n[cases.c]\nneeds = ["b"]\n',
});
const plan: CheckPlan = {
  game: 'simodyssey-2',
  cases: findCases('simodyssey-2', [cases], true).cases,
  jobs: 2,
  limits: STANDARD_LIMITS,
  compare: 'exact',
  filter: null,
  ignoresStatus: false,
  page: null,
  maxFailures: Number.POSITIVE_INFINITY,
  onChecked: () => {},
};
const PRINT = `#!/bin/sh\nprintf '%s' '${ANSWER}'\n`;

test('partial credit goes as far as the transcript agrees; what needs a failed case is not reached', async () => {
  const candidate = candidateFrom(join(folderWith({ mine: PRINT }), 'mine'), 'ann', work);
  if (typeof candidate === 'string') throw new Error(candidate);
  const { checked } = await checkProgram(plan, candidate, sandbox);
  expect(checked.map(({ name, verdict, score }) => ({ name, verdict, score }))).toEqual([
    { name: 'a', verdict: 'passed', score: 4 },
    { name: 'b', verdict: 'wrong output', score: 2 },
    { name: 'c', verdict: 'not reached', score: 0 },
  ]);
});

test('a filter is applied to both sides', async () => {
  const shouting = PRINT.replace('Welcome', 'WELCOME');
  const candidate = candidateFrom(join(folderWith({ mine: shouting }), 'mine'), 'ann', work);
  if (typeof candidate === 'string') throw new Error(candidate);
  const { checked } = await checkProgram({ ...plan, filter: 'tr a-z A-Z' }, candidate, sandbox);
  expect(checked[0].verdict).toBe('passed');
  await expect(checkProgram({ ...plan, filter: 'exit 3' }, candidate, sandbox)).rejects.toThrow(/status 3/);
});

test.each([
  ['nothing that gets through', 'true', "nothing was printed; the filter 'FILTER' ended with status 1"],
  [
    'what it cannot take after all that it can',
    `printf '%s' '${ANSWER}'; echo junk`,
    "the filter 'FILTER' ended with status 2; it said: error: junk",
  ],
])('a filter that fails on a program that prints %s fails that program alone', async (_, script, words) => {
  const filter =
    'awk \'/junk/ { print "error: " $0 > "/dev/stderr"; n = 2; exit } { print; m = 1 } END { exit m ? n : 1 }\'';
  const candidate = candidateFrom(join(folderWith({ mine: `#!/bin/sh\n${script}\n` }), 'mine'), 'ann', work);
  if (typeof candidate === 'string') throw new Error(candidate);
  const { checked } = await checkProgram({ ...plan, filter }, candidate, sandbox);
  expect(checked[0]).toMatchObject({
    verdict: 'wrong output',
    words: words.replace('FILTER', filter),
    score: 0,
  });
});

test('what is kept back runs when nothing is shown any more, so that no visible case tells what a hidden one was given', async () => {
  const files = Object.fromEntries(
    ['a', 'b', 'c', 'd'].flatMap((name) => [
      [`${name}.txt`, name < 'c' ? '' : 'status\n'], // the visible ones take longer
      [`${name}.expected.txt`, ANSWER],
    ]),
  );
  const toml = `[cases.a]\nvisibility = "hidden"\n[cases.b]\nvisibility = "after_due_date"\n[cases.d]\nneeds = ["c"]\n`;
  const mixed = folderWith({ ...files, 'grade.toml': toml });
  const slow = `#!/bin/sh\ngrep -q status && sleep 0.3\n${PRINT}`;
  const candidate = candidateFrom(join(folderWith({ mine: slow }), 'mine'), 'ann', work);
  if (typeof candidate === 'string') throw new Error(candidate);
  const done: string[] = [];
  const onChecked: CheckPlan['onChecked'] = ({ name }) => done.push(name);
  const cases = findCases('simodyssey-2', [mixed], true).cases;
  const { checked } = await checkProgram({ ...plan, cases, onChecked }, candidate, sandbox);
  expect([done.slice(0, 2), done.slice(2).sort()]).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
  expect(checked.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('after enough failures the rest is left', async () => {
  const candidate = candidateFrom('true', 'ann', work);
  if (typeof candidate === 'string') throw new Error(candidate);
  const { checked } = await checkProgram({ ...plan, jobs: 1, maxFailures: 1 }, candidate, sandbox);
  expect(checked.map(({ verdict }) => verdict)).toEqual(['wrong output', 'not reached', 'not reached']);
});

test.each(WALLS.filter(canHave))(
  'submissions are built behind the wall %s, in copies, one after the other',
  async (wall) => {
    folderWith({ 'make.sh': `cp answer mine; chmod +x mine`, answer: PRINT }, 'all/ann');
    folderWith({ 'make.sh': 'echo "no such thing" >&2; exit 2' }, 'all/bob');
    folderWith(
      { 'make.sh': `echo hacked > '${cases}/a.expected.txt'; cp answer mine`, answer: PRINT },
      'all/eve',
    );
    const digs = 'for i in 1 2 3 4 5 6 7 8; do for j in 1 2 3 4 5 6 7; do mkdir $D; cd $D; done; done';
    folderWith({ 'make.sh': `D=${'d'.repeat(100)}; ${digs}` }, 'all/dan');
    const all = findSubmissions(join(work, 'all'));
    expect(all.map(({ name }) => name)).toEqual(['ann', 'bob', 'dan', 'eve']);
    const { grading } = findCases('simodyssey-2', [cases], true);
    const closed = openSandbox(wall, [cases])!;
    const results = [];
    for (const { name, folder } of all) {
      const how = { program: './mine {input}', build: 'sh make.sh', grading };
      const candidate = await prepare({ name, folder }, how, closed, copies);
      if (typeof candidate === 'string') throw new Error(candidate);
      const { build, checked } = await checkProgram(plan, candidate, closed);
      candidate.release();
      results.push([name, build!.verdict, build!.score, checked[0].verdict]);
    }
    closed.close();
    expect(results).toEqual([
      ['ann', 'passed', 1, 'passed'],
      ['bob', 'wrong status', 0, 'not reached'],
      ['dan', 'not started', 0, 'not reached'],
      ['eve', 'passed', 1, 'passed'],
    ]);
    expect(findCases('simodyssey-2', [cases], true).cases[0].expected!.toString()).toBe(ANSWER);
  },
);

test.each(WALLS.filter(canHave))(
  'behind the wall %s a submission sees all of its folder, and nothing that its files point to',
  async (wall) => {
    chmodSync(work, 0o755);
    const beside = folderWith({ answer: PRINT }, `${wall}/ann`);
    folderWith({ main: `#!/bin/sh\nexec sh "$(dirname "$0")/../answer"\n` }, `${wall}/ann/bin`);
    const elsewhere = folderWith(
      { tool: `#!/bin/sh\nexec sh '${work}/elsewhere/answer'\n`, answer: PRINT },
      'elsewhere',
    );
    const pointing = folderWith({}, `${wall}/eve/bin`);
    symlinkSync(join(elsewhere, 'tool'), join(pointing, 'main'));
    const closed = openSandbox(wall, [cases])!;
    const verdicts = [];
    for (const folder of [beside, dirname(pointing)]) {
      const how = { program: './bin/main {input}', build: null };
      const candidate = await prepare({ name: basename(folder), folder }, how, closed, copies);
      if (typeof candidate === 'string') throw new Error(candidate);
      const { checked } = await checkProgram(plan, candidate, closed);
      candidate.release();
      verdicts.push(checked[0].verdict);
    }
    closed.close();
    expect(verdicts[0]).toBe('passed');
    if (wall !== 'plain') expect(verdicts[1]).not.toBe('passed'); // there files are closed by permissions alone
  },
);

test.each(WALLS.filter(canHave))(
  'behind the wall %s a submission finds no trace of what its last run read',
  async (wall) => {
    const main = '#!/bin/sh\nstat -c %x "$(dirname "$0")/bit"; cat "$(dirname "$0")/bit"\n';
    const folder = folderWith({ main, bit: '' }, `${wall}/reads`);
    const closed = openSandbox(wall, [cases])!;
    const candidate = await prepare(
      { name: 'eve', folder },
      { program: './main', build: null },
      closed,
      copies,
    );
    if (typeof candidate === 'string') throw new Error(candidate);
    const given = { input: '', map: null, args: [], files: {} };
    const run = async () => (await closed.run(candidate.line, given, STANDARD_LIMITS)).out.toString();
    const [first, second] = [await run(), await run()];
    candidate.release();
    closed.close();
    expect(first).toMatch(/^\d{4}-/);
    expect(second).toBe(first);
  },
);

test.runIf(isRoot())('a second name that a build gives to a file of ours opens it to nobody', async () => {
  const secret = join(work, 'secret');
  writeFileSync(secret, 'secret\n', { mode: 0o600 });
  const script = 'ln answer mine; while [ ! -e stolen ]; do sleep 0.05; done';
  const folder = folderWith({ 'make.sh': script, answer: PRINT }, 'linking');
  chmodSync(join(folder, 'answer'), 0o755);
  const sandbox = openSandbox('plain', [cases])!;
  const known = new Set(readdirSync(tmpdir()));
  const link = setInterval(() => {
    // Where the kernel lets everybody link everything, the build could do it itself.
    const made = readdirSync(tmpdir()).filter(
      (name) => /^quadrant-submission-/.test(name) && !known.has(name),
    );
    for (const name of made) {
      try {
        if (readFileSync(join(tmpdir(), name, 'submission', 'make.sh'), 'utf8') === script)
          linkSync(secret, join(tmpdir(), name, 'submission', 'stolen'));
      } catch {
        // of somebody else, or done
      }
    }
  }, 50);
  const how = { program: './mine {input}', build: 'sh make.sh' };
  const candidate = await prepare({ name: 'eve', folder }, how, sandbox, copies);
  clearInterval(link);
  if (typeof candidate === 'string') throw new Error(candidate);
  const { checked } = await checkProgram(plan, candidate, sandbox);
  candidate.release();
  sandbox.close();
  expect(statSync(secret).mode & 0o777).toBe(0o600);
  expect(checked[0].verdict).toBe('passed'); // its own second name is as good as the first
});

test('a submission that is a link is followed, one that leads nowhere or to itself or is vast fails alone, names need not be text', async () => {
  folderWith({ mine: PRINT }, 'elsewhere-2');
  const handedIn = folderWith({}, 'handed-in');
  symlinkSync('../elsewhere-2', join(handedIn, 'ann'));
  symlinkSync('../nowhere', join(handedIn, 'bob'));
  symlinkSync('cy', join(handedIn, 'cy'));
  const odd = folderWith({ mine: PRINT }, 'handed-in/eve');
  writeFileSync(Buffer.concat([Buffer.from(`${odd}/gr`), Buffer.from([0xfc, 0xdf])]), '');
  const vast = folderWith({ mine: PRINT, core: '' }, 'handed-in/fay');
  truncateSync(join(vast, 'core'), 2 ** 40); // takes no room where it lies
  const sandbox = openSandbox('auto', [cases])!;
  const verdicts = [];
  for (const each of findSubmissions(handedIn)) {
    const candidate = await prepare(each, { program: './mine {input}', build: null }, sandbox, copies);
    if (typeof candidate === 'string') throw new Error(candidate);
    const { checked } = await checkProgram(plan, candidate, sandbox);
    candidate.release();
    verdicts.push([each.name, candidate.build?.words ?? '', checked[0].verdict]);
  }
  sandbox.close();
  expect(verdicts).toEqual([
    ['ann', '', 'passed'],
    ['bob', 'its files cannot be used: ENOENT', 'not reached'],
    ['cy', 'its files cannot be used: ELOOP', 'not reached'],
    ['eve', '', 'passed'],
    ['fay', 'its files cannot be used: they are more than 1024 MiB', 'not reached'],
  ]);
});

test('a submission is told of by its own names, not by where its copy lies', async () => {
  const handedIn = folderWith({}, 'told');
  folderWith(
    { mine: `#!/bin/sh\necho "$0: error" >&2\n`, 'make.sh': 'echo "$PWD/make.sh: error" >&2' },
    'told/ann',
  );
  folderWith({ mine: 'no program', 'make.sh': 'chmod -x mine' }, 'told/bob');
  folderWith(
    { mine: '#!/no/such/interpreter\n', 'make.sh': 'echo "$PWD/make.sh: error" >&2; exit 1' },
    'told/eve',
  );
  const sandbox = openSandbox('auto', [cases])!;
  const words = [];
  for (const each of findSubmissions(handedIn)) {
    const how = { program: './mine {input}', build: 'sh make.sh' };
    const candidate = await prepare(each, how, sandbox, copies);
    if (typeof candidate === 'string') throw new Error(candidate);
    const { build, checked } = await checkProgram(plan, candidate, sandbox);
    candidate.release();
    words.push(build!.words, checked[0].words);
  }
  sandbox.close();
  expect(words).toEqual([
    '',
    'nothing was printed; it said: ./mine: error',
    '',
    '"./mine" may not be executed',
    'ended with status 1 instead of 0; it said: ./make.sh: error',
    '"compiles" did not pass',
  ]);
});
