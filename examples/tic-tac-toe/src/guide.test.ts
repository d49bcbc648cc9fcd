/** The guide "Adding a game" quotes the example: what it quotes must stand there. */
import { existsSync, readFileSync } from 'node:fs';
import { GAMES, readOutside } from '@quadrant/catalogue';
import { expect, test } from 'vitest';
import { entry } from './entry.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const lines = (code: string) =>
  code.split('\n').map((line) =>
    line
      .replace(/\s*\/\/.*$/, '')
      .trim()
      .replace(/,$/, ''),
  );

test('every line of code that the guide shows is in the example', () => {
  const example = new Set(['game.ts', 'game.test.ts', 'entry.ts'].flatMap((file) => lines(read(file))));
  const shown = [...read('../../../docs/adding-a-game.md').matchAll(/```ts\n([\s\S]*?)```/g)].flatMap((m) =>
    lines(m[1]),
  );
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((line) => line !== '' && !example.has(line))).toEqual([]);
});

test('the example is as long as guide and README say', () => {
  const length = read('game.ts').trimEnd().split('\n').length;
  expect(read('../../../docs/adding-a-game.md')).toContain(
    `(../examples/tic-tac-toe/src/game.ts), ${length} lines;`,
  );
  expect(read('../../../README.md')).toContain(`an example of ${length} lines.`);
});

test('every file that the guide names is there, for each game where it says NAME', () => {
  const guide = read('../../../docs/adding-a-game.md');
  const named = [...guide.matchAll(/`((?:packages|examples|docs)\/[\w./-]+)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(6);
  const games = GAMES.map(({ id }) => id);
  const paths = named.flatMap((path) =>
    path.includes('NAME') ? games.map((id) => path.replace('NAME', id)) : [path],
  );
  expect(paths.filter((path) => !existsSync(new URL(`../../../${path}`, import.meta.url)))).toEqual([]);
});

test('the bench measures it by its entry alone', async () => {
  const { outsideMeasure } = await import(new URL('../../../bench/games/outside.mjs', import.meta.url).href);
  const whole = readOutside('here', entry, []);
  const { name, ours } = await outsideMeasure(whole, null);
  expect(name).toBe('tic-tac-toe: random games');
  expect(ours()()).toBe(500);
});
