/** The words of this screen, in the language of the page: its own, and those of the game. */
import type { Words } from '@quadrant/space-defender-2';

export type Texts = typeof import('./texts/en.js').texts;

export let TEXTS: Texts;
export let WORDS: Words;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
}
