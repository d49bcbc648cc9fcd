/** The list of games. Each is loaded only when it is asked for, so that a program starts quickly. */
import type { AnyGame, Narrator, Program } from '@quadrant/kernel';

export const GAME_IDS = ['space-defender-2', 'simodyssey-2', 'raiinet', 'mirewood'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What every game's package offers under the same names. */
export interface GameModule {
  readonly game: AnyGame;
  readonly program: Program;
  // biome-ignore lint/suspicious/noExplicitAny: a narrator of any game
  narrator(): Narrator<any, any, any>;
}

const LOADERS: Record<GameId, () => Promise<GameModule>> = {
  'space-defender-2': () => import('@quadrant/space-defender-2'),
  'simodyssey-2': () => import('@quadrant/simodyssey-2'),
  raiinet: () => import('@quadrant/raiinet'),
  mirewood: () => import('@quadrant/mirewood'),
};

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
export const loadGame = (id: GameId): Promise<GameModule> => LOADERS[id]();
