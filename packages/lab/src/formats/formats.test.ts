import { describe, expect, test } from 'vitest';
import type { Report } from '../check/check.js';
import { compare } from '../check/diff.js';
import type { Checked } from '../check/judge.js';
import { writeReport } from './index.js';

const nothing = { words: '', difference: null, place: null, folder: '/cases', millis: 4, cpuMillis: 3 };
const good: Checked = { ...nothing, name: 'good', verdict: 'passed' };
const wrong: Checked = {
  ...nothing,
  name: 'a <&"> name # \\',
  verdict: 'wrong output',
  words: 'line 2 differs at column 1',
  difference: compare(Buffer.from('a\n<b>\n'), Buffer.from('a\n\u0007&\n')),
  place: { number: 3, command: 'move(A,3)', turn: 'in game(3.0)' },
};
const crashed: Checked = { ...nothing, name: 'crash', verdict: 'crashed', words: 'crashed with SIGSEGV' };
const one: Report[] = [{ label: './a.out {input}', checked: [good, wrong, crashed] }];
const two: Report[] = [...one, { label: './b.out', checked: [good, good, good] }];

describe('pretty', () => {
  test('says for each failure where it is, what is expected and what came instead', () => {
    const text = writeReport('pretty', one);
    expect(text).toContain('wrong output, line 2 differs at column 1');
    expect(text).toContain('command 3: move(A,3) (in game(3.0))');
    expect(text).toContain('line 2 expected: <b>');
    expect(text).toContain('line 2 actual:   \\x07&');
    expect(text).toContain('    -<b>');
    expect(text.endsWith('1 passed, 2 failed\n')).toBe(true);
  });

  test('ends with a table when there are several programs', () => {
    const table = writeReport('pretty', two).split('\n').slice(-4);
    expect(table[0]).toMatch(/^program +passed +wrong output +crashed +cases$/);
    expect(table[1]).toMatch(/^\.\/a\.out \{input\} +1 +1 +1 +3$/);
    expect(table[2]).toMatch(/^\.\/b\.out +3 +0 +0 +3$/);
  });
});

describe('tap', () => {
  const lines = writeReport('tap', two).trimEnd().split('\n');

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
  const xml = writeReport('junit', two);

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
  const { programs } = JSON.parse(writeReport('json', two));
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
