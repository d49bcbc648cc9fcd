/** The words of this screen, in the language of the page: its own, and those of the game. */
import type { Words } from '@quadrant/raiinet';

export type Texts = typeof import('./texts/en.js').texts;

export let TEXTS: Texts;
export let WORDS: Words;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
}
