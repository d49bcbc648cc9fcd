import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heldBy } from './held-files.js';
import { inside, removeTree, sizeMib } from './trees.js';

const MOST = 1000; // MiB
const noStray = () => ({ memoryMib: 0, diskMib: 0 });
const folderIn = () => mkdtempSync(join(tmpdir(), 'quadrant-trees-'));
const DIG = `for (let i = 0; i < 60; i++) { require('fs').mkdirSync('${'d'.repeat(100)}'); process.chdir('${'d'.repeat(100)}'); }`;

test('a folder that is deeper than a path can name is too large, and can be removed', () => {
  const folder = folderIn();
  spawnSync(process.execPath, ['-e', DIG], { cwd: folder });
  expect(sizeMib([folder], MOST)).toBe(Number.POSITIVE_INFINITY);
  expect(removeTree(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

test('sizes are summed up, and what is not there has none', () => {
  const folder = folderIn();
  mkdirSync(join(folder, 'inner'));
  const file = openSync(join(folder, 'inner', 'file'), 'w');
  writeSync(file, Buffer.alloc(3 << 20, 1));
  expect(sizeMib([folder, join(folder, 'nothing')], MOST)).toBeGreaterThanOrEqual(3);
  unlinkSync(join(folder, 'inner', 'file'));
  expect(sizeMib([folder], MOST)).toBeLessThan(1);
  // Nameless, it is still held by this process.
  expect(heldBy([process.pid, process.pid], noStray).diskMib).toBeGreaterThanOrEqual(3);
  expect(heldBy([process.pid], noStray).diskMib).toBeLessThan(6);
  closeSync(file);
  removeTree(folder);
});

test('what is too large is not walked to its end', () => {
  const folder = folderIn();
  for (let i = 0; i < 600; i++) writeFileSync(join(folder, String(i)), '');
  expect(sizeMib([folder], MOST)).toBeGreaterThan(2);
  expect(sizeMib([folder], 1)).toBeLessThan(1.1);
  expect(sizeMib([folder], 1)).toBeGreaterThan(1);
  removeTree(folder);
});

const LOOK = `import { sizeMib } from ${JSON.stringify(new URL('../../dist/process/trees.js', import.meta.url).href)};
process.stdout.write(String(sizeMib([process.argv[1]], 1000)));`;
const NOBODY = 65534;

test.each([0, 0o300, 0o400])('a folder with the rights %i, closed to its owner, is too large', (mode) => {
  const folder = folderIn();
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  writeFileSync(join(closed, 'file'), '');
  chmodSync(closed, mode);
  const isRoot = process.getuid?.() === 0; // who is kept out of nothing
  if (isRoot) for (const path of [folder, closed]) chownSync(path, NOBODY, NOBODY);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', LOOK, folder], {
    encoding: 'utf8',
    cwd: '/',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  expect(stdout).toBe('Infinity');
  removeTree(folder);
});

test('a name that is no text counts, and is removed', () => {
  const folder = folderIn();
  const path = inside(folder, Buffer.from([0xff, 0xfe]));
  mkdirSync(path);
  writeFileSync(inside(path, Buffer.from([0xfc])), Buffer.alloc(3 << 20, 1));
  expect(sizeMib([folder], MOST)).toBeGreaterThanOrEqual(3);
  expect(removeTree(path)).toBe(true);
  expect(sizeMib([folder], MOST)).toBeLessThan(1);
  removeTree(folder);
});

test('entries without content count', () => {
  const folder = folderIn();
  for (let i = 0; i < 300; i++) writeFileSync(join(folder, String(i)), '');
  expect(sizeMib([folder], MOST)).toBeGreaterThan(1);
  removeTree(folder);
});
