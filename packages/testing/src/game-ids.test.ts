/** What is to be known of a game stands in its entry of the catalogue: nobody else asks which game it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { GAMES } from '@quadrant/catalogue';
import { expect, test } from 'vitest';
import { docsPage } from './docs.js';

const PACKAGES = new URL('../../', import.meta.url).pathname;
const IDS = GAMES.map(({ id }) => id);
/** These are the games, what is said of them, and the tools of tests. */
const OF_GAMES = /^(games|catalogue|testing)\//;
const OF_TESTS = /\.test\.tsx?$|\/testing\/|\/e2e\/|\/build\//;
/** A part that is one game's own is named by it: `bots/src/raiinet/greedy.ts`, `env/flat-raiinet.ts`. */
const isOwn = (file: string): boolean => {
  const name = file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(1)
    .join('/');
  return IDS.some((id) => name.split(/[/]|flat-/).includes(id));
};

const ID = IDS.join('|');

/** The lines in which an id may stand, and why there. In all of them the parts that a game has in this place are named. */
type Allowed = readonly [file: string, why: string, line: RegExp];
const ALLOWED: readonly Allowed[] = [
  ['bots/src/registry.ts', 'loads the bots that a game has', loader(String.raw`\./ID/bots\.js`)],
  [
    'bots/src/index.ts',
    'the page shows RAIInet by games of its greedy bot, from deals of its own',
    /^export \{ (?:dealRaiinet|greedy) \} from '\.\/raiinet\/(?:deal|greedy)\.js';$/,
  ],
  ['cli/src/tui/games/index.ts', 'loads the screen that a game has', loader(String.raw`\./ID\.js`)],
  [
    'cli/src/tui/spoken.ts',
    'the words that those screens share',
    /^import \{ .*(?:makeWords|speechIn).* \} from '@quadrant\/[\w-]+';$/,
  ],
  ...(['en', 'de'] as const).map(
    (language): Allowed => [
      `cli/src/tui/words/${language}.ts`,
      'the words of games and of their screens in one language',
      new RegExp(
        `^import \\{ (?:words as \\w+|texts as \\w+|guides) \\} from '(?:@quadrant/[\\w-]+/words|\\./${language})/?.*';$`,
      ),
    ],
  ),
  [
    'cli/src/tui/words/tongue.ts',
    'what a language must have words for',
    /^import type \{ Words as \w+ \} from '@quadrant\/[\w-]+';$|^readonly \w+: typeof import\('\.\/en\/[\w-]+\.js'\)\.texts;$/,
  ],
  [
    'cli/src/commands/train.ts',
    'bots of RAIInet alone learn',
    /^import \{ type Checkpoint, train \} from '\.\.\/raiinet\/training\/train\.js';$/,
  ],
  [
    'web/src/games.ts',
    'loads the screen that a game has, and its words by language',
    /^(?:'?[\w-]+'?: \{|(?:screen: \(\) => |(?:\w\w: \(\) => )?textsOf\()?import\('.*'\)(?:, import\('.*'\))?\)?,)$/,
  ],
  [
    'web/src/online/parts/SideField.tsx',
    'loads the form in which a side of RAIInet is chosen',
    /^import\('\.\.\/\.\.\/screens\/raiinet\/\w+\.js'\),$|^const FIELDS: /,
  ],
  [
    'lab/src/fuzz/makers.ts',
    'names what makes a game’s inputs; one that is not here has plain ones',
    /^import \{ \w+ \} from '\.\/[\w-]+\/maker\.js';$|^(?:'[\w-]+': \w+|\w+),$/,
  ],
  [
    'lab/src/env/flat.ts',
    'names what writes a game’s views as numbers; one that is not here has none',
    /^'?[\w-]+'?: (?:flat\w+|\(_, begun\) => flatRaiinet\(.*\)),$/,
  ],
  ['lab/src/report/heat/heat.ts', 'loads what marks a game’s heat maps', loader(String.raw`\./ID\.js`)],
];

/** `raiinet: () => import('./raiinet.js'),` for a path with an ID in it. */
function loader(path: string): RegExp {
  return new RegExp(`^'?(${ID})'?: \\(\\) => import\\('${path.replace('ID', '\\1')}'\\),$`);
}

/** An id as a text, as the name of a field, in the name of a package or in the path of a module. */
const MENTION = new RegExp(`['"\`/#](?:${ID})['"\`/.]|(?<![\\w.$-])(?:${ID})\\??:|^\\s*(?:${ID}),$`);
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;,{}()])\/\/.*$/gm, '$1');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'public', 'cases'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) && !path.endsWith('.d.ts') ? [path] : [];
  });
}

const mentionsIn = (text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .filter((line) => MENTION.test(line))
    .map((line) => line.trim());

test.each([
  "if (game.id === 'raiinet') return;",
  "import { game } from '@quadrant/mirewood';",
  "const LOADERS = { raiinet: () => import('./raiinet.js') };",
  'const way = `#/raiinet/watch`;',
  '  raiinet,',
])('finds the id in %s', (line) => {
  expect(mentionsIn(line)).toEqual([line.trim()]);
});

test('finds none in remarks and longer names', () => {
  expect(mentionsIn("readonly game: string; // 'raiinet'")).toEqual([]);
  expect(
    mentionsIn('/** RAIInet, in the package raiinet: */ const raiinetBoard = board(raiinet.rows);'),
  ).toEqual([]);
});

test('no part asks which game it is, but where the parts that a game has there are named', () => {
  const asks: Record<string, string[]> = {};
  const named = new Set<string>();
  for (const path of sources(PACKAGES)) {
    const file = relative(PACKAGES, path).split(sep).join('/');
    if (OF_GAMES.test(file) || OF_TESTS.test(file) || isOwn(file)) continue;
    const line = ALLOWED.find(([each]) => each === file)?.[2];
    const lines = mentionsIn(readFileSync(path, 'utf8'));
    if (lines.length > 0) named.add(file);
    const wrong = lines.filter((each) => !line?.test(each));
    if (wrong.length > 0) asks[file] = wrong;
  }
  expect(asks).toEqual({});
  expect(
    ALLOWED.map(([file]) => file).filter((file) => !named.has(file)),
    'allowed for nothing',
  ).toEqual([]);
});

/** Places in which parts of a single game are named, which another game has no need of. */
const OF_ONE_GAME = ['bots/src/index.ts', 'cli/src/commands/train.ts', 'web/src/online/parts/SideField.tsx'];

test('the guide to adding a game names every place in which its parts are named', () => {
  const guide = docsPage('adding-a-game.md');
  const places = ALLOWED.map(([file]) => file).filter((file) => !OF_ONE_GAME.includes(file));
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((file) => !guide.includes(`\`packages/${file}\``))).toEqual([]);
});
