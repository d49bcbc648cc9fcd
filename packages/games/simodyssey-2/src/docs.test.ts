/** The pages about this game show what the code and the program say. */
import { docsBlocks, docsPage, runProgram, testFragments } from '@quadrant/testing';
import { expect, test } from 'vitest';
import { game, makeWords, program } from './index.js';
import { words } from './words/en.js';

testFragments('SimOdyssey 2', new URL('.', import.meta.url));

test('the players’ page shows the board as it is printed', () => {
  const [board] = docsBlocks(docsPage('games/simodyssey-2.md'), '');
  expect(runProgram(program, [], 'play\n').out.endsWith(board)).toBe(true);
});

test('the players’ page names every command and every letter', () => {
  const text = docsPage('games/simodyssey-2.md');
  for (const { name } of game.grammar.declarations) expect(text).toMatch(new RegExp(`\\| \`${name}\\b`));
  for (const letter of makeWords(words).legend.keys()) expect(text).toContain(`| \`${letter}\` |`);
});
