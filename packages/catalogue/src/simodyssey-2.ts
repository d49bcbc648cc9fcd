/** SimOdyssey 2 in the catalogue. */
import type { View } from '@quadrant/simodyssey-2';
import { byCommands } from './cases/beginnings.js';
import { byEcho } from './cases/places.js';
import { plainCases, wordsBy } from './cases/plain.js';
import { shownAs } from './cases/states.js';
import { type Finished, type GameEntry, type Populated, USUAL } from './entry.js';

const galaxy = (id: string, words: string, thresholds: readonly number[]): Populated => ({
  id,
  title: id,
  words,
  thresholds,
});

/** What tests are flown in, beside the usual galaxy. */
export const GALAXIES: readonly Populated[] = [
  galaxy('quiet', 'A test with everything shown: planets, and little else.', [1, 1, 1, 6, 41]),
  galaxy('crowded', 'A test with everything shown: hardly an empty place.', [8, 20, 35, 55, 90]),
  galaxy('perilous', 'A test with everything shown: asteroids and malevolents.', [16, 18, 43, 46, 61]),
];

const turns = (count: number) => `${count} ${count === 1 ? 'turn' : 'turns'}`;

export const simodyssey2 = {
  id: 'simodyssey-2',
  title: 'SimOdyssey 2',
  sentence: 'Search a galaxy for a planet with life.',
  teaser: 'Three moves of fuel, a sky that drifts, and somewhere a planet that lives. Fly from star to star.',
  brief: {
    aim: 'Land on a planet that has life.',
    score: 'There are no points: you find life, or you do not. Fewer turns are better.',
    end: 'When you find life, when fuel or life runs out, when an asteroid hits you, or in the black hole.',
  },
  seeded: true,
  reseeds: true,
  presets: [
    { id: USUAL, title: 'usual', words: 'One mission, alone.', options: {} },
    ...GALAXIES.map(({ thresholds, ...rest }) => ({ ...rest, options: { mission: 'test', thresholds } })),
  ],
  measured: {},
  inMatches: {},
  ratedSeats: [],
  planned: null,
  rewarded: 'result',
  best: ({ view: { mode, turn }, outcome }: Finished<View>) =>
    outcome.result === 'won' && mode === 'play'
      ? { difficulty: 'Usual', value: -turn, words: `life found in ${turns(turn)}` }
      : null,
  cases: {
    ...plainCases,
    ...byCommands(({ mission, thresholds }) => {
      if (mission === 'test') return [`test(${(thresholds as readonly number[]).join(',')})`];
      return mission === 'play' ? ['play'] : [];
    }),
    statusOf: () => null,
    placeOf: byEcho,
    statesOf: shownAs({ begins: /^state:/, belongs: /^(\[-?\d+,.\]->|([-EPWYOAJMB*]{4} ?){5}$|\d)/ }),
    commandsIn: wordsBy(/[a-z_]\w*(?=\s|\(|$)/gi),
  },
  sound: {
    options: ['{"mission":"test","thresholds":[3,5,7,15,30]}', '{"single":true}', '{}'],
    inputs: ['play move(E) wormhole land liftoff pass status test(3,5,7,15,30) abort'],
    words: ['--seed=7 -'],
  },
  load: () => import('@quadrant/simodyssey-2'),
} satisfies GameEntry;
