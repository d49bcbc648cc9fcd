/** Where a kept game is; nothing that was damaged where it is kept shows through. */
import type { Kept } from '../keep/games.js';

export const turnOf = ({ turn }: Pick<Kept, 'turn'>): number =>
  Number.isInteger(turn) && turn > 0 ? turn : 0;

export const scoresOf = ({ scores }: Pick<Kept, 'scores'>): readonly number[] =>
  Array.isArray(scores) && scores.every(Number.isFinite) ? scores : [];
