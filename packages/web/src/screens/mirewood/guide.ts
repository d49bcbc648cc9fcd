/** The guided first game: loaded when it is wanted. */
import type { Guide } from '../contract.js';
import { LATER } from './texts.js';

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
      turn: 8,
      at: 'controls',
      words: LATER.guide[4],
    },
  ],
});
