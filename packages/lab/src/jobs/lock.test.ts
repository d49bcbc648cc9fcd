import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
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

test('what another machine holds is left alone', () => {
  writeFileSync(LOCK, JSON.stringify({ host: 'elsewhere', pid: 1, since: null }));
  expect(lockFolder(HOME).ok).toBe(false);
  rmSync(LOCK);
});
