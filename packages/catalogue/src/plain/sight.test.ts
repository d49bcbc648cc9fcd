import { command, ended, type Fact, makeGrammar, range } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { plainSightOf, pressesOn, textOf } from './sight.js';
import { sayPlainly } from './words.js';

test.each<[string, unknown, string]>([
  ['a list of a square number', { squares: ['X', null, null, 'O'], turn: 1 }, 'X .\n. O\nturn: 1\n'],
  ['rows of text', { level: 2, map: ['#..', '..#'] }, '# . .\n. . #\nlevel: 2\n'],
  [
    'rows of lists',
    {
      board: [
        [1, 10],
        [0, null],
      ],
    },
    '1  10\n0  .\n',
  ],
  ['no board at all', { hand: { cards: 3 }, name: 'Ann' }, 'hand: {"cards":3}\nname: Ann\n'],
  ['rows of unequal length', { rows: ['ab', 'c'] }, 'rows: ["ab","c"]\n'],
  ['nothing', null, ''],
])('%s', (_, view, text) => {
  expect(textOf(view)).toBe(text);
});

test('only one part of a view is the board', () => {
  expect(plainSightOf({ a: [1, 2, 3, 4], b: [1, 2, 3, 4] })).toMatchObject({
    board: { columns: 2 },
    rows: [['b', '[1,2,3,4]']],
  });
});

test('a number of a square is a press on it; numbers of something else are not', () => {
  const grammar = makeGrammar('word', [
    command('drop', 'drop into a column', range('column', 'COLUMN', 1, 2)),
    command('mark', 'mark a square', range('square', 'SQUARE', 1, 4)),
    command('pass', 'do nothing'),
  ] as const);
  const legal = ['drop 1', 'drop 2', 'mark 2', 'pass'].map((text) => {
    const read = grammar.parse(text);
    if (!read.ok) throw new Error(text);
    return read.value;
  });
  expect(pressesOn(grammar, legal, 4)).toEqual([undefined, legal[2], undefined, undefined]);
});

test('the end is told as a sentence, everything else by its names', () => {
  const outcome = { result: 'won', winner: 1, scores: [], reason: 'three in a row' } as const;
  expect(sayPlainly(ended(outcome))).toBe('The game is over: player 2 has won, three in a row.');
  expect(sayPlainly({ kind: 'marked', square: 5 } as Fact)).toBe('marked, square 5');
});
