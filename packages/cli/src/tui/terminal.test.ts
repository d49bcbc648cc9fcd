import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { KEY, Pty } from './testing/pty.js';

const open: Pty[] = [];
function start(...args: ConstructorParameters<typeof Pty>): Pty {
  const pty = new Pty(...args);
  open.push(pty);
  return pty;
}
afterEach(async () => {
  for (const pty of open.splice(0)) await pty.stop();
});

/** The terminal is as it was: the shell's screen, its cursor, no mouse, lines and echo. */
async function expectRestored(pty: Pty, status: number): Promise<void> {
  const end = await pty.end();
  expect(end).toMatchObject({ status, echo: true });
  expect(pty.reader.onOtherScreen).toBe(false);
  expect(pty.reader.modes.mouseTrackingMode).toBe('none');
  expect(pty.raw.lastIndexOf('\x1b[?25h')).toBeGreaterThan(pty.raw.lastIndexOf('\x1b[?25l'));
}

test('without a command there is a menu of the four games', async () => {
  const pty = start('');
  const screen = await pty.until('One more turn.');
  for (const title of ['Space Defender 2', 'SimOdyssey 2', 'RAIInet', 'Mirewood'])
    expect(screen).toContain(title);
  expect(pty.reader.onOtherScreen).toBe(true);
  await pty.press('3', 'Links and cards');
  await pty.press(KEY.escape, 'One more turn.');
  pty.type('q');
  await expectRestored(pty, 0);
});

test('quit asks first', async () => {
  const pty = start('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  await pty.press('p', 'turn 1');
  await pty.press('q', 'Quit?');
  await pty.press(KEY.enter, /^(?!.*Quit\?)/s);
  await pty.press('q', 'Quit?');
  pty.type(`${KEY.down}${KEY.enter}`);
  await expectRestored(pty, 0);
});

test('a walk goes on by itself', async () => {
  const level = join(mkdtempSync(join(tmpdir(), 'quadrant-walk-')), 'lane.map');
  writeFileSync(level, 'map:\nXXXXXX\nXP..GX\nXXXXXX\nend\n');
  const pty = start(`play mirewood --level ${level}`);
  await pty.until('G is the gate.');
  await pty.press('g', 'The game is won');
});

test('Ctrl-C restores the terminal', async () => {
  const pty = start('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  pty.type(KEY.ctrlC);
  await expectRestored(pty, 130);
});

test.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s restores the terminal', async (signal, status) => {
  const pty = start('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  pty.signal(signal);
  await expectRestored(pty, status);
});

test('a crash restores the terminal and says what happened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-crash-'));
  const stage = new URL('../../dist/tui/screen/stage.js', import.meta.url).href;
  const program = join(folder, 'crash.mjs');
  writeFileSync(
    program,
    `import { LayerStack } from '${stage}';
     const stage = new LayerStack();
     stage.open({ opaque: true, draw: (c) => c.put(0, 0, 'ready'), input: ({ key }) => {
       if (key === 'a') throw new Error('a broken layer');
       setTimeout(() => { throw new Error('a broken timer'); });
     } });
     await stage.run({ colour: true, ascii: false });`,
  );
  for (const [key, words] of [
    ['a', 'a broken layer'],
    ['b', 'a broken timer'],
  ]) {
    const pty = start('', undefined, {}, program);
    await pty.until('ready');
    pty.type(key);
    await expectRestored(pty, 1);
    expect(pty.reader.text() + pty.raw).toContain(words);
  }
});

test('Ctrl-Z where nobody can continue the program does no harm', async () => {
  const pty = start('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  await pty.press('\x1a', 'A mission begins.');
  await pty.press(KEY.right, 'Explorer moves');
  pty.type(KEY.ctrlC);
  await expectRestored(pty, 130);
});

test('Ctrl-Z gives the terminal to the shell, also past what started the program; fg goes on, in a window of another size too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-shell-'));
  const shell = join(folder, 'shell.mjs');
  writeFileSync(
    shell,
    `import { spawnSync } from 'node:child_process'; spawnSync('sh', ['-i'], { stdio: 'inherit' });`,
  );
  const pty = start('', undefined, { PS1: 'shell: ' }, shell);
  await pty.until('shell:');
  const bin = new URL('../../bin/quadrant.js', import.meta.url).pathname;
  const started = `"${process.execPath}" "${bin}" play simodyssey-2 --seed 900`;
  await pty.press(`sh -c '${started}; exit $?'\n`, 'A mission begins.'); // npx waits for it in the same way
  pty.type('\x1a');
  await pty.until(() => !pty.reader.onOtherScreen);
  await pty.press('echo with $((40 + 2))\n', 'with 42');
  pty.resize(100, 30);
  await pty.press('fg\n', /^(?:.*\n){29}.*Esc menu/);
  await pty.press(KEY.right, 'Explorer moves');
  pty.type(KEY.ctrlC);
  await pty.until(() => !pty.reader.onOtherScreen);
  pty.type('exit\n');
  await pty.end();
});

