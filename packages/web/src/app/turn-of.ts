/** The turn a kept game is at; nothing that was damaged where it is kept shows through. */
import type { Kept } from '../keep/games.js';

export const turnOf = ({ turn }: Pick<Kept, 'turn'>): number =>
  Number.isInteger(turn) && turn > 0 ? turn : 0;
