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
    sentence: 'Hold the edge of the fog. Arm a ship, dodge the swarm, and nest what it drops into a fortune.',
    seeded: true,
    load: () => import('./screens/space-defender-2/screen.js').then((module) => module.screen),
  },
  {
    id: 'simodyssey-2',
    title: 'SimOdyssey 2',
    sentence:
      'Three moves of fuel, a sky that drifts, and somewhere a planet that lives. Fly from star to star.',
    seeded: true,
    load: () => import('./screens/simodyssey-2/screen.js').then((module) => module.screen),
  },
  {
    id: 'raiinet',
    title: 'RAIInet',
    sentence:
      'Eight links a side, four of them poison. Bluff your data home, past someone who is bluffing too.',
    seeded: false,
    load: () => import('./screens/raiinet/screen.js').then((module) => module.screen),
  },
  {
    id: 'mirewood',
    title: 'Mirewood',
    sentence:
      'A drowned forest between you and the gate. Archers who shoot first, wisps that are not what they seem.',
    seeded: true,
    load: () => import('./screens/mirewood/screen.js').then((module) => module.screen),
  },
];

export const findGame = (id: unknown): GameEntry | undefined => GAMES.find((game) => game.id === id);
