/** The page knows positions only through the table: what is being played it sees as a seat sees it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
/** Tests, pictures that are made when the page is built, and sentences. */
const LEFT_OUT = /\.test\.tsx?$|(?:^|\/)(?:demo\.ts$|(?:words|texts)\/)/;
/** All that a position can come from: a game's own functions, and what the table keeps one in. */
const SOURCE_OF_POSITIONS =
  /(?<![\w$])(?:begin|resampler|clone|positionAt|History|GameLog|Replay)(?![\w$])|\[['"`](?:history|past)\b/;
/** A play begins by a table, which hands out no position. */
const OF_TABLES = /\b(?:Play|Table|static)[ .]begin\b/g;

/** Files that make positions of games that nobody plays, and which. */
const ALLOWED: Readonly<Record<string, string>> = {
  'online/premove.ts': 'drawn from a view',
  'screens/mirewood/Preview.tsx': 'a level before it is chosen',
  'screens/mirewood/Setup.tsx': 'a level on its way to the editor',
};

const withoutRemarks = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;,{}()])\/\/.*$/gm, '$1');
const linesWithPositions = (text: string): string[] =>
  withoutRemarks(text)
    .replace(OF_TABLES, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => SOURCE_OF_POSITIONS.test(line));

test.each([
  'const position = game.begin(options, seed);',
  'const { begin } = screen.game;',
  "play.screen.game['begin'](options, seed);",
  "import { GameLog } from '@quadrant/table';",
  "import { type Table, History as Past } from '@quadrant/table';",
  'const draw = rules.resampler(view);',
  "play.table['history'].position",
])('finds where a position may come from: %s', (line) => expect(linesWithPositions(line)).toEqual([line]));

test('finds none in a play that begins, nor in remarks', () => {
  expect(linesWithPositions('const play = Play.begin(screen, start); // as game.begin would')).toEqual([]);
});

test('no part of the page makes a position of a game that is being played', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(150);
  const makers = files.filter((file) => linesWithPositions(readFileSync(SOURCES + file, 'utf8')).length > 0);
  expect(makers.sort()).toEqual(Object.keys(ALLOWED).sort());
});
