/** Ways of several steps by one key: to the nearest find and to the gate, as players of such games expect. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { press, screenOf, stageWith } from '../testing/stage.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrant-errands-'));
afterAll(() => rmSync(folder, { recursive: true }));

function stageOf(map: string) {
  const file = join(folder, 'glade.map');
  writeFileSync(file, `name: Glade\nseed: 5\nhealth: 9\nmap:\n${map}\nend\n`);
  return stageWith('mirewood', `--level ${file}`);
}

test('o walks to the nearest find, g to the gate', () => {
  const stage = stageOf('XXXXXXXXX\nXP..T.Z.X\nX.......X\nX......GX\nXXXXXXXXX');
  press(stage, 'o');
  expect(screenOf(stage)).toMatch(/turn 7\b/);
  expect(screenOf(stage)).toContain('gate: 1 right, 2 down');
  press(stage, 'o');
  expect(screenOf(stage)).toContain('There is no way there now.');
  press(stage, 'g');
  expect(screenOf(stage)).toContain('The game is won');
});

test('a walk ends when somebody is near, and says so', () => {
  const stage = stageOf('XXXXXXXXXXXX\nXP.......mGX\nX..........X\nXXXXXXXXXXXX');
  press(stage, 'g');
  expect(screenOf(stage)).toContain('You stop: somebody is near.');
  expect(screenOf(stage)).not.toContain('The game is');
});

test('of two players only the one who is asked walks', () => {
  const stage = stageWith('mirewood', '--level two-lanterns');
  press(stage, 'g');
  expect(screenOf(stage)).toContain('Player Q, you face');
  expect(screenOf(stage)).toMatch(/turn 1\b/);
});
