/** The words of this screen, in the language of the page: its own, and those of the game. */
import type { Words } from '@quadrant/space-defender-2';
import type { Guide } from '../contract.js';

export type Texts = typeof import('./texts/en.js').texts;

export let TEXTS: Texts;
export let WORDS: Words;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
}

/** A short game on a small board that meets one thing after another. */
export const guideOf = (): Guide => ({
  options: null,
  seed: 900,
  commands: ['play(5,12,40,50,52,54,56)', 'setup_next(5)'],
  turns: ['move(A,2)', 'fire', 'fire', 'fire', 'fire', 'fire', 'fire', 'move(E,1)', 'fire', 'fire', 'fire'],
  pauses: [
    {
      turn: 0,
      at: 'C1',
      words: TEXTS.guide[0],
    },
    {
      turn: 1,
      at: 'A12',
      words: TEXTS.guide[1],
    },
    {
      turn: 2,
      at: 'controls',
      words: TEXTS.guide[2],
    },
    {
      turn: 4,
      at: 'state',
      words: TEXTS.guide[3],
    },
    {
      turn: 11,
      at: 'replay',
      words: TEXTS.guide[4],
    },
  ],
});
