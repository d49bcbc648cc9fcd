import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isHeld, letGo, take } from './taken.js';

const HOME = mkdtempSync(join(tmpdir(), 'quadrant-taken-'));
const FILE = join(HOME, 'it');
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

test('one has it, until it lets go', () => {
  expect(take(FILE)).toBe(true);
  expect([isHeld(FILE), take(FILE)]).toEqual([true, false]);
  letGo(FILE);
  expect([isHeld(FILE), readdirSync(HOME)]).toEqual([false, []]);
});

test.each([
  ['a folder', () => mkdirSync(join(FILE, 'x'), { recursive: true })],
  ['no holder', () => writeFileSync(FILE, '{}')],
])('%s in its place is nobody’s', (_, put) => {
  put();
  expect([isHeld(FILE), take(FILE), isHeld(FILE)]).toEqual([false, true, true]);
  letGo(FILE);
});

test.skipIf(!existsSync('/proc/self/stat'))(
  'of who was killed it is taken, also before its parent has asked how it ended',
  async () => {
    const careless = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
    try {
      const pid = Number(await new Promise((done) => careless.stdout.once('data', done)));
      const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1];
      const since = state().split(' ')[19];
      writeFileSync(FILE, JSON.stringify({ host: hostname(), pid, since }));
      expect([isHeld(FILE), take(FILE)]).toEqual([true, false]);
      process.kill(pid, 'SIGKILL');
      while (!state().startsWith('Z')) await new Promise((done) => setImmediate(done));
      expect([isHeld(FILE), take(FILE)]).toEqual([false, true]);
      letGo(FILE);
    } finally {
      careless.kill('SIGKILL');
    }
  },
);

/** Each takes it again and again, writes down that it has it, and leaves it half of the times as if it were killed. */
const TAKER = `import(process.argv[1]).then(async ({ take, letGo }) => {
  const { rmSync, writeFileSync } = await import('node:fs');
  const [file, left] = process.argv.slice(2);
  for (let times = 0; times < 60; ) {
    if (!take(file)) continue;
    writeFileSync(file + '-inside', '', { flag: 'wx' });
    rmSync(file + '-inside');
    if (times++ % 2 === 0) letGo(file);
    else writeFileSync(file, left);
  }
})`;

test('no two have it at the same time, however often it is left', async () => {
  const module = new URL('../../dist/process/taken.js', import.meta.url).href;
  const gone = JSON.stringify({ host: hostname(), pid: 2 ** 22 + 1, since: '1' });
  const said = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['-e', TAKER, module, FILE, gone]);
      let err = '';
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      await once(child, 'close');
      return err;
    }),
  );
  expect(said).toEqual(['', '', '', '']);
});
