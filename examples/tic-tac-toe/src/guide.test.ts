/** The guide "Adding a game" quotes the example: what it quotes must stand there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const lines = (code: string) =>
  code.split('\n').map((line) =>
    line
      .replace(/\s*\/\/.*$/, '')
      .trim()
      .replace(/,$/, ''),
  );

test('every line of code that the guide shows is in the example', () => {
  const example = new Set([...lines(read('game.ts')), ...lines(read('game.test.ts'))]);
  const shown = [...read('../../../docs/adding-a-game.md').matchAll(/```ts\n([\s\S]*?)```/g)].flatMap((m) =>
    lines(m[1]),
  );
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((line) => line !== '' && !example.has(line))).toEqual([]);
});
