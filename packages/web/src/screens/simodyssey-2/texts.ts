/** The words of this screen, in the language of the page: its own, and those of the game. */
import { makeWords, type Speech, type Words } from '@quadrant/simodyssey-2';
import type { Guide } from '../contract.js';

export type Texts = typeof import('./texts/en.js').texts;

export let TEXTS: Texts;
export let WORDS: Words;
export let SPEECH: Speech;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
  SPEECH = makeWords(words);
}

/** A short mission that meets one thing after another, and leaves the last step to the player. */
export const COURSE = {
  options: null,
  seed: 47,
  commands: ['play'],
  turns: ['move(N)', 'move(NE)', 'land', 'liftoff', 'move(E)', 'wormhole', 'move(S)'],
};

export const guideOf = (): Guide => ({
  ...COURSE,
  pauses: [
    {
      turn: 0,
      at: '1:1',
      words: TEXTS.guide[0],
    },
    {
      turn: 1,
      at: 'state',
      words: TEXTS.guide[1],
    },
    {
      turn: 2,
      at: '4:2',
      words: TEXTS.guide[2],
    },
    {
      turn: 6,
      at: 'controls',
      words: TEXTS.guide[3],
    },
    {
      turn: 7,
      at: '5:4',
      words: TEXTS.guide[4],
    },
  ],
});
