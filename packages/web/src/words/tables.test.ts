/** Every language says the same: the types see to the keys, this to the values that sentences tell. */
import { GAMES } from '@quadrant/catalogue';
import { phrase } from '@quadrant/kernel';
import { unlikeSentences } from '@quadrant/testing';
import { describe, expect, it } from 'vitest';
import { shell as german } from './de/shell.js';
import { shell as english } from './en/shell.js';

it('the tables tell the same values', () => {
  expect(unlikeSentences(english, german)).toEqual([]);
});

describe.each(GAMES)('$title', ({ sentence, teaser, presets }) => {
  it('is told of in German', () => {
    const told = [sentence, teaser, ...presets.flatMap(({ title, words }) => [title, words])];
    expect(told.filter((words) => phrase(german.phrases, words) === null)).toEqual([]);
  });
});
