/** Every language says the same: the types see to the keys, this to the values that sentences tell. */
import { GAMES } from '@quadrant/catalogue';
import { phrase } from '@quadrant/kernel';
import { unlikeSentences } from '@quadrant/testing';
import { describe, expect, it } from 'vitest';
import { texts as odysseyGerman } from '../screens/simodyssey-2/texts/de.js';
import { texts as odysseyEnglish } from '../screens/simodyssey-2/texts/en.js';
import { texts as defenderGerman } from '../screens/space-defender-2/texts/de.js';
import { texts as defenderEnglish } from '../screens/space-defender-2/texts/en.js';
import { shell as german } from './de/shell.js';
import { shell as english } from './en/shell.js';

it.each([
  ['the page', english, german],
  ['Space Defender 2', defenderEnglish, defenderGerman],
  ['SimOdyssey 2', odysseyEnglish, odysseyGerman],
])('the tables of %s tell the same values', (_, one, other) => {
  expect(unlikeSentences(one, other)).toEqual([]);
});

describe.each(GAMES)('$title', ({ sentence, teaser, brief, presets }) => {
  it('is told of in German', () => {
    const told = [
      sentence,
      teaser,
      ...Object.values(brief ?? {}),
      ...presets.flatMap(({ title, words }) => [title, words]),
    ];
    expect(told.filter((words) => phrase(german.phrases, words) === null)).toEqual([]);
  });
});
