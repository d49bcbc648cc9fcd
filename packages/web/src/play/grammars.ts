/** Games by their ids, for threads that are sent commands as text. */
import type { AnyGame } from '@quadrant/kernel';
import { ENTRIES } from '../entries.js';

export const gameOf = async (id: string): Promise<AnyGame> =>
  (await ENTRIES.find((entry) => entry.id === id)!.load()).game;
