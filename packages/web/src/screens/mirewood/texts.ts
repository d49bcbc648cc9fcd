/** The words of this screen, in the language of the page: its own, and those of the game. */

import type { Language } from '@quadrant/kernel';
import { type Speech, speechIn, type Words } from '@quadrant/mirewood';
import { pageLanguage } from '../../words/language.js';
import type { Guide } from '../contract.js';

export type Texts = typeof import('./texts/en.js').texts;
export type Later = typeof import('./later/en.js').later;

export let TEXTS: Texts;
export let WORDS: Words;
export let SPEECH: Speech;
/** What only the setup, the guided game and the editor say. */
export let LATER: Later;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
  SPEECH = speechIn(words);
}

const LATERS: Readonly<Record<Language, () => Promise<{ readonly later: Later }>>> = {
  en: () => import('./later/en.js'),
  de: () => import('./later/de.js'),
};
export async function speakLater(language: Language = pageLanguage()): Promise<void> {
  LATER = (await LATERS[language]()).later;
}

const GUIDE_LEVEL = `name: A First Walk
seed: 5
health: 4
map:
XXXXXXXXXXXX
XP...T..~..X
X.T.m..T..rX
XZ...*....TX
X.T...T...GX
XXXXXXXXXXXX
end
`;

/** A short walk that meets one thing after another. */
export const guideOf = (): Guide => ({
  options: { level: GUIDE_LEVEL },
  seed: 5,
  commands: [],
  turns: [...'ssdhdddf'],
  pauses: [
    {
      turn: 0,
      at: '1,1',
      words: LATER.guide[0],
    },
    {
      turn: 2,
      at: 'state',
      words: LATER.guide[1],
    },
    {
      turn: 3,
      at: '3,3',
      words: LATER.guide[2],
    },
    {
      turn: 5,
      at: '9,3',
      words: LATER.guide[3],
    },
    {
      turn: 7,
      at: 'log',
      words: LATER.guide[4],
    },
    {
      turn: 8,
      at: 'controls',
      words: LATER.guide[5],
    },
  ],
});
