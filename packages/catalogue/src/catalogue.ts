/** The list of games. */
import type { GameEntry } from './entry.js';
import { mirewood } from './mirewood.js';
import { raiinet } from './raiinet.js';
import { simodyssey2 } from './simodyssey-2.js';
import { spaceDefender2 } from './space-defender-2.js';

export const GAMES: readonly GameEntry[] = [spaceDefender2, simodyssey2, raiinet, mirewood];
