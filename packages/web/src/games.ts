/** The games of the page. Each screen is loaded when its game is chosen. */
import type { AnyScreen } from './screens/contract.js';

export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly sentence: string; // what it is, on its card
  readonly seeded: boolean; // whether anything is drawn by chance: else no seed is shown
  readonly load: () => Promise<AnyScreen>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'space-defender-2',
    title: 'Space Defender 2',
    sentence:
      'Hold the left edge of a foggy field: equip a ship, move, shoot, and score what the fallen leave behind.',
    seeded: true,
    load: () => import('./screens/space-defender-2/screen.js').then((module) => module.screen),
  },
  {
    id: 'simodyssey-2',
    title: 'SimOdyssey 2',
    sentence:
      'Search a drifting galaxy for life: fly from star to star on little fuel, and land where planets have settled.',
    seeded: true,
    load: () => import('./screens/simodyssey-2/screen.js').then((module) => module.screen),
  },
  {
    id: 'raiinet',
    title: 'RAIInet',
    sentence:
      'Eight hidden links a side: get your data out, let the others swallow your viruses, and bluff with five cards.',
    seeded: false,
    load: () => import('./screens/raiinet/screen.js').then((module) => module.screen),
  },
  {
    id: 'mirewood',
    title: 'Mirewood',
    sentence:
      'Cross a drowned forest to the old gate: dodge archers, strike bandits and mind your own bombs, alone or as two.',
    seeded: true,
    load: () => import('./screens/mirewood/screen.js').then((module) => module.screen),
  },
];

export const findGame = (id: unknown): GameEntry | undefined => GAMES.find((game) => game.id === id);
