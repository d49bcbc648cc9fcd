/** The words of this screen, in the language of the page: its own, and those of the game. */
import { makeWords, type Speech, type Words } from '@quadrant/simodyssey-2';

export type Texts = typeof import('./texts/en.js').texts;

export let TEXTS: Texts;
export let WORDS: Words;
export let SPEECH: Speech;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
  SPEECH = makeWords(words);
}
