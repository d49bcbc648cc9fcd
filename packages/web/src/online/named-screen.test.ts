/** What a screen says of players, it says by their names online. */
import { expect, test } from 'vitest';
import type { AnyScreen } from '../screens/contract.js';
import { loadOnline } from '../words/online.js';
import { namedScreen } from './named-screen.js';

await loadOnline('en');

const screen = {
  say: (fact: { kind: string }) => (fact.kind === 'hidden' ? null : 'Player 2 uses a card.'),
  fold: () => ({ key: 'used', words: (count: number) => `Player 2 uses ${count} cards.` }),
  digest: () => [{ tone: 'quiet', lead: 'Player 2 is out', words: 'player 1 stays' }],
  ending: () => 'Player 1 wins.',
} as unknown as AnyScreen;

test('log, digest and ending tell of players by their names', () => {
  const named = namedScreen(screen, ['Ann', 'Bob']);
  expect(named.say({ kind: 'used' }, 0)).toBe('Bob uses a card.');
  expect(named.say({ kind: 'hidden' }, 0)).toBe(null);
  expect(named.fold!({ kind: 'used' })!.words(3)).toBe('Bob uses 3 cards.');
  expect(named.digest([], 0)).toEqual([{ tone: 'quiet', lead: 'Bob is out', words: 'Ann stays' }]);
  expect(named.ending(null, null as never, 0)).toBe('Ann wins.');
});
