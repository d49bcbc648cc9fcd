/** Space Defender 2 in the catalogue. */
import type { View } from '@quadrant/space-defender-2';
import { byCommands } from './cases/beginnings.js';
import { byEcho } from './cases/places.js';
import { plainCases, wordsBy } from './cases/plain.js';
import { shownAs } from './cases/states.js';
import { type Finished, type GameEntry, type Preset, USUAL } from './entry.js';

/** Rows and columns. */
export const BOARDS = { small: [5, 12], usual: [7, 18], large: [10, 30] } as const;

/** Thresholds of the kinds of enemy. */
const SWARMS = [
  { id: 'calm', title: 'calm', words: 'Few enemies, far between.', thresholds: [30, 36, 38, 40, 42] },
  { id: USUAL, title: 'normal', words: 'One game, alone.', thresholds: [28, 44, 54, 62, 70] },
  { id: 'hard', title: 'hard', words: 'A turn without an enemy is rare.', thresholds: [30, 55, 70, 85, 97] },
] as const;

const presets: readonly (Preset & { readonly thresholds: readonly number[] })[] = SWARMS.map((swarm) => ({
  ...swarm,
  options: { play: [...BOARDS.usual, ...swarm.thresholds] },
}));

/** The name of the preset with these thresholds, for the table of bests. */
function difficultyOf(thresholds: readonly number[]): string {
  const preset = presets.find((each) => each.thresholds.join() === thresholds.join());
  return preset?.title ?? thresholds.join(' ');
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
  seeded: true,
  presets,
  measured: { play: [10, 30, 30, 55, 70, 85, 95] },
  inMatches: {},
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
  load: () => import('@quadrant/space-defender-2'),
} satisfies GameEntry;
