/** Mirewood in the catalogue. */
import type { View } from '@quadrant/mirewood';
import { byLevel } from './cases/beginnings.js';
import { byKey } from './cases/places.js';
import { plainCases } from './cases/plain.js';
import { shownAs } from './cases/states.js';
import { type Finished, type GameEntry, USUAL } from './entry.js';

/** What is made where a board is to be made. */
export const MIREWOOD_BOARD = { width: 12, height: 7, difficulty: 2 } as const;
const BOARD = MIREWOOD_BOARD;

export const mirewood = {
  id: 'mirewood',
  title: 'Mirewood',
  sentence: 'Cross a drowned forest to the old gate.',
  teaser:
    'A drowned forest between you and the gate. Archers who shoot first, wisps that are not what they seem.',
  brief: {
    aim: 'Reach the gate alive.',
    score:
      'Treasure and what you pick up give points, and so does everyone you bring down; wisps give the most.',
    end: 'When you end a turn at the gate, or when you have no health left. In a campaign the next level follows.',
  },
  seeded: true,
  reseeds: false,
  presets: [
    { id: USUAL, title: 'classic', words: 'The classic level, alone.', options: { shipped: 'classic' } },
    {
      id: 'campaign',
      title: 'campaign',
      words: 'Levels that begin gently.',
      options: { shipped: 'through-the-mire' },
    },
    {
      id: 'generated',
      title: 'generated',
      words: 'A board that nobody has seen, alone.',
      options: { generate: `${BOARD.width}x${BOARD.height}`, difficulty: BOARD.difficulty },
    },
    {
      id: 'two',
      title: 'two players',
      words: 'Two players on a board made for them.',
      options: { generate: '12x6', players: 2 },
    },
  ],
  measured: { generate: '24x9', difficulty: 2 },
  inMatches: {},
  ratedSeats: [],
  planned: null,
  rewarded: 'score',
  best({ outcome, label }: Finished<View>) {
    if (outcome.result === 'lost') return null;
    const value = Math.max(...outcome.scores);
    return { difficulty: label, value, words: `${value} ${value === 1 ? 'point' : 'points'}` };
  },
  cases: {
    ...plainCases,
    ...byLevel,
    level: 'level.map',
    statusOf: (beginning) => (beginning.startsWith('error: line ') ? 2 : 0),
    placeOf: byKey,
    statesOf: shownAs({ begins: /^turn \d+$/, belongs: /^/, ends: /^$/, keepsBlanks: true }),
    playersOf: (args) => (args[args.indexOf('--players') + 1] === '2' ? 2 : 1),
    commandsIn: (input) => [...input.replace(/#.*/g, '').replace(/\s/g, '')],
  },
  sound: {
    options: ['{"generate":"12x6","difficulty":3,"players":2}', '{"shipped":"classic","single":true}'],
    inputs: ['d d f . v e w a s p i j k l # said nothing\nq\n'],
    words: ['--generate 12x6 --difficulty 3 --seed 5 --players 2', 'level.map'],
  },
  load: () => import('@quadrant/mirewood'),
} satisfies GameEntry;
