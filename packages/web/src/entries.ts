/** The games that this page knows: the catalogue's, and those it was built with. */

import { outside } from 'virtual:games';
import { GAMES, type GameEntry } from '@quadrant/catalogue';

export const ENTRIES: readonly GameEntry[] = [...GAMES, ...outside];
