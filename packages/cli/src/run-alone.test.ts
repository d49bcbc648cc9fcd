/** What `quadrant run` loads: it is started more often than anything else, and loading is most of what it costs. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@quadrant/lab/games';
import { afterAll, expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const BIN = join(PACKAGES, 'cli/bin/quadrant.js');
const home = mkdtempSync(join(tmpdir(), 'quadrant-run-alone-'));
afterAll(() => rmSync(home, { recursive: true }));

/** Our files that a program loaded, by their paths below `packages`. */
function loadedBy(...words: readonly string[]): string[] {
  const folder = mkdtempSync(join(home, 'loaded-'));
  const { status, stdout } = spawnSync(process.execPath, words, {
    env: { ...process.env, NODE_V8_COVERAGE: folder },
    input: '',
  });
  expect({ status, said: stdout.length > 0 }).toEqual({ status: 0, said: true });
  const { result } = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]), 'utf8'));
  const urls: string[] = result.map(({ url }: { url: string }) => url);
  return urls
    .filter((url) => url.startsWith('file:'))
    .map((url) => fileURLToPath(url).slice(PACKAGES.length));
}

const WORDS: Readonly<Record<string, readonly string[]>> = { mirewood: ['--generate', '20x10'] };

test.each(GAME_IDS)('run %s: its game, the catalogue and what they are made of', (id) => {
  const words = ['run', id, ...(WORDS[id] ?? [])];
  const allowed = new RegExp(`^(?:cli|lab/dist/games\\.js$|catalogue|kernel|call-text|games/${id})(?:/|$)`);
  const needed = loadedBy(join(PACKAGES, 'cli/dist/run-alone.js'), ...words);
  expect(needed.filter((file) => !allowed.test(file))).toEqual([]);
  expect(needed.length).toBeGreaterThan(50);
  const quick = loadedBy(BIN, ...words);
  expect(quick.filter((file) => !/^cli\/(?:bin|dist\/run)\//.test(file))).toEqual([]);
  expect(quick.length).toBeLessThan(10);
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
