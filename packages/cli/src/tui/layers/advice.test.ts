/** The hint: a legal command in words, from what the seat on the screen knows, and nothing that goes on behind it. */
import type { GameId } from '@quadrant/lab/games';
import { expect, test } from 'vitest';
import { TerminalGame } from '../match.js';
import { speak } from '../spoken.js';
import { kits, press, screenOf, stageWith } from '../testing/stage.js';
import { advise } from './advice.js';

const GAMES: readonly [GameId, options: string, keys: string, hint: RegExp][] = [
  ['space-defender-2', '--rows 5 --columns 10', 'g', /I would (move to [A-E]\d+|fire|pass|use the power)\./],
  ['space-defender-2', '--rows 5 --columns 10', '', /I would take number 4\./],
  ['space-defender-2', '--rows 5 --columns 10', '4', /I would go on\./],
  ['simodyssey-2', '', 'right', /I would (fly [NSEW]+|pass|land|lift off|take the wormhole)\./],
  ['mirewood', '--level classic', '', /I would (move|face|shoot|hit|throw|wait)/],
  ['raiinet', '--setup usual --bot easy', '', /I would (move [a-h] (forward|back|left|right)|use [A-Z])/],
];

test.each(GAMES)('%s has a hint in words, and the game stays as it is', async (id, options, keys, hint) => {
  const stage = stageWith(id, options);
  press(stage, keys);
  const before = screenOf(stage);
  press(stage, 'y');
  expect(screenOf(stage)).toContain('Thinking…');
  await expect.poll(() => screenOf(stage)).toMatch(hint);
  press(stage, 'f12'); // any key takes it away
  expect(screenOf(stage)).toBe(before);
});

test.each([
  ['space-defender-2', 'g x y', 'enter g'],
  ['simodyssey-2', 'a y', 'enter'],
] as const)('%s has none after the end, until another game begins', (id, end, anew) => {
  const stage = stageWith(id, '');
  press(stage, `${end} escape y`);
  expect(screenOf(stage)).toContain('There is nothing to advise on now.');
  press(stage, `${anew} y`);
  expect(screenOf(stage)).toContain('Thinking…');
  press(stage, 'f12');
});

test('a key takes the question back', async () => {
  const stage = stageWith('mirewood', '--level classic');
  press(stage, 'y d');
  await new Promise((later) => setTimeout(later, 50));
  expect(screenOf(stage)).not.toContain('I would');
});

test('a card is named, whoever plays it', async () => {
  const kit = kits.get('raiinet')!;
  const options = kit.game.readOptions({ hands: ['LFDSP', 'LFDSP'] });
  if (!options.ok) throw new Error(options.error.words);
  const match = TerminalGame.begin(kit, {
    options: options.value,
    seed: 1,
    commands: ['ability 5 B', 'move a down', 'ability 1 B'],
  });
  expect([match.deedAt(1, 0), match.deedAt(2, 0), match.deedAt(3, 1)]).toEqual([
    'use Polarize on B',
    'move a forward',
    'use Link boost on B',
  ]);
  await speak('de');
  expect(match.deedAt(1, 0)).toBe('Polarize auf B einsetzen');
  await speak('en');
});

test.each(['space-defender-2', 'simodyssey-2'])('%s has words for every command', (id) => {
  const { game, deed } = kits.get(id)!;
  for (const command of game.grammar.enumerate()) {
    expect(deed(command, null, 0)).toEqual(expect.any(String));
    expect(deed(command, null, 0)).not.toContain('_');
  }
});

test('what is advised can be given', async () => {
  const kit = kits.get('mirewood')!;
  const match = TerminalGame.begin(kit, { options: { shipped: 'classic' }, seed: 1, commands: [] });
  const command = await advise(match, 0, new AbortController().signal);
  expect(match.give(command!)).toBeNull();
});
