/** The games of the page. Each screen is loaded when its game is chosen. */
import { GAMES as CATALOGUE, type GameEntry as Known } from '@quadrant/catalogue';
import type { AnyScreen } from './screens/contract.js';

export interface GameEntry extends Known {
  screen(): Promise<AnyScreen>;
}

const SCREENS: Readonly<Record<string, () => Promise<{ readonly screen: AnyScreen }>>> = {
  'space-defender-2': () => import('./screens/space-defender-2/screen.js'),
  'simodyssey-2': () => import('./screens/simodyssey-2/screen.js'),
  raiinet: () => import('./screens/raiinet/screen.js'),
  mirewood: () => import('./screens/mirewood/screen.js'),
};

export const GAMES: readonly GameEntry[] = CATALOGUE.map((entry) => ({
  ...entry,
  screen: async () => (await SCREENS[entry.id]()).screen,
}));

export const findGame = (id: unknown): GameEntry | undefined => GAMES.find((game) => game.id === id);
