import { Session } from '@quadrant/kernel';
import { testConformance } from '@quadrant/testing';
import { expect, test } from 'vitest';
import { ticTacToe } from './game.js';

testConformance(ticTacToe, { options: [null], open: true });

test('three in a row wins', () => {
  const session = Session.begin(ticTacToe, { single: false });
  for (const square of [1, 4, 2, 5, 3]) session.give(ticTacToe.grammar.intern('mark', square));
  expect(ticTacToe.outcome(session.position)).toMatchObject({ result: 'won', winner: 0 });
});

test.each([[7], ['x'], [[[]]], [{ size: 4 }], [{ single: 1 }]])('%j is no option', (value) => {
  expect(ticTacToe.readOptions(value).ok).toBe(false);
});
