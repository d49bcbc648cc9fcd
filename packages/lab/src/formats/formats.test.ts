import { describe, expect, test } from 'vitest';
import type { ProgramReport } from '../check/check.js';
import { compare } from '../check/diff.js';
import type { CaseWorth } from '../check/grading.js';
import type { CheckedCase } from '../check/judge.js';
import { FORMATS, type Format, takesOne, writeReport } from './index.js';

const worth: CaseWorth = { points: 2, visibility: 'visible', needs: [], isPartial: false, tags: ['base'] };
const nothing = {
  words: '',
  difference: null,
  place: null,
  folder: '/cases',
  millis: 4,
  cpuMillis: 3,
  worth,
  score: 0,
  agreed: 0,
};
const good: CheckedCase = { ...nothing, name: 'good', verdict: 'passed', score: 2 };
const wrong: CheckedCase = {
  ...nothing,
  name: 'a <&"> name # \\',
  verdict: 'wrong output',
  words: 'line 2 differs at column 1',
  difference: compare(Buffer.from('a\n<b>\n'), Buffer.from('a\n\u0007&\n')),
  place: { number: 3, command: 'move(A,3)', turn: 'in game(3.0)' },
};
const crashed: CheckedCase = { ...nothing, name: 'crash', verdict: 'crashed', words: 'crashed with SIGSEGV' };
const wall = { standing: 'unshare', open: [] };
const head = { wall, build: null, skipped: 0 };
const one: ProgramReport[] = [{ ...head, label: './a.out {input}', checked: [good, wrong, crashed] }];
const two: ProgramReport[] = [...one, { ...head, label: './b.out', checked: [good, good, good] }];
const style = { isGraded: false, isVerbose: false, tellsHidden: false };
const write = (format: Format, reports: readonly ProgramReport[]) => writeReport(format, reports, style);

describe('pretty', () => {
  test('says for each failure where it is, what is expected and what came instead', () => {
    const text = write('pretty', one);
    expect(text).toContain('wrong output, line 2 differs at column 1');
    expect(text).toContain('command 3: move(A,3) (in game(3.0))');
    expect(text).toContain('line 2 expected: <b>');
    expect(text).toContain('line 2 actual:   \\x07&');
    expect(text).toContain('    -<b>');
    expect(text.endsWith('1 passed, 2 failed\n')).toBe(true);
  });

  test('ends with a table when there are several programs', () => {
    const table = write('pretty', two).split('\n').slice(-4);
    expect(table[0]).toMatch(/^program +passed +wrong output +crashed +cases$/);
    expect(table[1]).toMatch(/^\.\/a\.out \{input\} +1 +1 +1 +3$/);
    expect(table[2]).toMatch(/^\.\/b\.out +3 +0 +0 +3$/);
  });
});

