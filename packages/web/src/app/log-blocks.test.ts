/** The heads of the log: what was done in words that follow 'I would', never in those of the grammar. */
import { beforeAll, expect, test } from 'vitest';
import { findGame } from '../games.js';
import { Play } from '../play/play.js';
import { loadShell } from '../words/shell.js';
import { logBlocks } from './log-blocks.js';

beforeAll(() => loadShell('en'));

test.each([
  ['space-defender-2', 'move(D,2)', 'move to D 2'],
  ['space-defender-2', 'special', 'use the power'],
  ['simodyssey-2', 'move(E)', 'fly east'],
  ['raiinet', 'move a down', 'move a forward'],
  ['mirewood', 's', 'move down'],
])('in %s %s is “%s”', async (id, given, told) => {
  const screen = await findGame(id)!.screen();
  const begun = Play.begin(screen, { ...screen.quick(), seed: 900 });
  if (!begun.ok) throw new Error(begun.error.words);
  const play = begun.value;
  const command = screen.game.grammar.parse(given);
  if (!command.ok) throw new Error(given);
  expect(play.table.give(play.table.onMove, command.value)).toBeNull();
  expect(logBlocks(play)[0].command).toBe(told);
});

test('cards of RAIInet are called by their names, and what another moves goes the way they look', async () => {
  const { deed } = await findGame('raiinet')!.screen();
  const used = { kind: 'used', seat: 0, card: 2, letter: 'F', target: ['3', '4'], detail: null };
  expect(deed!('ability 2 3 4', [used])).toBe('use Firewall on (3,4)');
  const moved = { kind: 'moved', link: 'A', direction: 'up', from: [7, 0], to: [6, 0] };
  expect(deed!('move A up', [moved])).toBe('move A forward');
});
