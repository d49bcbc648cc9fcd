/** The games of the page. Each screen is loaded when its game is chosen. */
import type { GameEntry as Known } from '@quadrant/catalogue';
import { ENTRIES } from './entries.js';
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

/** A game without a screen of its own has a plain one. */
async function screenOf(entry: Known): Promise<AnyScreen> {
  if (Object.hasOwn(SCREENS, entry.id)) return (await SCREENS[entry.id]()).screen;
  const [{ plainScreen }, module] = await Promise.all([import('./screens/plain/screen.js'), entry.load()]);
  return plainScreen(entry, module);
}

export const GAMES: readonly GameEntry[] = ENTRIES.map((entry) => ({
  ...entry,
  screen: () => screenOf(entry),
}));

export const findGame = (id: unknown): GameEntry | undefined => GAMES.find((game) => game.id === id);
