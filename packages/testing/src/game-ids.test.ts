/** What is to be known of a game stands in its entry of the catalogue: nobody else asks which game it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { GAMES } from '@quadrant/catalogue';
import { expect, test } from 'vitest';

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

/** An id as biome writes it before a colon. */
const key = (id: string): string => (id.includes('-') ? `'${id}'` : id);

/** The lines in which an id may stand, and why there. */
const ALLOWED: readonly (readonly [file: string, why: string, lines: readonly string[]])[] = [
  [
    'bots/src/registry.ts',
    'loads the bots that a game has',
    IDS.map((id) => `${key(id)}: () => import('./${id}/bots.js'),`),
  ],
  [
    'bots/src/index.ts',
    'the page shows RAIInet by games of its greedy bot, from deals of its own',
    ["export { dealRaiinet } from './raiinet/deal.js';", "export { greedy } from './raiinet/greedy.js';"],
  ],
  [
    'cli/src/tui/games/index.ts',
    'loads the screen that a game has in the terminal',
    IDS.map((id) => `${key(id)}: () => import('./${id}.js'),`),
  ],
  [
    'cli/src/commands/run.ts',
    'RAIInet’s text program alone has a display',
    [
      "if (id === 'raiinet' && rest.includes('-graphics')) return runWithDisplay(rest);",
      "import('../raiinet/graphics.js'),",
      "import('@quadrant/raiinet'),",
    ],
  ],
  [
    'cli/src/commands/train.ts',
    'bots of RAIInet alone learn',
    ["import { type Checkpoint, train } from '../raiinet/training/train.js';"],
  ],
  [
    'web/src/games.ts',
    'loads the screen that a game has on the page',
    IDS.map((id) => `${key(id)}: () => import('./screens/${id}/screen.js'),`),
  ],
  [
    'web/src/online/parts/SideField.tsx',
    'loads the form in which a side of RAIInet is chosen',
    [
      "import('../../screens/raiinet/Arrange.js'),",
      "import('../../screens/raiinet/Hand.js'),",
      "import('../../screens/raiinet/start.js'),",
      'const FIELDS: Readonly<Record<string, typeof RaiinetSide>> = { raiinet: RaiinetSide };',
    ],
  ],
  [
    'lab/src/fuzz/makers.ts',
    'names what makes a game’s inputs; a game that is not here has plain ones',
    [
      "import { mirewood } from './mirewood/maker.js';",
      "import { raiinet } from './raiinet/maker.js';",
      "import { simodyssey2 } from './simodyssey-2/maker.js';",
      "import { spaceDefender2 } from './space-defender-2/maker.js';",
      "'space-defender-2': spaceDefender2,",
      "'simodyssey-2': simodyssey2,",
      'raiinet,',
      'mirewood,',
    ],
  ],
  [
    'lab/src/env/flat.ts',
    'names what writes a game’s views as numbers; a game that is not here has none',
    [
      'raiinet: (_, begun) => flatRaiinet(begun as Parameters<typeof flatRaiinet>[0]),',
      'mirewood: flatMirewood,',
      "'simodyssey-2': flatSimOdyssey,",
      "'space-defender-2': flatSpaceDefender,",
    ],
  ],
  [
    'lab/src/report/heat/heat.ts',
    'loads what marks a game’s heat maps; a game that is not here has none',
    IDS.map((id) => `${key(id)}: () => import('./${id}.js'),`),
  ],
];

const ID = IDS.join('|');
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
  const found: Record<string, string[]> = {};
  for (const path of sources(PACKAGES)) {
    const file = relative(PACKAGES, path).split(sep).join('/');
    if (OF_GAMES.test(file) || OF_TESTS.test(file) || isOwn(file)) continue;
    const lines = mentionsIn(readFileSync(path, 'utf8'));
    if (lines.length > 0) found[file] = lines.sort();
  }
  expect(found).toEqual(Object.fromEntries(ALLOWED.map(([file, , lines]) => [file, [...lines].sort()])));
});
