/** What `quadrant run` loads: it is started more often than anything else, and loading is most of what it costs. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@quadrant/lab/games';
import { afterAll, expect, test } from 'vitest';
import { loadedBy, PACKAGES } from './testing/loaded.js';

const BIN = join(PACKAGES, 'cli/bin/quadrant.js');
const home = mkdtempSync(join(tmpdir(), 'quadrant-run-alone-'));
afterAll(() => rmSync(home, { recursive: true }));

const WORDS: Readonly<Record<string, readonly string[]>> = { mirewood: ['--generate', '20x10'] };

test.each(GAME_IDS)('run %s: its game, the catalogue and what they are made of', (id) => {
  const words = ['run', id, ...(WORDS[id] ?? [])];
  const allowed = new RegExp(`^(?:cli|lab/dist/games\\.js$|catalogue|kernel|call-text|games/${id})(?:/|$)`);
  const needed = loadedBy(join(PACKAGES, 'cli/dist/run-alone.js'), ...words);
  expect(needed.filter((file) => !allowed.test(file))).toEqual([]);
  expect(needed.length).toBeGreaterThan(50);
  const quick = loadedBy(BIN, ...words);
  expect(quick.filter((file) => !/^cli\/(?:bin|dist\/run)\//.test(file))).toEqual([]);
  expect(quick.length).toBeLessThan(15);
});

test('the few files are left aside when something was compiled after they were made, and for other commands', () => {
  const put = (name: string, text: string) => writeFileSync(join(home, name), text);
  for (const folder of ['bin', 'dist/run']) mkdirSync(join(home, folder), { recursive: true });
  copyFileSync(BIN, join(home, 'bin/quadrant.js'));
  put('package.json', '{"type":"module"}');
  const quadrant = (...words: readonly string[]) => {
    const { stdout, status } = spawnSync(process.execPath, [join(home, 'bin/quadrant.js'), ...words]);
    return `${stdout}${status}`;
  };
  const changed = (name: string, second: number) => utimesSync(join(home, name), second, second);
  expect(quadrant('run')).toBe('2');
  put('dist/main.js', 'process.stdout.write("whole ")');
  put('dist/run/main.js', 'process.stdout.write("quick ")');
  put('tsconfig.tsbuildinfo', '');
  changed('tsconfig.tsbuildinfo', 1000);
  changed('dist/run/main.js', 1001);
  expect([quadrant('run'), quadrant('check'), quadrant()]).toEqual(['quick 0', 'whole 0', 'whole 0']);
  changed('dist/run/main.js', 999);
  expect(quadrant('run')).toBe('whole 0');
  rmSync(join(home, 'dist/run'), { recursive: true });
  expect(quadrant('run')).toBe('whole 0');
});
