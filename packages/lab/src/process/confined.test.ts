import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { confinementHere, without } from './confined.js';
import { isReachable } from './sights.js';
import { isRoot } from './walls.js';

const BIN = fileURLToPath(new URL('../../../cli/bin/quadrant.js', import.meta.url));
const NOBODY = 65534;
const home = mkdtempSync(join(tmpdir(), 'quadrant-confined-'));
chmodSync(home, 0o755);
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder is granted without what is hidden in it, however deep', () => {
  const folder = join(home, 'folder');
  for (const path of ['a/b/cases', 'a/c', 'd']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'a/b/file'), '');
  const granted = without(folder, [join(folder, 'a/b/cases'), '/elsewhere']);
  expect(granted.map((path) => path.slice(folder.length)).sort()).toEqual(['/a/b/file', '/a/c', '/d']);
  expect(without(folder, ['/elsewhere'])).toEqual([folder]);
  expect(without(folder, [folder])).toEqual([]);
});

const canTry =
  confinementHere() === 'signals' && (!isRoot() || (isReachable(BIN) && isReachable(process.execPath)));
if (!canTry) console.info('Not tried: signals are not confined here, or we are out of reach for a user.');

test.runIf(canTry)('a program that kills the grader of the same user does not, and is judged', () => {
  const cases = join(home, 'cases');
  mkdirSync(cases);
  writeFileSync(join(cases, 'a.txt'), '');
  writeFileSync(join(cases, 'a.expected.txt'), 'done\n');
  const program = join(home, 'kills');
  const script = `for p in /proc/[0-9]*; do tr '\\0' ' ' < $p/cmdline 2>/dev/null | grep -q 'quadrant.js check.*${cases}' && kill -9 \${p#/proc/}; done\necho done`;
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  const words = [BIN, 'check', 'simodyssey-2', cases, '--program', program, '--sandbox', 'plain'];
  const { stdout, signal } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    cwd: '/',
    ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  expect({ stdout, signal }).toEqual({ stdout: '1 passed, 0 failed\n', signal: null });
});
