/** What the map of SimOdyssey 2 says of a sector before one flies there. */
import { expect, test } from 'vitest';
import { press, screenOf, stageWith } from '../testing/stage.js';

test('who has landed is not told that all ways are full', () => {
  const stage = stageWith('simodyssey-2', '--seed 261803');
  press(stage, 'right right l');
  expect(screenOf(stage)).toContain('explorer landed');
  expect(screenOf(stage)).not.toContain('full');
});

test('a sector tells the fuel that a flight there leaves, and what would be the end', () => {
  const stage = stageWith('simodyssey-2', '--seed 591661');
  press(stage, 'down x right');
  expect(screenOf(stage)).toContain('2:2 (E): Yellow dwarf. Flying there leaves you 3 fuel.');
  press(stage, 'escape right down');
  expect(screenOf(stage)).toContain('3:3 E!!');
  press(stage, 'x right');
  expect(screenOf(stage)).toContain('Flying there is the end: devoured by blackhole.');
});
