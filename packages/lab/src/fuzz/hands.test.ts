/** Games with less in each player's hand are still games: shorter, and without a command that is refused. */
import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games.js';
import { withLessInHand } from './hands.js';
import { makerOf } from './makers.js';
import { mended } from './mend.js';

const MOST = 200;

test('what four players did is left out piece by piece, everybody still in turn', async () => {
  const own = await loadGame('raiinet');
  const maker = makerOf('raiinet');
  const long = { args: ['-players', '4'], map: null, commands: [] };
  const wanted = { games: 1, longest: 80, near: long, beginning: [] };
  const script = mended(own, maker, maker.make(own, stream(1, 'a game'), wanted));
  const lengths = new Set<number>();
  let seen = 0;
  for (const shorter of withLessInHand(own, maker, script, stream(1, 'less in hand'))) {
    expect(shorter.commands.length).toBeLessThan(script.commands.length);
    expect(mended(own, maker, shorter)).toEqual(shorter);
    lengths.add(shorter.commands.length);
    if (++seen === MOST) break;
  }
  expect(lengths.size).toBeGreaterThan(10);
});

test('a game for one has nothing to take apart', async () => {
  const own = await loadGame('simodyssey-2');
  const maker = makerOf('simodyssey-2');
  const script = maker.make(own, stream(1, 'a game'), { games: 1, longest: 20, near: null, beginning: [] });
  expect([...withLessInHand(own, maker, script, stream(1, 'less in hand'))]).toEqual([]);
});
