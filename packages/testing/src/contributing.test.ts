/** What CONTRIBUTING.md names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('CONTRIBUTING.md');

test('every path and link is there', () => {
  const paths = [...page.matchAll(/`((?:packages|examples|bench|scripts)[^`*]*)`|\]\(([^)]+)\)/g)]
    .map((m) => m[1] ?? m[2])
    .map((path) => path.replace('GAME', 'raiinet'));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('every command is one, and every package has a line', () => {
  const { scripts, workspaces } = JSON.parse(read('package.json'));
  const named = [...page.matchAll(/`npm (?:run )?(\w+)/g)].map((m) => m[1]);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const folders = workspaces.map((path: string) => path.replace('/*', ''));
  expect(folders.filter((folder: string) => !page.includes(`| \`${folder}\` |`))).toEqual([]);
});
