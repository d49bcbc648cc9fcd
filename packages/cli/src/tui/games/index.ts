/** The kits of the games; each is loaded only when it is asked for. */
import { botsOf } from '@quadrant/bots';
import { entryOf, type GameId, loadGame } from '@quadrant/lab/games';
import type { GameKit, Kit } from '../kit.js';

const LOADERS: Partial<Record<GameId, () => Promise<{ readonly kit: GameKit }>>> = {
  'space-defender-2': () => import('./space-defender-2.js'),
  'simodyssey-2': () => import('./simodyssey-2.js'),
  raiinet: () => import('./raiinet.js'),
  mirewood: () => import('./mirewood.js'),
};

export async function loadKit(id: GameId): Promise<Kit> {
  return { ...(await loadOwn(id)), bots: (await botsOf(id)).map((bot) => bot.id) };
}

/** A game without a screen of its own has a plain one. */
async function loadOwn(id: GameId): Promise<GameKit> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load) return (await load()).kit;
  const { plainKit } = await import('./plain.js');
  return plainKit(entryOf(id), await loadGame(id));
}
