/** The words of this screen, in the language of the page: its own, and those of the game. */

import type { Language } from '@quadrant/kernel';
import { type Speech, speechIn, type Words } from '@quadrant/mirewood';
import { pageLanguage } from '../../words/language.js';

export type Texts = typeof import('./texts/en.js').texts;
export type LaterTexts = typeof import('./later/en.js').later;

export let TEXTS: Texts;
export let WORDS: Words;
export let SPEECH: Speech;
/** What only the setup and the editor say. */
export let LATER: LaterTexts;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
  SPEECH = speechIn(words);
}

const LATERS: Readonly<Record<Language, () => Promise<{ readonly later: LaterTexts }>>> = {
  en: () => import('./later/en.js'),
  de: () => import('./later/de.js'),
};
export async function speakLater(language: Language = pageLanguage()): Promise<void> {
  LATER = (await LATERS[language]()).later;
}
