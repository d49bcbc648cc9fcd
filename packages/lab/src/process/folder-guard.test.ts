import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderGuard } from './folder-guard.js';
import { inside } from './trees.js';

let home: string;
let folder: string;
let guard: FolderGuard;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'quadrant-guard-'));
  folder = join(home, 'cases');
  mkdirSync(join(folder, 'notes'), { recursive: true });
  writeFileSync(join(folder, 'a.txt'), 'in');
  writeFileSync(join(folder, 'a.expected.txt'), 'out');
  symlinkSync('nowhere', join(folder, 'link'));
  chmodSync(folder, 0o755);
  guard = new FolderGuard(folder);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const NAMES = ['a.expected.txt', 'a.txt', 'link', 'notes'];

const TAMPERINGS: Readonly<Record<string, () => void>> = {
  'removes the folder': () => rmSync(folder, { recursive: true }),
  'puts a file in its place': () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
  },
  'closes it': () => chmodSync(folder, 0),
  'adds a folder with cases': () => {
    mkdirSync(join(folder, 'more'));
    writeFileSync(join(folder, 'more', 'b.txt'), '');
  },
  'changes a file': () => writeFileSync(join(folder, 'a.expected.txt'), 'what it prints'),
  'puts a folder in the place of a file': () => {
    rmSync(join(folder, 'a.txt'));
    mkdirSync(join(folder, 'a.txt'));
  },
  'adds a file whose name is no text': () =>
    writeFileSync(inside(folder, Buffer.from([0x62, 0xff, ...Buffer.from('.txt')])), ''),
  'puts a file in the place of a link': () => {
    rmSync(join(folder, 'link'));
    writeFileSync(join(folder, 'link'), 'what it prints');
  },
};

test.each(Object.entries(TAMPERINGS))('a program that %s leaves the cases as they were', (_, tamper) => {
  tamper();
  guard.putBack();
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('in');
  expect(readFileSync(join(folder, 'a.expected.txt'), 'utf8')).toBe('out');
  expect(readlinkSync(join(folder, 'link'))).toBe('nowhere');
  expect(readdirSync(folder).every((name) => NAMES.includes(name))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  expect(guard.tampered.size).toBeGreaterThan(0);
});

test('what nobody touched is left alone, also where the folder is a link', () => {
  const link = join(home, 'way');
  symlinkSync(folder, link);
  const other = new FolderGuard(link);
  other.putBack();
  guard.putBack();
  expect(readdirSync(folder).sort()).toEqual(NAMES);
  expect(existsSync(link)).toBe(true);
  expect([...other.tampered, ...guard.tampered]).toEqual([]);
});
