/** The bench is run by hand, and so is the first to be forgotten: what it takes from the packages is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const BENCH = fileURLToPath(new URL('../../../bench/', import.meta.url));
const IMPORT = /import \{([^}]+)\} from '((?:@quadrant\/|\.\.\/)[^']+)'/g;
const files = readdirSync(BENCH, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.mjs') && !name.includes('node_modules'),
);

test.each(files)('%s imports what there is', async (name) => {
  const path = join(BENCH, name);
  const resolving = createRequire(path);
  for (const [, list, from] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
    const file = from.startsWith('.') ? resolve(dirname(path), from) : resolving.resolve(from);
    if (file.startsWith(BENCH)) continue; // needs packages of its own
    const names = list.split(',').flatMap((each) => each.trim().split(' as ')[0] || []);
    expect(Object.keys(await import(pathToFileURL(file).href)), from).toEqual(expect.arrayContaining(names));
  }
});

test('there is something to look at', () => expect(files.length).toBeGreaterThan(5));
