/** The kits of the games; each is loaded only when it is asked for. */
import type { GameId } from '@quadrant/lab/games';
import type { Kit } from '../kit.js';

const LOADERS: Record<GameId, () => Promise<{ readonly kit: Kit }>> = {
  'space-defender-2': () => import('./space-defender-2.js'),
  'simodyssey-2': () => import('./simodyssey-2.js'),
  raiinet: () => import('./raiinet.js'),
  mirewood: () => import('./mirewood.js'),
};

export const loadKit = async (id: GameId): Promise<Kit> => (await LOADERS[id]()).kit;
