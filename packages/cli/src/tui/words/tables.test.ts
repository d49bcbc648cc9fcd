/** Every language says the same: the types see to the keys, this to the values that sentences tell and to what comes from below. */
import { botsOf, sentenceOf } from '@quadrant/bots';
import { GAMES } from '@quadrant/catalogue';
import { phrase } from '@quadrant/kernel';
import { unlikeSentences } from '@quadrant/testing';
import { expect, it } from 'vitest';
import { tongue as german } from './de.js';
import { tongue as english } from './en.js';

it('the tables tell the same values', () => {
  const { phrases: _, refusals: __, ...shell } = english.shell;
  expect(unlikeSentences(shell, german.shell)).toEqual([]);
  expect(unlikeSentences({ ...english.texts }, { ...german.texts })).toEqual([]);
});

it.each(GAMES)('$title is told of in German', async ({ id, sentence, brief, presets }) => {
  const told = [
    sentence,
    ...Object.values(brief ?? {}),
    ...presets.map(({ words }) => words),
    ...(await botsOf(id)).map(sentenceOf),
  ];
  expect(told.filter((words) => phrase(german.shell.phrases, words) === null)).toEqual([]);
});