test('the picture follows the size of the window, and says when it is too small', async () => {
  const pty = start('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  pty.resize(60, 20);
  await pty.until('It has 60x20; Quadrant needs 80x24.');
  pty.resize(120, 40);
  await pty.until(/^(?:.*\n){39}.*Esc menu/);
});

test('colour only where it is wanted', async () => {
  const plain = start('play simodyssey-2 --seed 900', undefined, { NO_COLOR: '1' });
  await plain.until('A mission begins.');
  expect(plain.reader.coloured).toBe(false);
  const flagged = start('play simodyssey-2 --seed 900 --no-color');
  await flagged.until('A mission begins.');
  expect(flagged.reader.coloured).toBe(false);
  const coloured = start('play simodyssey-2 --seed 900');
  await coloured.until('A mission begins.');
  expect(coloured.reader.coloured).toBe(true);
});

test('a click presses a key of the last line', async () => {
  const pty = start('play simodyssey-2 --seed 900');
  const screen = await pty.until('A mission begins.');
  const x = screen.split('\n')[23].indexOf('p pass');
  await pty.press(`\x1b[<0;${x + 1};24M\x1b[<0;${x + 1};24m`, 'turn 1');
});

test('a game is saved, loaded, and verified', async () => {
  const pty = start('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  await pty.press(KEY.right, 'Explorer moves');
  await pty.press('S', 'Save to which file?');
  await pty.press(`\x15game.json${KEY.enter}`, 'Saved to game.json.');
  expect(JSON.parse(pty.read('game.json'))).toMatchObject({
    game: 'simodyssey-2',
    entries: [
      { seat: 0, command: 'play' },
      { seat: 0, command: 'move(E)' },
    ],
  });
  await pty.press(KEY.right, 'turn 2');
  await pty.press('L', 'Load which file?');
  await pty.press(`game.json${KEY.enter}`, 'turn 1');
  pty.type(KEY.ctrlC);
  await expectRestored(pty, 130);
});

test('a terminal that tells held keys is asked to, and put back as it was', async () => {
  const pty = start('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  await pty.press('\x1b[112;1:1;112u', ' turn 1\n');
  expect(pty.raw).toContain('\x1b[>27u');
  await pty.press('\x1b[112;1:2;112u'.repeat(12), 'A key that is held plays one turn.');
  await pty.press('\x1b[112;1:3u\x1b[112;1:1;112u', ' turn 2\n');
  pty.type('\x1b[99;5u');
  await expectRestored(pty, 130);
  expect(pty.raw).toContain('\x1b[<u');
});

test('the bell rings for who asked for it, when it hurts and at the end', async () => {
  const quiet = start('play simodyssey-2 --seed 900');
  await quiet.until('A mission begins.');
  await quiet.press(`${KEY.left}4${KEY.left}`, 'You lost');
  expect(quiet.raw).not.toContain('\x07');
  const pty = start('');
  await pty.until('One more turn.');
  await pty.press(KEY.up + KEY.up, /▸ \S+ Bell +\[off\]/);
  await pty.press(KEY.enter, /\[when it hurts, and at the end\]/);
  expect(JSON.parse(pty.read('quadrant/settings.json'))).toEqual({ bell: true });
  await pty.press('2', 'Mission');
  await pty.press(`${KEY.down}\x15900${KEY.enter}`, 'A mission begins.');
  expect(pty.raw).not.toContain('\x07');
  await pty.press(`${KEY.left}4${KEY.left}`, 'You lost');
  expect(pty.raw).toContain('\x07');
});
