/** No way out of the terminal loses a game. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAnswers } from '../../commands/play.js';
import { LayerStack } from '../screen/stage.js';
import { KEY, Pty } from '../testing/pty.js';
import { kits, press, screenOf } from '../testing/stage.js';
import { Autosave } from './autosave.js';
import { Flow } from './flow.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrant-autosave-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const flowOf = () => new Flow(kits, { autosave: new Autosave(folder) });

function begun(options: string): LayerStack {
  const stage = new LayerStack();
  const kit = kits.get('mirewood')!;
  flowOf().begin(stage, kit, readAnswers(kit, options.split(' ')));
  return stage;
}

function menu(): LayerStack {
  const stage = new LayerStack();
  flowOf().menu(stage);
  return stage;
}

describe('the game under way', () => {
  test('is kept after every turn, taken back or not, and gone on with from the menu', () => {
    expect(screenOf(menu())).not.toContain('Continue');
    const stage = begun('--level classic');
    expect(screenOf(menu())).not.toContain('Continue');
    press(stage, 'd d f');
    expect(screenOf(menu())).toContain('Mirewood, turn 3');
    press(stage, 'u');
    const next = menu();
    expect(screenOf(next)).toContain('Mirewood, turn 2');
    press(next, 'enter');
    expect(screenOf(next)).toContain('turn 2');
    press(next, 'q');
    expect([next.left, screenOf(menu())]).toEqual([0, expect.stringContaining('Mirewood, turn 2')]);
  });

  test('is not that of a bot which still thinks in a game that was left', async () => {
    const stage = new LayerStack();
    const flow = flowOf();
    const [raiinet, mirewood] = [kits.get('raiinet')!, kits.get('mirewood')!];
    flow.begin(stage, raiinet, readAnswers(raiinet, ['--setup', 'usual', '--bot', 'greedy']));
    press(stage, 'a up');
    flow.begin(stage, mirewood, readAnswers(mirewood, ['--level', 'classic']));
    press(stage, 'd');
    for (let i = 0; i < 100; i++) await new Promise((soon) => setTimeout(soon));
    expect(screenOf(menu())).toContain('Mirewood, turn 1');
  });

  test('is offered no more when it is over', () => {
    writeFileSync(join(folder, 'short.map'), 'map:\nXXXXX\nXP.GX\nXXXXX\nend\n');
    const stage = begun(`--level ${join(folder, 'short.map')}`);
    press(stage, 'd');
    expect(screenOf(menu())).toContain('Continue');
    press(stage, 'd d');
    expect(screenOf(stage)).toContain('won');
    expect(screenOf(menu())).not.toContain('Continue');
  });

  test('is not lost when another terminal comes to an end', () => {
    writeFileSync(join(folder, 'short.map'), 'seed: 4\nmap:\nXXXXX\nXP.GX\nXXXXX\nend\n');
    const [ends, goesOn] = [begun(`--level ${join(folder, 'short.map')}`), begun('--size 12x7 --seed 5')];
    press(ends, 'd');
    press(goesOn, 'd');
    press(ends, 'd');
    expect(screenOf(ends)).toContain('You won');
    expect(screenOf(menu())).toContain('Continue');
  });

  test('goes on as it is, not as it was when the menu was drawn', () => {
    const stage = begun('--level classic');
    press(stage, 'd');
    const waiting = menu();
    press(stage, 'd d');
    press(waiting, 'enter');
    expect(screenOf(waiting)).toMatch(/turn 3$/m);
    const late = menu();
    rmSync(join(folder, 'autosave.json')); // it has come to its end elsewhere
    press(late, 'enter');
    expect(screenOf(late)).toContain('One more turn.');
    expect(screenOf(late)).not.toContain('Continue');
  });

  test('is said to be kept where one is asked before leaving', () => {
    const stage = begun('--level classic');
    press(stage, 'd q');
    expect(screenOf(stage)).toContain('Continue in the menu goes on with it');
    rmSync(join(folder, 'autosave.json'));
    mkdirSync(join(folder, 'autosave.json'));
    press(stage, 'n d q');
    expect(screenOf(stage)).toContain('The game is saved to no file.');
    expect(screenOf(stage)).toContain('It could not be kept for Continue, either:');
    expect(screenOf(stage)).not.toContain('goes on with it');
  });

  test.each([
    '',
    'null',
    '{"game":"mirewood"}',
    '{"game":"chess"}',
    '[[[',
    '{"game":"raiinet","commands":7}',
  ])('that is damaged (%s) is not offered', (text) => {
    writeFileSync(join(folder, 'autosave.json'), text);
    expect(screenOf(menu())).not.toContain('Continue');
  });

  test('that cannot be kept is played all the same', () => {
    mkdirSync(join(folder, 'autosave.json'));
    const stage = begun('--level classic');
    expect(screenOf(stage)).not.toContain('not kept');
    press(stage, 'd d');
    expect(screenOf(stage)).toMatch(
      /^ Mirewood {3}seed \d+ {3}not kept: it is not an ordinary file +turn 2$/m,
    );
    rmSync(join(folder, 'autosave.json'), { recursive: true });
    press(stage, 'f');
    expect(screenOf(stage)).not.toContain('not kept');
  });

  const noFolder = () => {
    const home = join(folder, 'no-folder');
    writeFileSync(home, '');
    return home;
  };
  test.each([
    ['a file', noFolder],
    ['a folder that takes none', () => '/proc/quadrant'], // making one below it never ended
  ])('kept below %s is said not to be, while it is played and before it is left', async (_, homeOf) => {
    const pty = new Pty('play mirewood --level classic', undefined, { XDG_STATE_HOME: homeOf() });
    try {
      await pty.until('G is the gate.');
      await pty.press(KEY.right, /not kept: .+turn 1$/m);
      await pty.press('q', 'It could not be kept for Continue, either:');
      pty.type('y');
      expect((await pty.end()).status).toBe(0);
    } finally {
      await pty.stop();
    }
  });

  test('is for its player’s eyes', () => {
    const own = new Autosave(join(folder, 'state', 'quadrant'));
    const stage = new LayerStack();
    const kit = kits.get('mirewood')!;
    new Flow(kits, { autosave: own }).begin(stage, kit, readAnswers(kit, ['--level', 'classic']));
    press(stage, 'd');
    expect(statSync(join(folder, 'state', 'quadrant')).mode & 0o077).toBe(0);
  });
});

test('undo, save, redo: quitting asks, for the turn that came back is in no file', () => {
  const stage = begun('--level classic');
  press(stage, 'd d u S');
  for (const key of ['ctrl-u', ...join(folder, 'game.json'), 'enter']) stage.input({ kind: 'key', key });
  expect(screenOf(stage)).toContain('Saved to');
  press(stage, 'r q');
  expect(screenOf(stage)).toContain('Quit?');
});

test.each(['SIGKILL', 'SIGTERM', 'SIGHUP', 'Ctrl-C'] as const)('%s loses nothing', async (way) => {
  const ptys: Pty[] = [];
  const start = (words: string) => {
    ptys.push(new Pty(words, undefined, { XDG_STATE_HOME: folder }));
    return ptys.at(-1)!;
  };
  try {
    const first = start('play simodyssey-2 --seed 900');
    await first.until('A mission begins.');
    await first.press(KEY.right, 'Explorer moves');
    if (way === 'Ctrl-C') first.type(KEY.ctrlC);
    else first.signal(way);
    await first.end();
    const second = start('');
    await second.until('SimOdyssey 2, turn 1');
    await second.press('1', 'Explorer moves');
  } finally {
    for (const pty of ptys) await pty.stop();
  }
});
