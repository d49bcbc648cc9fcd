/** Space Defender 2 in the catalogue. */
import type { View } from '@quadrant/space-defender-2';
import { byCommands } from './cases/beginnings.js';
import { byEcho } from './cases/places.js';
import { plainCases, wordsBy } from './cases/plain.js';
import { shownAs } from './cases/states.js';
import { type Finished, type GameEntry, type Populated, USUAL } from './entry.js';

/** Rows and columns. */
export const SPACE_BOARDS = { small: [5, 12], usual: [7, 18], large: [10, 30] } as const;

/** How many enemies come: thresholds of their kinds. */
export const SWARMS: readonly Populated[] = [
  {
    id: 'calm',
    title: 'calm',
    words: 'An enemy in about 4 turns of 10, mostly Grunts',
    thresholds: [30, 36, 38, 40, 42],
  },
  {
    id: USUAL,
    title: 'normal',
    words: 'An enemy in about 7 turns of 10, all kinds',
    thresholds: [28, 44, 54, 62, 70],
  },
  {
    id: 'hard',
    title: 'hard',
    words: 'An enemy nearly every turn, all kinds',
    thresholds: [30, 55, 70, 85, 97],
  },
];

/** The name of the swarm with these thresholds, for the table of bests. */
function difficultyOf(thresholds: readonly number[]): string {
  const swarm = SWARMS.find((each) => each.thresholds.join() === thresholds.join());
  return swarm?.title ?? thresholds.join(' ');
}

/** Each part is chosen on a screen of its own; the last screen sums up. */
const intoGame = (play: readonly number[], parts: readonly unknown[]) => [
  `play(${play.join(',')})`,
  ...parts.flatMap((choice) => [`setup_select(${choice})`, 'setup_next(1)']),
  'setup_next(1)',
];

export const spaceDefender2 = {
  id: 'space-defender-2',
  title: 'Space Defender 2',
  sentence: 'Equip a ship and hold out against what comes.',
  teaser: 'Hold the edge of the fog. Arm a ship, dodge the swarm, and nest what it drops into a fortune.',
  brief: {
    aim: 'Stay alive at the left edge and destroy what comes from the right.',
    score:
      'Every enemy that falls leaves an orb worth one to three; Carriers and Pylons leave trays that double or triple what fills them.',
    end: 'When your ship has no health left. The game cannot be won: the score counts.',
  },
  seeded: true,
  reseeds: true,
  presets: SWARMS.map(({ thresholds, ...swarm }) => ({
    ...swarm,
    options: { play: [...SPACE_BOARDS.usual, ...thresholds] },
  })),
  measured: { play: [10, 30, 30, 55, 70, 85, 95] },
  inMatches: {},
  ratedSeats: [],
  planned: null,
  rewarded: 'score',
  best: ({ view, outcome }: Finished<View>) =>
    outcome.result === 'lost'
      ? {
          difficulty: difficultyOf(view.thresholds),
          value: view.score,
          words: `${view.score} ${view.score === 1 ? 'point' : 'points'}`,
        }
      : null,
  cases: {
    ...plainCases,
    ...byCommands(({ play, debug, weapon, armour, engine, power }) => [
      ...(debug === true ? ['toggle_debug_mode'] : []),
      ...(play === null ? [] : intoGame(play as readonly number[], [weapon, armour, engine, power])),
    ]),
    statusOf: () => null,
    placeOf: byEcho,
    statesOf: shownAs({
      begins: /^state:/,
      belongs: /^(\[-?\d+,.\]->|score:|[A-J]( \S){5,}$|[\w ]+ Selected:)/,
    }),
    commandsIn: wordsBy(/[a-z_]\w*(?=\s|\(|$)/gi),
  },
  sound: {
    options: ['{"play":[10,30,30,55,70,85,95],"weapon":2,"single":true}', '{"debug":true,"power":5}'],
    inputs: ['play(5,12,101,101,101,101,101) setup_next(5) fire pass move(C,3) special abort'],
    words: ['--seed 5 --trace-rng -'],
  },
  load: () => import('@quadrant/space-defender-2'),
} satisfies GameEntry;
