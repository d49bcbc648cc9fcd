import { testConformance } from '@quadrant/testing';
import { expect, test } from 'vitest';
import { ticTacToe } from './game.js';

testConformance(ticTacToe, { options: [null], open: true });

test('three in a row wins', () => {
  const position = ticTacToe.begin({ single: false }, 0);
  for (const square of [1, 4, 2, 5, 3])
    ticTacToe.perform(position, position.turn, ticTacToe.grammar.intern('mark', square), null);
  expect(ticTacToe.outcome(position)).toMatchObject({ result: 'won', winner: 0 });
});

test.each([[7], ['x'], [[[]]], [{ size: 4 }], [{ single: 1 }]])('%j is no option', (value) => {
  expect(ticTacToe.readOptions(value).ok).toBe(false);
});
