import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './lock.js';

const HOME = mkdtempSync(join(tmpdir(), 'quadrant-lock-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));
const LOCK = join(HOME, 'lock');

test('a folder has one holder, who lets go', () => {
  const first = lockFolder(HOME);
  if (!first.ok) throw new Error(first.error.words);
  expect(lockFolder(HOME)).toMatchObject({
    ok: false,
    error: { code: 'locked', words: expect.stringContaining(`process ${process.pid} on`) },
  });
  expect(readdirSync(HOME)).toEqual(['lock']);
  first.value();
  expect(readdirSync(HOME)).toEqual([]);
});

test.each([
  ['of a process that is gone', () => ({ host: hostname(), pid: spawnSync('true').pid, since: '1' })],
  ['of a process whose number somebody else has', () => ({ host: hostname(), pid: process.pid, since: '1' })],
  ['that is no lock', () => 'x'],
])('a lock %s is taken over', (_, holder) => {
  if (!existsSync('/proc/self/stat') && _.includes('number')) return; // only Linux tells them apart
  writeFileSync(LOCK, JSON.stringify(holder()));
  const taken = lockFolder(HOME);
  if (!taken.ok) throw new Error(taken.error.words);
  taken.value();
  expect(readdirSync(HOME)).toEqual([]);
});

test('what another machine holds is left alone, and it is said what to do where that is gone', () => {
  writeFileSync(LOCK, JSON.stringify({ host: 'elsewhere', pid: 1, since: null }));
  expect(lockFolder(HOME)).toMatchObject({
    ok: false,
    error: { words: expect.stringMatching(/process 1 on elsewhere; if it is gone, remove .*lock$/) },
  });
  rmSync(LOCK);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s lets go', async (signal) => {
  const built = new URL('../../dist/jobs/lock.js', import.meta.url).href;
  const source = `import { lockFolder } from '${built}'; lockFolder(process.argv[1]); console.log(); setInterval(() => {}, 1e9);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', source, HOME]);
  await once(holder.stdout, 'data');
  expect(existsSync(LOCK)).toBe(true);
  holder.kill(signal);
  const [status] = await once(holder, 'exit');
  expect(status).toBe(128 + constants.signals[signal]);
  expect(readdirSync(HOME)).toEqual([]);
});
