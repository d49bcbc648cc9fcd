/** The pages about this game show what the code and the program say. */
import { readdirSync, readFileSync } from 'node:fs';
import { runProgram } from '@quadrant/testing';
import { expect, test } from 'vitest';
import { game, legend, menuOf, PARTS, program } from './index.js';

const page = (path: string) => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
const blocks = (text: string, language: string) =>
  [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].filter((m) => m[1] === language).map((m) => m[2]);

test('every fragment of the design page is in the source', () => {
  const source = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('\n');
  const fragments = blocks(page('design/parts/space-defender-2.md'), 'ts');
  expect(fragments.length).toBeGreaterThanOrEqual(6);
  for (const fragment of fragments) expect(source).toContain(fragment);
});

test('the players’ page shows the board as it is printed', () => {
  const text = page('games/space-defender-2.md');
  const [board] = blocks(text, '');
  const [commands] = blocks(text, 'text');
  expect(runProgram(program, [], commands).out.endsWith(board)).toBe(true);
});

test('the players’ page names every command, every character and every choice', () => {
  const text = page('games/space-defender-2.md');
  for (const { name } of game.grammar.declarations) expect(text).toContain(`\`${name}`);
  for (const letter of legend.keys()) expect(text).toContain(`\`${letter}\``);
  for (const { name } of PARTS.flatMap((part) => menuOf(part))) expect(text).toContain(`| ${name} |`);
});
