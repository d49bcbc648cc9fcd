/** The guided first game of each game: how it begins, what is played, and where it waits for the player. */
import type { Plain } from '@quadrant/kernel';

/** A pause after `turn` turns, pointing at one thing. */
interface Pause {
  readonly turn: number;
  readonly at: string; // key of a square, or a part of the screen: 'state' 'board' 'log' 'text' 'controls' 'replay'
}
export interface Course {
  readonly options: Plain;
  readonly seed: number;
  readonly commands: readonly string[]; // that set up
  readonly seats?: readonly { readonly bot?: string }[]; // who plays on when it is over
  readonly turns: readonly string[]; // the commands after those
  readonly pauses: readonly [Pause, Pause, Pause, Pause, Pause];
}

const WOOD = `name: A First Walk
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

export const COURSES = {
  /** On a small board: moving, an enemy, firing, what comes back. */
  'space-defender-2': {
    options: null,
    seed: 900,
    commands: ['play(5,12,40,50,52,54,56)', 'setup_next(5)'],
    turns: ['move(A,2)', 'fire', 'fire', 'fire', 'fire', 'fire', 'fire', 'move(E,1)', 'fire', 'fire', 'fire'],
    pauses: [
      { turn: 0, at: 'C1' },
      { turn: 1, at: 'A12' },
      { turn: 2, at: 'controls' },
      { turn: 4, at: 'state' },
      { turn: 11, at: 'replay' },
    ],
  },
  /** A mission that leaves the last step to the player. */
  'simodyssey-2': {
    options: null,
    seed: 47,
    commands: ['play'],
    turns: ['move(N)', 'move(NE)', 'land', 'liftoff', 'move(E)', 'wormhole', 'move(S)'],
    pauses: [
      { turn: 0, at: '1:1' },
      { turn: 1, at: 'state' },
      { turn: 2, at: '4:2' },
      { turn: 6, at: 'controls' },
      { turn: 7, at: '5:4' },
    ],
  },
  /** Scan, battle, boost, leaving the board. */
  raiinet: {
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
      { turn: 0, at: '1,4' },
      { turn: 4, at: '4,4' },
      { turn: 7, at: 'state' },
      { turn: 8, at: '4,4' },
      { turn: 11, at: 'log' },
    ],
  },
  /** Finds, a bandit, an archer. */
  mirewood: {
    options: { level: WOOD },
    seed: 5,
    commands: [],
    turns: [...'ssdhdddf'],
    pauses: [
      { turn: 0, at: '1,1' },
      { turn: 2, at: 'state' },
      { turn: 3, at: '3,3' },
      { turn: 5, at: '9,3' },
      { turn: 8, at: 'controls' },
    ],
  },
} as const satisfies Readonly<Record<string, Course>>;

/** The guided first game of a game, if it has one. */
export const courseOf = (id: string): Course | null =>
  Object.hasOwn(COURSES, id) ? COURSES[id as keyof typeof COURSES] : null;
