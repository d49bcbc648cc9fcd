/** How a match ended, as the card says it to who sat there. */
import type { Seat } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import type { AnyScreen } from '../../screens/contract.js';
import { loadOnline } from '../../words/online.js';
import { loadShell } from '../../words/shell.js';
import type { StateMessage, Story } from '../client/story.js';
import { resultOf } from './result.js';

await loadShell('en');
await loadOnline('en');

const screen = {
  result: () => ({ won: null, title: 'A draw', why: 'a draw agreed', score: null, rows: [] }),
} as unknown as AnyScreen;

/** A match of four that ended in a draw, for the one who sits there. */
const drawn = (seat: Seat) =>
  ({
    seat,
    players: ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ player: name, name, bot: false, here: true })),
    over: { result: 'draw', winner: null, scores: [], reason: 'draw agreed', termination: 'agreed' },
  }) as unknown as StateMessage;

const told = (seat: Seat, left: Story['left']) => {
  const { title, why } = resultOf(drawn(seat), screen, { left });
  return `${title}. ${why}`;
};

test('a draw that the others agreed on is none for who had left', () => {
  const left = new Map([
    [1, 'resigned'],
    [2, 'flagged'],
    [3, null],
  ]);
  expect(told(0, left)).toBe('A draw. All agreed on it.');
  expect(told(1, left)).toBe('You resigned. The others agreed on a draw.');
  expect(told(2, left)).toBe('You ran out of time. The others agreed on a draw.');
  expect(told(3, left)).toBe('You left. The others agreed on a draw.');
});
