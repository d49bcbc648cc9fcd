/** Ways of several steps by one key: to the nearest find and to the gate, as players of such games expect. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { flow, press, screenOf, stageWith, walkOn } from '../testing/stage.js';

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
  expect(screenOf(stage)).toMatch(/turn 1\b/);
  walkOn(stage);
  expect(screenOf(stage)).toMatch(/turn 7\b/);
  expect(screenOf(stage)).toContain('gate: 1 right, 2 down');
  press(stage, 'o');
  expect(screenOf(stage)).toContain('There is no way there now.');
  press(stage, 'g');
  walkOn(stage);
  expect(screenOf(stage)).toContain('The game is won');
});

test('a walk is shown step by step, and whatever is pressed ends it', () => {
  const stage = stageOf('XXXXXXXXX\nXP......X\nX......GX\nXXXXXXXXX');
  press(stage, 'g');
  stage.tick();
  expect(screenOf(stage)).toMatch(/turn 2\b/);
  press(stage, 'down');
  expect(screenOf(stage)).toMatch(/turn 2\b/);
  expect(stage.pace).toBeNull();
  press(stage, 'down');
  expect(screenOf(stage)).toMatch(/turn 3\b/);
});

test('who does not want to see the steps is there at once', () => {
  const stage = stageOf('XXXXXXXXX\nXP......X\nX......GX\nXXXXXXXXX');
  flow.showsSteps = false;
  press(stage, 'g');
  flow.showsSteps = true;
  expect(screenOf(stage)).toContain('The game is won');
});

test('a walk ends when somebody is near, and says so', () => {
  const stage = stageOf('XXXXXXXXXXXX\nXP.......mGX\nX..........X\nXXXXXXXXXXXX');
  press(stage, 'g');
  walkOn(stage);
  expect(screenOf(stage)).toContain('You stop: somebody is near.');
  expect(screenOf(stage)).not.toContain('The game is');
});

test('of two players only the one who is asked walks', () => {
  const stage = stageWith('mirewood', '--level two-lanterns');
  press(stage, 'g');
  walkOn(stage);
  expect(screenOf(stage)).toContain('Player Q, you face');
  expect(screenOf(stage)).toMatch(/^ Q <$/m);
  expect(screenOf(stage)).toMatch(/turn 1\b/);
});

test('help names the bare ground by the character that is drawn for it', () => {
  const stage = stageOf('XXXXX\nXP.GX\nXXXXX');
  press(stage, '?');
  expect(screenOf(stage, 80, 120)).toMatch(/^ *· +empty\./m);
});

test('what holds nobody any more is not told, and a cursor has both its brackets', () => {
  const stage = stageWith('mirewood', '--level classic');
  press(stage, 'space right right f');
  expect(screenOf(stage)).not.toContain('stuck 0');
  press(stage, 'x right');
  expect(screenOf(stage)).toMatch(/\[.\]/);
});

test('a step against a tree says that it only turns', () => {
  const stage = stageOf('XXXXX\nXTP.X\nX..GX\nXXXXX');
  press(stage, 'left');
  expect(screenOf(stage)).toContain('Tree in the way: you only turn to it.');
  press(stage, 'left');
  expect(screenOf(stage)).toContain('that would change nothing');
  expect(screenOf(stage)).toMatch(/turn 1\b/);
});

test('where one stands and looks it is said how much it may hurt', () => {
  const stage = stageOf('XXXXXX\nXPm..X\nX...GX\nXXXXXX');
  expect(screenOf(stage)).toContain('g walks there. Next turn −1 health here.');
  press(stage, 'x down');
  expect(screenOf(stage)).not.toContain('−1 health');
  press(stage, 'right');
  expect(screenOf(stage)).toContain('2,2: empty. Open ground. Next turn −1 health here.');
  press(stage, 'T');
  expect(screenOf(stage)).not.toContain('−1 health');
});

test('the legend tells of what is there', () => {
  const legend = screenOf(stageOf('XXXXXX\nXPm..X\nX...GX\nXXXXXX'), 100, 30);
  for (const name of ['player 1', 'bandit', 'goal']) expect(legend).toMatch(new RegExp(` ${name}$`, 'm'));
  expect(legend).not.toContain('quicksand');
});

test('looking back tells what was done, not which key it was', () => {
  const stage = stageOf('XXXXXX\nXP...X\nX...GX\nXXXXXX');
  press(stage, 'right down [');
  expect(screenOf(stage)).toMatch(/●─* {2}move right\n/);
});
