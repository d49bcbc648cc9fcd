import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, compare, sayDifference, show } from './diff.js';

const diff = (a: string, b: string) => compare(Buffer.from(a), Buffer.from(b));

describe('the first difference', () => {
  test('is none for equal bytes', () => expect(diff('a\nb\n', 'a\nb\n')).toBeNull());

  test('names line and column', () => {
    expect(diff('a\nhealth:70\n', 'a\nhealth:69\n')).toMatchObject({
      line: 2,
      column: 8,
      actual: 'health:69\n',
    });
  });

  test('may be that one output ends', () => {
    expect(diff('a\nb\n', 'a\n')).toMatchObject({ line: 2, expected: 'b\n', actual: null });
    expect(diff('a\n', 'a\nb\n')).toMatchObject({ line: 2, expected: null, actual: 'b\n' });
    expect(diff('', 'b')).toMatchObject({ line: 1, expected: null, actual: 'b' });
  });

  test('may be a missing line end or blanks at the end, and that can be seen', () => {
    expect(diff('a\n', 'a')?.diff).toEqual(['-a', '+a  (no line end)']);
    expect(diff('a\n', 'a \n')?.diff).toEqual(['-a', '+a·']);
    expect(diff('a\n', 'a\r\n')?.diff).toEqual(['-a', '+a\\x0d']);
  });

  test('may be bytes that are not text', () => {
    expect(compare(Buffer.from([0xff]), Buffer.from([0xfe]))).toMatchObject({ line: 1, column: 1 });
  });
});

test.each([
  ['a\nb\n', '', 'nothing was printed'],
  ['a\nb\n', 'a\n', 'the output ends after line 1'],
  ['a\nbcd\n', 'a\nbc', 'the output breaks off in line 2'],
  ['a\n', 'a', 'line 1 has no line end'],
  ['a\nb\n', 'a\r\nb\r\n', 'line 1 ends with a carriage return (\\r\\n)'],
  ['a\nb\n', 'a\nb  \n', 'line 2 differs only in the blanks at its end'],
  ['a\n', 'a\nb\n', 'line 2 is one too many'],
  ['a\nbc\n', 'a\nbd\n', 'line 2 differs at column 2'],
])('%j against %j in words: %s', (expected, actual, words) => {
  expect(sayDifference(diff(expected, actual)!)).toBe(words);
});

describe('in brief', () => {
  test('long lines are shown where they differ', () => {
    const long = (middle: string) => `${'x'.repeat(1000)}${middle}${'y'.repeat(1000)}\n`;
    const { expected, actual } = brief(diff(long('1'), long('2'))!);
    expect(expected).toMatch(/^…x+1y+…\n$/);
    expect(actual).toMatch(/^…x+2y+…\n$/);
    expect(expected!.length).toBeLessThanOrEqual(400);
  });

  test('many missing lines are cut short', () => {
    const many = Array.from({ length: 30 }, (_, i) => `${i}\n`).join('');
    expect(brief(diff(many, '')!).diff).toEqual(['-0', '-1', '-2', '-3', '-4', '-5', ' …']);
  });
});

describe('the diff', () => {
  test('shows what was left out and what was put in, with some lines around', () => {
    const left = ['1', '2', '3', '4', 'old', '5', '6', '7', '8'].join('\n');
    const right = ['1', '2', '3', '4', 'new', 'more', '5', '6', '7', '8'].join('\n');
    expect(diff(left, right)?.diff).toEqual([' 2', ' 3', ' 4', '-old', '+new', '+more', ' 5', ' 6', ' 7']);
  });

  test('stays short and says that there is more', () => {
    const many = (word: string) => Array.from({ length: 500 }, (_, i) => `${word}${i}\n`).join('');
    const { length, [length - 1]: last } = diff(many('a'), many('b'))!.diff;
    expect(length).toBeLessThan(40);
    expect(last).toBe(' …');
  });

  test('writes out what is not seen, or turns what is', () =>
    expect(show('a\u200bb\u202ec\u0007\u00e4\n')).toBe('a\\u200bb\\u202ec\\x07\u00e4'));

  test('keeps a very long line short', () => expect(show('x'.repeat(10_000)).length).toBeLessThan(500));

  test('does not look for blanks at the end of what it leaves out', () =>
    expect(show(`${' '.repeat(2_000_000)}x\n`)).toBe(`${'·'.repeat(400)}…`));
});

test('any two different texts part at the line and column that it names', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '\n'), { maxLength: 20 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const found = diff(a, b);
      if (a === b) return found === null;
      const start = a
        .split('\n')
        .slice(0, found!.line - 1)
        .join('\n');
      const same =
        start ===
        b
          .split('\n')
          .slice(0, found!.line - 1)
          .join('\n');
      const at = found!.column - 1;
      return same && (found!.expected?.[at] ?? '') !== (found!.actual?.[at] ?? '');
    }),
  );
});
