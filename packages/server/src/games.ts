/** The games a server has tables for, and the ways one usually plays them. */
import type { AnyGame, Plain } from '@quadrant/kernel';
import { game as mirewood } from '@quadrant/mirewood';
import { game as raiinet } from '@quadrant/raiinet';
import { game as simodyssey2 } from '@quadrant/simodyssey-2';
import { game as spaceDefender2 } from '@quadrant/space-defender-2';

export interface Preset {
  readonly id: string;
  readonly words: string; // for who chooses
  readonly options: { readonly [key: string]: Plain };
}

export interface Hosted {
  readonly game: AnyGame;
  readonly presets: readonly Preset[];
}

export type Games = ReadonlyMap<string, Hosted>;

const HOSTED: readonly Hosted[] = [
  {
    game: raiinet,
    presets: [
      {
        id: 'usual',
        words: 'Two players; 100 moves without a download are a draw.',
        options: { players: 2, draw: 100 },
      },
      { id: 'four', words: 'Four players on the cross-shaped board.', options: { players: 4, draw: 100 } },
    ],
  },
  {
    game: mirewood,
    presets: [
      { id: 'usual', words: 'The classic level, alone.', options: { shipped: 'classic' } },
      {
        id: 'two',
        words: 'Two players on a board made for them.',
        options: { generate: '12x6', players: 2 },
      },
    ],
  },
  { game: simodyssey2, presets: [{ id: 'usual', words: 'One mission, alone.', options: {} }] },
  { game: spaceDefender2, presets: [{ id: 'usual', words: 'One game, alone.', options: {} }] },
];

export const GAMES: Games = new Map(HOSTED.map((hosted) => [hosted.game.id, hosted]));
