/** The pages about this game show what the code and the program say. */
import { docsBlocks, docsPage, runProgram, testFragments } from '@quadrant/testing';
import { expect, test } from 'vitest';
import { game, legend, menuOf, PARTS, program } from './index.js';
import { words } from './words/en.js';

testFragments('Space Defender 2', new URL('.', import.meta.url));

test('the players’ page shows the board as it is printed', () => {
  const text = docsPage('games/space-defender-2.md');
  const [board] = docsBlocks(text, '');
  const [commands] = docsBlocks(text, 'text');
  expect(runProgram(program, [], commands).out.endsWith(board)).toBe(true);
});

test('the players’ page names every command, every character and every choice', () => {
  const text = docsPage('games/space-defender-2.md');
  for (const { name } of game.grammar.declarations) expect(text).toContain(`\`${name}`);
  for (const letter of legend(words).keys()) expect(text).toContain(`\`${letter}\``);
  for (const { name } of PARTS.flatMap((part) => menuOf(part, words))) expect(text).toContain(`| ${name} |`);
});