describe('tap', () => {
  const lines = write('tap', two).trimEnd().split('\n');

  test('has a version, a plan and a numbered line for each case', () => {
    expect(lines[0]).toBe('TAP version 13');
    expect(lines.at(-1)).toBe('1..6');
    const points = lines.filter((line) => /^(not )?ok /.test(line));
    expect(points.map((line) => Number(/ok (\d+) - /.exec(line)![1]))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(points.filter((line) => line.startsWith('not ok'))).toHaveLength(2);
  });

  test('puts nothing into a name that would be read as a directive', () => {
    for (const line of lines.filter((each) => / - /.test(each))) expect(line).not.toMatch(/#/);
  });

  test('opens and closes every block, with one key and value a line', () => {
    let inside = false;
    for (const line of lines) {
      if (line === '  ---' || line === '  ...') inside = line === '  ---';
      else if (inside) expect(() => JSON.parse(/^ {2}\w+: (.*)$/.exec(line)![1])).not.toThrow();
    }
    expect(inside).toBe(false);
  });
});

describe('junit', () => {
  const xml = write('junit', two);

  test('is well-formed', () => expect(problemIn(xml)).toBeNull());

  test('counts failures and errors by suite', () => {
    const suites = xml.match(/<testsuite [^>]*>/g)!;
    expect(suites[0]).toContain('tests="3" failures="1" errors="1"');
    expect(suites[1]).toContain('tests="3" failures="0" errors="0"');
    expect(xml.match(/<failure /g)).toHaveLength(1);
    expect(xml.match(/<error /g)).toHaveLength(1);
  });
});

test('json holds every case with its verdict, place and difference', () => {
  const { programs } = JSON.parse(write('json', two));
  expect(programs).toMatchObject([
    { program: './a.out {input}', passed: 1, failed: 2 },
    { program: './b.out', passed: 3, failed: 0 },
  ]);
  expect(programs[0].cases[1]).toMatchObject({
    verdict: 'wrong output',
    place: { number: 3, command: 'move(A,3)' },
    difference: { line: 2, expected: '<b>\n' },
  });
});

const unreached: CheckedCase = {
  ...nothing,
  name: 'late',
  verdict: 'not reached',
  words: '"good" did not pass',
};
const hidden: CheckedCase = {
  ...crashed,
  name: 'secret',
  worth: { ...worth, visibility: 'hidden', needs: ['good'] },
};
const build: CheckedCase = { ...good, name: 'compiles' };
const whole: ProgramReport = {
  ...head,
  label: '=cmd("x"), ann',
  build,
  checked: [good, wrong, hidden, unreached],
};

test('points are told where there are any, passed cases where they are asked for', () => {
  const text = writeReport('pretty', [whole, ...one], {
    isGraded: true,
    isVerbose: true,
    tellsHidden: false,
  });
  expect(text).toContain('passed good\n');
  expect(text).toContain('NOT REACHED late: "good" did not pass\n');
  expect(text).toContain('2 passed, 2 failed, 1 not reached\n4 of 10 points\n');
  expect(text.trimEnd().split('\n').slice(-2)[0]).toMatch(/ 5 +4 of 10$/);
});

test('csv has a row for each submission and a column for each case, and no formulas', () => {
  const [names, ann, out] = write('csv', [whole, ...one]).split('\r\n');
  expect(names).toBe(
    'name,score,points,passed,cases,seconds,wall,compiles,good,"a <&""> name # \\",secret,late,crash',
  );
  expect(ann).toBe(`"'=cmd(""x""), ann",4,10,2,5,0.016,unshare,2,2,0,0,0,`);
  expect(out).toBe('./a.out {input},2,6,1,3,0.012,unshare,,2,0,,,0');
});

test.each(FORMATS.filter((format) => format !== 'actions'))(
  '%s shows names and what was printed without what turns, hides or commands',
  (format) => {
    const label = 'ann\u202e\u001b[31m\rok 1';
    const difference = compare(Buffer.from('a\n'), Buffer.from('\u009b31m\u202e\u001b\u007f\n'));
    const report = { ...whole, label, checked: [...whole.checked, { ...wrong, name: 'odd', difference }] };
    const text = write(format, takesOne(format) ? [report] : [report, ...one]);
    expect(text).toContain(format === 'classroom50' ? 'odd' : 'ann');
    expect(text.replaceAll(format === 'csv' ? '\r\n' : '\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    if (format === 'junit') expect(problemIn(text)).toBeNull();
    if (format === 'json') expect(JSON.parse(text).programs[0].program).toBe(label);
  },
);

test.each(['=1+1', ' =1+1', '\n=1+1', '＝1+1', 'ann;=1+1', '@x', 'ann\t=1+1'])(
  'no spreadsheet takes the name %j for a formula, whatever parts its cells',
  (label) => {
    const row = write('csv', [{ ...whole, label }]).split('\r\n')[1];
    expect(row).toMatch(/^(?:'|"'|"ann)/);
  },
);

test('gradescope has what its documentation names, and nothing of another kind', () => {
  const result = JSON.parse(write('gradescope', [whole]));
  expect(Object.keys(result).filter((key) => !GRADESCOPE.includes(key))).toEqual([]);
  expect(result).toMatchObject({ score: 4, execution_time: 0, test_output_format: 'md' });
  expect(result.output).toContain('unshare');
  for (const each of result.tests) {
    expect(Object.keys(each).filter((key) => !GRADESCOPE_TEST.includes(key))).toEqual([]);
    expect(['passed', 'failed']).toContain(each.status);
    expect(each.score).toBeLessThanOrEqual(each.max_score);
    expect(['hidden', 'after_due_date', 'after_published', 'visible']).toContain(each.visibility);
  }
  expect(result.tests[2].output).toContain('At `command 3: move(A,3) (in game(3.0))`');
  expect(result.tests[3].visibility).toBe('hidden');
});

test('classroom50 gives all of the whole points for what passed', () => {
  const half = { ...good, score: 1.5, worth: { ...worth, points: 1.5 } };
  const result = JSON.parse(write('classroom50', [{ ...whole, build: null, checked: [half] }]));
  expect(result).toMatchObject({ score: 2, 'max-score': 2 });
});

test('classroom50 has whole numbers that add up', () => {
  const result = JSON.parse(write('classroom50', [whole]));
  expect(result).toMatchObject({ schema: 'classroom50/result/v1', score: 4, 'max-score': 10 });
  expect(Object.keys(result).sort()).toEqual([
    'assignment',
    'classroom',
    'commit',
    'datetime',
    'max-score',
    'release',
    'review',
    'schema',
    'score',
    'submission',
    'tests',
  ]);
  for (const each of result.tests) {
    expect(Object.keys(each)).toEqual(['test-name', 'passed', 'score', 'max-score']);
    expect(Number.isInteger(each.score) && Number.isInteger(each['max-score'])).toBe(true);
  }
});

test('check50 knows what was not reached, and what it waited for', () => {
  const { results, slug } = JSON.parse(write('check50', [whole]));
  expect(slug).toBe(whole.label);
  expect(results.map((each: { passed: boolean | null }) => each.passed)).toEqual([
    true,
    true,
    false,
    false,
    null,
  ]);
  expect(results[3].dependency).toBe('good');
  expect(results[2].cause).toMatchObject({ expected: '<b>\n' });
});

test('every format can be written, also of nothing but a beginning', () => {
  for (const format of FORMATS) {
    const reports = takesOne(format) ? [{ ...whole, checked: [] }] : [];
    expect(() => write(format, reports)).not.toThrow();
  }
  expect(problemIn(write('junit', [whole]))).toBeNull();
});

describe.each(['hidden', 'after_due_date', 'after_published'] as const)(
  'of a case that is %s',
  (visibility) => {
    const kept: CheckedCase = {
      ...wrong,
      name: 'kept',
      words: 'SECRET line 2 differs; it said: SECRET',
      difference: compare(Buffer.from('SECRET\n'), Buffer.from('what came of the SECRET\n')),
      place: { number: 3, command: 'move(SECRET)', turn: 'turn SECRET' },
      help: { rule: 'SECRET', given: ['SECRET'], link: 'http://127.0.0.1/SECRET' },
      worth: { ...worth, visibility },
      millis: 987_654,
      agreed: 0.4321,
    };
    const report = [{ ...head, label: 'ann', checked: [good, kept] }];

    test.each(FORMATS.filter((format) => format !== 'gradescope'))(
      '%s tells no more than the verdict',
      (format) => {
        const text = write(format, report);
        const decoded = text + Buffer.from(/^result=(.*)$/m.exec(text)?.[1] ?? '', 'base64').toString();
        expect(decoded).not.toMatch(/SECRET|987|4321/);
        expect(decoded).toMatch(format === 'markdown' ? /1 more that did not pass/ : /kept|1 failed/);
      },
    );

    test('Gradescope is told all, and to whom to show it', () =>
      expect(JSON.parse(write('gradescope', report)).tests[1]).toMatchObject({
        visibility,
        output: expect.stringContaining('SECRET'),
      }));

    test.each(['pretty', 'tap', 'junit', 'json', 'check50', 'markdown'] as const)(
      '%s tells a teacher who asks',
      (format) =>
        expect(writeReport(format, report, { ...style, tellsHidden: true })).toContain('move(SECRET)'),
    );
  },
);

const GRADESCOPE = [
  ...['score', 'execution_time', 'output', 'output_format', 'test_output_format', 'test_name_format'],
  ...['visibility', 'stdout_visibility', 'extra_data', 'tests', 'leaderboard'],
];
const GRADESCOPE_TEST = [
  ...['score', 'max_score', 'status', 'name', 'name_format', 'number', 'output', 'output_format'],
  ...['tags', 'visibility', 'extra_data'],
];

/** What keeps a text from being XML, or null: tags that match, quoted attributes, known entities, allowed characters. */
function problemIn(xml: string): string | null {
  const forbidden = /[^\t\n\r -\ud7ff\ue000-\ufffd]/.exec(xml);
  if (forbidden) return `character ${forbidden[0].charCodeAt(0)}`;
  const open: string[] = [];
  const token = /<\?xml [^?]*\?>|<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>|[^<]+/gy;
  let at = 0;
  for (const found of xml.matchAll(token)) {
    at = found.index + found[0].length;
    const loose = /&(?!(amp|lt|gt|quot);)/.exec(found[0]);
    if (loose) return `a loose & in ${found[0]}`;
    const [, closing, name, , empty] = found;
    if (name === undefined || empty === '/') continue;
    if (closing !== '/') open.push(name);
    else if (open.pop() !== name) return `</${name}> closes nothing`;
  }
  if (at !== xml.length) return `no XML at ${xml.slice(at, at + 40)}`;
  return open.length === 0 ? null : `${open.join(', ')} left open`;
}
