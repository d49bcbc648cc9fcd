/** The guided first game: loaded when it is wanted. */
import type { Guide } from '../contract.js';

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
export const GUIDE: Guide = {
  options: { level: GUIDE_LEVEL },
  seed: 5,
  commands: [],
  turns: [...'ssdhdddf'],
  pauses: [
    {
      turn: 0,
      at: '1,1',
      words:
        'You are P, and G is the gate: end a turn there alive. The arrow keys or w a s d walk; point at any square to see what is there.',
    },
    {
      turn: 2,
      at: 'state',
      words:
        'Finds are yours when a turn ends on them: that was a treasure. Health, bombs, effects and score are always in sight.',
    },
    {
      turn: 3,
      at: '3,3',
      words: 'A bandit waits beside you. Walk into it and you turn to it, then hit it.',
    },
    {
      turn: 5,
      at: '9,3',
      words:
        'An archer in your row or column turns, then shoots every second turn. Step out of line, or behind a tree, or shoot back.',
    },
    {
      turn: 8,
      at: 'controls',
      words:
        'Two arrows that meet destroy each other. Everything you can do is here and on the keys. The way is yours: play on.',
    },
  ],
};
