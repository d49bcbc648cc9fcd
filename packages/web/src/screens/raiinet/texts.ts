/** The words of this screen, in the language of the page: its own, and those of the game. */
import type { Words } from '@quadrant/raiinet';
import type { Guide } from '../contract.js';

export type Texts = typeof import('./texts/en.js').texts;

export let TEXTS: Texts;
export let WORDS: Words;

export function speak(texts: Texts, words: Words): void {
  TEXTS = texts;
  WORDS = words;
}

/** A short game that meets one thing after another: scan, battle, boost, leaving the board. */
export const guideOf = (): Guide => ({
  options: { links: ['V1D4V3V2D3V4D2D1', 'V1V2V3V4D1D2D3D4'] },
  seed: 1,
  commands: [],
  seats: [{}, { bot: 'greedy' }],
  turns: [
    'move e down',
    'move E up',
    'move e down',
    'move E up',
    'ability 4 E',
    'move e down',
    'move D up',
    'ability 1 e',
    'move e down',
    'move D up',
    'move e down',
  ],
  pauses: [
    {
      turn: 0,
      at: '1,4',
      words: TEXTS.guide[0],
    },
    {
      turn: 4,
      at: '4,4',
      words: TEXTS.guide[1],
    },
    {
      turn: 7,
      at: 'state',
      words: TEXTS.guide[2],
    },
    {
      turn: 8,
      at: '4,4',
      words: TEXTS.guide[3],
    },
    {
      turn: 11,
      at: 'log',
      words: TEXTS.guide[4],
    },
  ],
});
