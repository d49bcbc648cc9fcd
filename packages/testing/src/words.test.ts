/** One word for one thing: the words of the glossary in docs/design.md are exported from where it says, and from nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const DESIGN = readFileSync(join(ROOT, 'docs/design.md'), 'utf8');

/** Names that meant what another name means by now, in games, kernel, table and lab. */
const UNDER = /^packages\/(?:games|kernel|table|catalogue|lab)\//;
const GIVEN_UP: Readonly<Record<string, string>> = {
  SpaceFact: 'Fact',
  SimFact: 'Fact',
  viewOf: 'view',
  bump: 'preview',
  choices: 'preview',
  isFuzzed: 'makerOf',
  Session: 'History',
};
/** A word of the glossary, and the file that exports it. */
const ROW = /^\| `(\w+)` \|.*\| `(packages\/[^`]+)` \|$/gm;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'public'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.ts$/.test(path) && !/\.(d|test)\.ts$/.test(path) ? [path] : [];
  });
}

/** The files that declare and export a name, by name. */
const exported = new Map<string, string[]>();
for (const path of sources(join(ROOT, 'packages'))) {
  const file = relative(ROOT, path).split(sep).join('/');
  const declared = readFileSync(path, 'utf8').matchAll(
    /^export (?:declare |abstract |async )*(?:class|interface|type|function|const|enum) (\w+)/gm,
  );
  for (const [, name] of declared) exported.set(name, [...new Set([...(exported.get(name) ?? []), file])]);
}

const glossary = [...DESIGN.matchAll(ROW)].map(([, word, place]) => ({ word, place }));

test('the glossary has its words', () => {
  expect(glossary.length).toBeGreaterThan(20);
  expect(new Set(glossary.map(({ word }) => word)).size).toBe(glossary.length);
});

test.each(glossary)('$word means one thing', ({ word, place }) => {
  const pattern = new RegExp(
    `^${place
      .split('*')
      .map((part) => part.replace(/[.]/g, '\\.'))
      .join('[^/]+')}$`,
  );
  const files = exported.get(word) ?? [];
  expect(files.length, 'is exported').toBeGreaterThan(0);
  expect(files.filter((file) => !pattern.test(file))).toEqual([]);
});

test('words that were given up do not come back', () => {
  const back = Object.entries(GIVEN_UP).flatMap(([name, now]) =>
    (exported.get(name) ?? [])
      .filter((file) => UNDER.test(file))
      .map((file) => `${name}, which is ${now}, in ${file}`),
  );
  expect(back).toEqual([]);
});
