/** Every language says the same: the types see to the keys, this to the values that sentences tell. */
import { botsOf, sentenceOf } from '@quadrant/bots';
import { GAMES } from '@quadrant/catalogue';
import { choosing } from '@quadrant/catalogue/words/de/choosing';
import { guides as guidesGerman } from '@quadrant/catalogue/words/de/guides';
import { guides as guidesEnglish } from '@quadrant/catalogue/words/en/guides';
import { phrase } from '@quadrant/kernel';
import { unlikeSentences } from '@quadrant/testing';
import { describe, expect, it } from 'vitest';
import { later as laterGerman } from '../screens/mirewood/later/de.js';
import { later as laterEnglish } from '../screens/mirewood/later/en.js';
import { texts as woodGerman } from '../screens/mirewood/texts/de.js';
import { texts as woodEnglish } from '../screens/mirewood/texts/en.js';
import { texts as linksGerman } from '../screens/raiinet/texts/de.js';
import { texts as linksEnglish } from '../screens/raiinet/texts/en.js';
import { texts as odysseyGerman } from '../screens/simodyssey-2/texts/de.js';
import { texts as odysseyEnglish } from '../screens/simodyssey-2/texts/en.js';
import { texts as defenderGerman } from '../screens/space-defender-2/texts/de.js';
import { texts as defenderEnglish } from '../screens/space-defender-2/texts/en.js';
import { lab as labGerman } from './de/lab.js';
import { later as pageLaterGerman } from './de/later.js';
import { online as onlineGerman } from './de/online.js';
import { shell as german } from './de/shell.js';
import { lab as labEnglish } from './en/lab.js';
import { later as pageLaterEnglish } from './en/later.js';
import { online as onlineEnglish } from './en/online.js';
import { shell as english } from './en/shell.js';

it.each([
  ['the page', english, german],
  ['the page, later', pageLaterEnglish, pageLaterGerman],
  ['the page about a tournament', labEnglish, labGerman],
  ['the pages about matches', onlineEnglish, onlineGerman],
  ['Space Defender 2', defenderEnglish, defenderGerman],
  ['SimOdyssey 2', odysseyEnglish, odysseyGerman],
  ['RAIInet', linksEnglish, linksGerman],
  ['Mirewood', woodEnglish, woodGerman],
  ['guided games', guidesEnglish, guidesGerman],
  ['Mirewood, later', laterEnglish, laterGerman],
])('the tables of %s tell the same values', (_, one, other) => {
  expect(unlikeSentences(one, other)).toEqual([]);
});

describe.each(GAMES)('$title', ({ id, sentence, teaser, brief, presets }) => {
  it('is told of in German', () => {
    const told = [
      sentence,
      teaser,
      ...Object.values(brief ?? {}),
      ...presets.flatMap(({ title, words }) => [title, words]),
    ];
    expect(told.filter((words) => phrase({ ...german.phrases, ...choosing }, words) === null)).toEqual([]);
  });

  it('has computers that are told of in German', async () => {
    const said = (await botsOf(id)).map(sentenceOf);
    expect(said.filter((words) => phrase(choosing, words) === null)).toEqual([]);
  });
});
