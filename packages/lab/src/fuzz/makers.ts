/** How inputs are made for each game. */
import type { Parts } from '../check/traits.js';
import type { GameId } from '../games.js';
import type { Maker } from './maker.js';
import { mirewood } from './mirewood/maker.js';
import { plain } from './plain/maker.js';
import { raiinet } from './raiinet/maker.js';
import { simodyssey2 } from './simodyssey-2/maker.js';
import { spaceDefender2 } from './space-defender-2/maker.js';

const MAKERS: Readonly<Record<GameId, Maker>> = {
  'space-defender-2': spaceDefender2,
  'simodyssey-2': simodyssey2,
  raiinet,
  mirewood,
};

/** How inputs are made for a game; plain ones where nobody said how. */
export const makerOf = (id: GameId): Maker => (Object.hasOwn(MAKERS, id) ? MAKERS[id] : plain);

/** Why no inputs can be made of these parts of a game; null when they can. */
export const troubleWith = (id: GameId, parts: Parts): string | null =>
  makerOf(id).troubleWith?.(parts) ?? null;
