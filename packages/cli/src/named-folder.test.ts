/** Folders that are named to write into are refused where none can be made, and never waited for. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inNamed, makeNamed } from './named-folder.js';
import { callAll } from './testing/calls.js';

const home = mkdtempSync(join(tmpdir(), 'quadrant-named-'));
afterAll(() => rmSync(home, { recursive: true }));

test('what is refused leaves no folder behind, what was there stays', () => {
  const folder = join(home, 'a');
  const refuse = () => {
    throw new Error('no');
  };
  expect(() => inNamed(folder, refuse)).toThrow('no');
  expect(existsSync(folder)).toBe(false);
  makeNamed(folder);
  expect(() => inNamed(folder, refuse)).toThrow('no');
  expect(existsSync(folder)).toBe(true);
});

test.runIf(process.platform === 'linux')('every command ends where no folder can be made', () => {
  const two = ['--bot', 'random', '--bot', 'random', '--rounds', '1'];
  const calls = [
    ['tournament', 'mirewood', ...two, '--out', '/proc'],
    ['tournament', 'mirewood', ...two, '--out', '/proc/quadrant'],
    ['lab', 'merge', home, '--out', '/proc/quadrant'],
    ['teach', 'kattis', 'mirewood', home, '--program', './main', '--out', '/proc/quadrant'],
    ['fuzz', 'space-defender-2', '--program', 'cat {input}', '--games', '1', '--out', '/proc/quadrant'],
    ['simulate', 'mirewood', '--games', '1', '--report', '/proc/quadrant'],
    ['serve', '--port', '0', '--data', '/proc/quadrant'],
  ];
  for (const { status, err } of callAll(calls, home)) {
    expect(err).toMatch(/^quadrant: cannot (write|serve).*\n$/);
    expect(status).toBe(2);
  }
});
