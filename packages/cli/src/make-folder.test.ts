import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.js';

const home = mkdtempSync(join(tmpdir(), 'quadrant-folder-'));
afterAll(() => rmSync(home, { recursive: true }));

test('makes what is missing above it, with the same permissions, and is content with what is there', () => {
  const folder = join(home, 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(home, 'a')).mode & 0o777).toBe(0o700);
  symlinkSync(folder, join(home, 'link'));
  makeFolder(join(home, 'link', 'd'));
  expect(statSync(join(folder, 'd')).isDirectory()).toBe(true);
});

test('says why there can be none', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => makeFolder(join(home, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(home, 'file', 'below'))).toThrow('ENOTDIR');
  expect(() => makeFolder(join(home, 'file', 'far', 'below'))).toThrow('ENOTDIR');
  symlinkSync('nowhere', join(home, 'lost'));
  expect(() => makeFolder(join(home, 'lost', 'below'))).toThrow(/EEXIST|ENOENT/);
});

test.runIf(process.platform === 'linux')('ends where a folder that is there takes none', () => {
  expect(() => makeFolder('/proc/quadrant/below')).toThrow(/ENOENT|EACCES|EPERM/);
});
