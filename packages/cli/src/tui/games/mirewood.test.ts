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

test('m tells every step, and opens nothing where nothing happened', () => {
  const stage = stageOf('XXXXXXXXX\nXP.....mX\nX.....mmX\nX......GX\nXXXXXXXXX');
  press(stage, 'm');
  expect(screenOf(stage)).toContain('There is nothing to tell yet.');
  press(stage, 'down m');
  const log = screenOf(stage);
  expect(log).toContain('Mirewood: what happened');
  expect(log).toContain('Player 1 moves to 1,2.');
  expect(log.match(/The bandit at \d,\d moves to \d,\d\./g)).toHaveLength(3);
});

test('the way to the gate is told to the living', () => {
  const stage = stageOf('XXXXX\nXPm.X\nX..GX\nXXXXX');
  expect(screenOf(stage)).toContain('gate:');
  for (let i = 0; i < 60 && !screenOf(stage).includes('You lost'); i++) press(stage, 'space');
  expect(screenOf(stage)).toContain('You lost');
  expect(screenOf(stage)).not.toContain('gate:');
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

test('a walk that leads no nearer ends', () => {
  const stage = stageOf('XXXXXXXXXXXX\nXP...r.....X\nX..........X\nX.........GX\nXXXXXXXXXXXX');
  press(stage, 'g');
  walkOn(stage);
  expect(screenOf(stage)).toContain('You stop: somebody cuts off the way.'); // the archer keeps to the player's row
  expect(screenOf(stage)).toMatch(/turn 2\b/);
});

test('where a walk ended it is said what may come there, unless threats are off', () => {
  const [on, off] = [0, 1].map(() => stageOf('XXXXX\nXP..X\nX...X\nX.m.X\nX..GX\nXXXXX'));
  press(on, 'g');
  walkOn(on);
  expect(screenOf(on)).toContain('You stop: somebody is near. Next turn −1 health here.');
  press(off, 'T g');
  walkOn(off);
  expect(screenOf(off)).toContain('You stop: somebody is near.');
  expect(screenOf(off)).not.toContain('Next turn');
});

test('Enter on a square that is looked at, and a second click on it, walk there', () => {
  const map = 'XXXXXXXXX\nXP..T...X\nX....T..X\nX......GX\nXXXXXXXXX';
  const stage = stageOf(map);
  press(stage, 'x right right down down enter');
  walkOn(stage);
  expect(screenOf(stage)).toMatch(/turn 4\b/);
  expect(screenOf(stage)).toContain('gate: 4 right');
  press(stage, 'x up up right enter');
  expect(screenOf(stage)).toContain('There is no way there now.');
  press(stage, 'escape');
  const lines = screenOf(stage).split('\n');
  const y = lines.findIndex((line) => line.includes('G X'));
  const x = lines[y].indexOf('G X');
  stage.input({ kind: 'click', x, y });
  expect(screenOf(stage)).toContain('[G]');
  stage.input({ kind: 'click', x, y });
  walkOn(stage);
  expect(screenOf(stage)).toContain('The game is won');
});

test('what may hurt is marked beside what lies or stands there, too', () => {
  const map = 'XXXXXXXX\nXP.ZmG.X\nX...~..X\nXXXXXXXX';
  const stage = stageOf(map);
  expect(screenOf(stage)).toContain('X P ·×Z m×G · X');
  expect(screenOf(stage)).toContain('X · · ·×~ · · X');
  press(stage, 'x right right');
  expect(screenOf(stage)).toContain('[Z]');
  press(stage, 'escape T');
  expect(screenOf(stage)).toContain('X P · Z m G · X');
  expect(screenOf(stageOf('XXXXX\nXPm.X\nX..GX\nXXXXX'))).toContain('X×P m × X');
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
