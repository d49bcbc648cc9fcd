import { command, makeGrammar, oneOf, range } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { readCallFile } from './call-file.js';

const grammar = makeGrammar('call', [
  command('move', 'go', oneOf('row', 'ROW', ['A', 'B']), range('column', 'COLUMN', 1, 30)),
  command('play', 'start', range('size', 'SIZE', 5, 10)),
  command('pass', 'wait'),
] as const);

const SYNTAX = 'Syntax Error: specification of command executions cannot be parsed\n';
const TYPE = 'Type Error: specification of command executions is not type-correct\n';
const MOVE = 'move(row: ROW = {A, B} ; column: COLUMN = 1 .. 30)';

const reportOf = (text: string) => {
  const file = readCallFile(grammar, text);
  if (file.ok) return null;
  let report = '';
  file.report((part) => {
    report += part;
  });
  return report;
};
const commandsOf = (text: string) => {
  const file = readCallFile(grammar, text);
  if (!file.ok) return null;
  const commands: Parameters<typeof grammar.print>[0][] = [];
  file.each((command) => commands.push(command));
  return commands;
};
const printed = (text: string) => commandsOf(text)?.map(grammar.print) ?? reportOf(text);

describe('well-formed input', () => {
  test.each([
    ['', []],
    ['-- nothing but a comment', []],
    ['pass', ['pass']],
    ['move( A , 1 )', ['move(A,1)']],
    ['move\n(\tA\r\n,\n007)', ['move(A,7)']],
    ['pass pass--and a comment\npass', ['pass', 'pass', 'pass']],
    ['move(A,1)move(B,2)', ['move(A,1)', 'move(B,2)']],
  ])('%j', (text, commands) => {
    expect(printed(text)).toEqual(commands);
  });
  test('equal commands are one object', () => {
    const [one, other] = commandsOf('move(A,3) move(A,3)')!;
    expect(one).toBe(other);
  });
});

describe('type errors: one line per offending command, in order', () => {
  test.each([
    ['move(A,31)', `move(A, 31) does not conform to declaration ${MOVE}`],
    ['move(A,-5)', `move(A, -5) does not conform to declaration ${MOVE}`],
    ['move(3,A)', `move(3, A) does not conform to declaration ${MOVE}`],
    ['move(A)', `move(A) does not conform to declaration ${MOVE}`],
    ['move', `move() does not conform to declaration ${MOVE}`],
    ['play(00099)', 'play(99) does not conform to declaration play(size: SIZE = 5 .. 10)'],
    [
      'play(99999999999999999999)',
      'play(99999999999999999999) does not conform to declaration play(size: SIZE = 5 .. 10)',
    ],
    [
      'play(-00099999999999999999999)',
      'play(-99999999999999999999) does not conform to declaration play(size: SIZE = 5 .. 10)',
    ],
    ['dance', 'Error: unknown event name dance'],
    ['dance(1,A)', 'Error: unknown event name dance'],
    ['Pass', 'Error: unknown event name Pass'],
  ])('%s', (text, line) => {
    expect(reportOf(`pass ${text}`)).toBe(`${TYPE}${line}\n`);
  });
  test('all are listed, repeated ones too', () => {
    expect(reportOf('dance pass play(1) dance')).toBe(
      `${TYPE}Error: unknown event name dance\nplay(1) does not conform to declaration play(size: SIZE = 5 .. 10)\nError: unknown event name dance\n`,
    );
  });
});

describe('syntax errors: the last one met, with its place', () => {
  test.each([
    ['  state:x', 'parse error (Line 1, Column 8)'],
    ['pass()', 'parse error (Line 1, Column 6)'],
    ['(', 'parse error (Line 1, Column 1)'],
    ['pass\n\f\npass', 'parse error (Line 2, Column 1)'],
    ['pass \u00a0 pass', 'parse error (Line 1, Column 6)'],
    ['7', 'parse error (Line 1, Column 1)'],
    ['pass\n\n-- remark\n  \nmove(A,,1)', 'parse error (Line 2, Column 8)'],
    ['pass -- x\nmove(A', 'parse error (Line 3, Column 1)'],
    ['move(A 1)', 'parse error (Line 1, Column 8)'],
    ['move(A,1', 'parse error (Line 2, Column 1)'],
    ['move(A,-)', 'parse error (Line 1, Column 8)'],
    ['move(K,1)', 'Unknown identifier K (Line 1, Column 6)'],
    ['pass(A)', 'Too many arguments passed for "pass" (Line 1, Column 6)'],
    ['pass(K)', 'Too many arguments passed for "pass" (Line 1, Column 6)'],
    ['move(K,1)\npass(1)', 'Too many arguments passed for "pass" (Line 2, Column 6)'],
    ['pass(1)\nmove(K,1)', 'Unknown identifier K (Line 2, Column 6)'],
    ['move(K,1) )', 'parse error (Line 1, Column 11)'],
    ['play(1) move(K,1)', 'Unknown identifier K (Line 1, Column 14)'],
    ['dance(K)', 'Unknown identifier K (Line 1, Column 7)'],
    ['pass\u00e9', 'parse error (Line 1, Column 5)'],
  ])('%j', (text, line) => {
    expect(reportOf(text)).toBe(`${SYNTAX}${line}\n`);
  });
});

test('a line of a hundred thousand commands is read in one go', () => {
  expect(commandsOf('pass '.repeat(100_000))?.length).toBe(100_000);
});
test('so are a hundred thousand arguments, of which the last one too many is reported', () => {
  const ones = '1,'.repeat(100_000);
  expect(reportOf(`dance(${ones}1)`)).toBe(`${TYPE}Error: unknown event name dance\n`);
  expect(reportOf(`pass(${ones}1)`)).toBe(
    `${SYNTAX}Too many arguments passed for "pass" (Line 1, Column ${6 + ones.length})\n`,
  );
});
