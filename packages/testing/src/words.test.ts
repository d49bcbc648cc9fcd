/** One word for one thing: what the glossary in docs/design.md says, and that no two types anywhere share a name by accident. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const DESIGN = readFileSync(join(ROOT, 'docs/design.md'), 'utf8');

/** Names that meant what another name means by now, in games, kernel, table, bots and lab. */
const UNDER = /^packages\/(?:games|kernel|table|catalogue|bots|lab)\//;
const GIVEN_UP: Readonly<Record<string, string>> = {
  SpaceFact: 'Fact',
  SimFact: 'Fact',
  viewOf: 'view',
  bump: 'preview',
  choices: 'preview',
  isFuzzed: 'makerOf',
  playWithBots: 'playGame',
  Session: 'History',
};
/** Words of the glossary, and the files that export them. */
const ROW = /^\| (`\w+`(?:, `\w+`)*) \|.*\| (`packages\/[^|]+`) \|$/gm;
const DECLARED =
  /^(export )?(?:declare |abstract |async )*(class|interface|type|enum|function|const|let) (\w+)/gm;
const TYPES = ['class', 'interface', 'type', 'enum'];
/** Where each game has rooms of its own, with words of its own. */
const ROOM =
  /^packages\/(?:games|web\/src\/screens|bots\/src)\/(?:mirewood|raiinet|simodyssey-2|space-defender-2)\//;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'public'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) && !/\.(d|test)\.tsx?$/.test(path) ? [path] : [];
  });
}

/** The files that declare and export a name, by name: all of them, and those where it is a type. */
const exported = new Map<string, string[]>();
const types = new Map<string, string[]>();
/** The files that declare a type for themselves, by its name. */
const kept = new Map<string, string[]>();
/** Which files a package offers to others. */
const texts = new Map<string, string>();

function note(map: Map<string, string[]>, name: string, file: string): void {
  const files = map.get(name) ?? [];
  if (!files.includes(file)) map.set(name, [...files, file]);
}

for (const path of sources(join(ROOT, 'packages'))) {
  const file = relative(ROOT, path).split(sep).join('/');
  const text = readFileSync(path, 'utf8');
  texts.set(file, text);
  for (const [, offered, kind, name] of text.matchAll(DECLARED)) {
    const isType = TYPES.includes(kind);
    if (isType && !offered) note(kept, name, file);
    if (!offered) continue;
    if (isType) note(types, name, file);
    if (isType || file.endsWith('.ts')) note(exported, name, file); // a part of the page is named after what it draws
  }
}

const unquoted = (list: string): string[] => list.split(', ').map((each) => each.slice(1, -1));
const glossary = [...DESIGN.matchAll(ROW)].flatMap(([, words, places]) =>
  unquoted(words).map((word) => ({ word, places: unquoted(places) })),
);

const patternOf = (place: string): RegExp =>
  new RegExp(`^${place.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);

test('the glossary has its words', () => {
  expect(glossary.length).toBeGreaterThan(50);
  expect(new Set(glossary.map(({ word }) => word)).size).toBe(glossary.length);
});

test.each(glossary)('$word means one thing', ({ word, places }) => {
  const files = exported.get(word) ?? [];
  const patterns = places.map(patternOf);
  for (const pattern of patterns)
    expect(files.filter((file) => pattern.test(file)).length).toBeGreaterThan(0);
  const others = [...files, ...(kept.get(word) ?? [])];
  expect(others.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
});

describe('one name, one type', () => {
  const listed = new Set(glossary.map(({ word }) => word));

  test('in all packages', () => {
    const shared = [...types].filter(([name, files]) => {
      const rooms = files.map((file) => ROOM.exec(file)?.[0] ?? '');
      const ofItsGame = rooms.every((room, i) => room !== '' && rooms.indexOf(room) === i);
      return files.length > 1 && !listed.has(name) && !ofItsGame;
    });
    expect(shared.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
  });

  test('in what packages offer to each other', () => {
    const offered = new Map<string, string[]>();
    for (const [file, text] of texts) {
      const owner = /^(packages\/(?:games|[\w-]+))\/.*src\/index\.ts$/.exec(file)?.[1];
      if (owner === undefined) continue;
      const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '\.[^']*'/gm)];
      const names = lists.flatMap(([, list]) =>
        list.split(',').map((each) => each.trim().replace(/^type /, '')),
      );
      for (const name of names.filter((each) => /^\w+$/.test(each) && !listed.has(each)))
        note(offered, name, owner);
    }
    expect(offered.size).toBeGreaterThan(300);
    const reused = [...offered].filter(
      ([name, owners]) => owners.length > 1 && (exported.get(name)?.length ?? 0) > 1,
    );
    expect(reused.map(([name, owners]) => `${name}: ${owners.join(', ')}`)).toEqual([]);
  });
});

test('words that were given up do not come back', () => {
  const back = Object.entries(GIVEN_UP).flatMap(([name, now]) =>
    (exported.get(name) ?? [])
      .filter((file) => UNDER.test(file))
      .map((file) => `${name}, which is ${now}, in ${file}`),
  );
  expect(back).toEqual([]);
});
