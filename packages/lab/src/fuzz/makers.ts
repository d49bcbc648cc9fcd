/** How inputs are made for each game. */
import type { GameId } from '../games.js';
import type { Maker } from './maker.js';
import { mirewood } from './mirewood/maker.js';
import { raiinet } from './raiinet/maker.js';
import { simodyssey2 } from './simodyssey-2/maker.js';
import { spaceDefender2 } from './space-defender-2/maker.js';

/** Games that inputs are made for. */
export const isFuzzed = (id: GameId): boolean => Object.hasOwn(MAKERS, id);

export const MAKERS: Readonly<Record<GameId, Maker>> = {
  'space-defender-2': spaceDefender2,
  'simodyssey-2': simodyssey2,
  raiinet,
  mirewood,
};
