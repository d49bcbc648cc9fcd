/**
 * Imports point only down the layers, packages are entered by their front door, and no import runs in circles.
 * (dependency-cruiser would serve, but cannot read .tsx files without a TypeScript older than ours.)
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root, say } from './steps.mjs';

const packagesIn = (folder) => readdirSync(join(root, folder)).map((id) => `${folder}/${id}`);
const GAME_FOLDERS = packagesIn('packages/games');
const GAMES = GAME_FOLDERS.map((folder) => `@quadrant/${basename(folder)}`);
const PLAYED = ['@quadrant/kernel', '@quadrant/wire', '@quadrant/table', ...GAMES, '@quadrant/catalogue'];
/** Folder: what its code may import beside its own files. */
const LAYERS = [
  ['packages/kernel', []],
  ['packages/call-text', ['@quadrant/kernel']],
  ['packages/wire', ['valibot', '@noble/hashes']],
  ['packages/table', ['@quadrant/kernel', '@quadrant/wire', 'valibot']],
  ...GAME_FOLDERS.map((folder) => [folder, ['@quadrant/kernel', '@quadrant/call-text']]),
  ...packagesIn('examples').map((folder) => [folder, ['@quadrant/kernel', '@quadrant/catalogue']]),
  ['packages/catalogue', ['@quadrant/kernel', '@quadrant/table', 'node:', ...GAMES]],
  ['packages/bots', PLAYED],
  [
    'packages/lab',
    [
      ...PLAYED,
      '@quadrant/bots',
      '@observablehq/plot',
      'bullmq',
      'ioredis',
      'linkedom',
      'pg',
      'node:',
      'smol-toml',
    ],
  ],
  [
    'packages/server',
    [
      ...PLAYED,
      '@quadrant/bots',
      '@photostructure/sqlite',
      '@scure/bip39',
      'kysely',
      'node:',
      'pg',
      'pino',
      'prom-client',
      'web-push',
      'ws',
    ],
  ],
  ['packages/cli', [...PLAYED, '@quadrant/bots', '@quadrant/lab', '@quadrant/server', 'node:', 'rolldown']],
  ['packages/web', [...PLAYED, '@quadrant/bots', 'preact', 'zzfx', 'virtual:']],
  ['packages/testing', ['@quadrant/kernel', '@quadrant/table', 'ajv', 'node:', 'vitest']],
];
/** Tests, and tools that only the build runs, may import what they like. */
const FREE = /\.test\.tsx?$|\/(?:testing|e2e|build)\/|vite\.config\.ts$|\/demo\.ts$/;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(\s+type\b)?[^'";]*?from\s*'([^']+)'|(?:^|[^.\w])import\s*\(?\s*'([^']+)'/g;
const FEWEST_FILES = 150;

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'cases', 'public'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? sources(path)
      : /\.tsx?$/.test(path) && !path.endsWith('.d.ts')
        ? [path]
        : [];
  });
}

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((m) => ({
    name: m[2] ?? m[3],
    later: m[1] !== undefined || m[3] !== undefined,
  }));

/** The source file that a relative import names. */
function target(file, name) {
  const path = resolve(dirname(file), name.replace(/\?.*$/, ''));
  return (
    [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((p) => existsSync(p)) ?? path
  );
}

const problems = [];
const graph = new Map();
for (const [folder, allowed] of LAYERS) {
  const home = join(root, folder);
  for (const file of sources(home)) {
    const inside = [];
    for (const { name, later } of importsOf(file)) {
      if (name.startsWith('.')) {
        const to = target(file, name);
        if (!later) inside.push(to); // types, and what is loaded when it is needed, may point both ways
        if (relative(home, to).startsWith('..') && !FREE.test(file))
          problems.push([file, name, 'reaches into another package']);
      } else if (
        !FREE.test(file) &&
        !allowed.some((a) => name === a || name.startsWith(a.endsWith(':') ? a : `${a}/`))
      ) {
        problems.push([file, name, 'is not below this layer']);
      }
    }
    graph.set(file, inside);
  }
}

const state = new Map(); // 1 while on the way, 2 when done
function visit(file, way) {
  if (state.get(file) === 2) return;
  if (state.get(file) === 1) {
    problems.push([
      file,
      way
        .slice(way.indexOf(file) + 1)
        .map((f) => relative(root, f))
        .join(' -> '),
      'runs in a circle',
    ]);
    return;
  }
  state.set(file, 1);
  for (const to of graph.get(file) ?? []) visit(to, [...way, file]);
  state.set(file, 2);
}
for (const file of graph.keys()) visit(file, []);

for (const [file, name, what] of problems) process.stderr.write(`${relative(root, file)}: ${name} ${what}\n`);
say(`  ${graph.size} files`);
if (graph.size < FEWEST_FILES)
  process.stderr.write('Too few files were looked at: the check itself is broken.\n');
process.exit(problems.length > 0 || graph.size < FEWEST_FILES ? 1 : 0);
