/** The packages as others get them: packed, installed into an empty folder, typed, and doing what their README shows. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docsBlocks } from './docs.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tsc = join(root, 'node_modules', '.bin', 'tsc');
const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Every package that says which files it ships. */
const folders = ['packages', 'packages/games']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
  .filter((folder) => folder !== 'packages/games' && manifest(folder).files !== undefined);
const names = folders.map((folder) => manifest(folder).name as string);

const home = mkdtempSync(join(tmpdir(), 'quadrant-packages-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(() => {
  run(tsc, ['-b'], root);
  run(
    'npm',
    ['pack', '--silent', '--pack-destination', home, ...names.flatMap((name) => ['-w', name])],
    root,
  );
  const dependencies = Object.fromEntries(
    folders.map((folder) => {
      const { name, version } = manifest(folder);
      return [name, `file:./${name.replace('@', '').replace('/', '-')}-${version}.tgz`];
    }),
  );
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies }));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], home);
});

test('kernel, table, bots and each game are among them', () => {
  for (const name of ['kernel', 'table', 'bots', ...readdirSync(join(root, 'packages/games'))])
    expect(names).toContain(`@quadrant/${name}`);
});

describe.each(names)('%s', (name) => {
  const installed = (file: string) => join(home, 'node_modules', name, file);

  test('ships code, types and sources, and no tests', () => {
    const files = readdirSync(join(home, 'node_modules', name), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'dist/index.js', 'dist/index.d.ts', 'src/index.ts']),
    );
    expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
  });

  test('its README’s example prints what it says', () => {
    const readme = readFileSync(installed('README.md'), 'utf8');
    const [example] = docsBlocks(readme, 'js');
    const [output] = docsBlocks(readme, 'text');
    expect(example).toBeDefined();
    writeFileSync(join(home, 'example.mjs'), example);
    expect(run(process.execPath, ['example.mjs'], home)).toBe(output);
  });
});

test('all of them can be imported with their types, by the strictest compiler options', () => {
  const lines = names.map(
    (name, i) => `import * as p${i} from '${name}';\nexport const n${i} = Object.keys(p${i});`,
  );
  writeFileSync(join(home, 'use.ts'), lines.join('\n'));
  run(tsc, ['--strict', '--noEmit', '--types', '', '--module', 'nodenext', 'use.ts'], home);
});
