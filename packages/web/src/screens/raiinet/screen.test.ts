/** How the log tells of cards, whichever way the board is turned. */
import type { Fact } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { findGame } from '../../games.js';
import { loadShell } from '../../words/shell.js';

const used = (seat: number, letter: string, target: readonly string[]): Fact => ({
  kind: 'used',
  seat,
  card: 1,
  letter,
  target,
  detail: null,
});

test('a direction that a card was aimed at is told as its player sees it', async () => {
  await loadShell('en');
  const screen = await findGame('raiinet')!.screen();
  const deed = (fact: Fact) => screen.deed!('ability 1 …', [fact]);
  expect(deed(used(0, 'H', ['C', 'up']))).toBe('use Hijack: move C back');
  expect(deed(used(1, 'H', ['c', 'up']))).toBe('use Hijack: move c forward');
  expect(deed(used(0, 'S', ['C']))).toBe('use Scan on C');
  expect(screen.say(used(0, 'H', ['C', 'up']), 1)).toBe('Hijack: C is moved back.');
});
