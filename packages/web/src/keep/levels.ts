/** The level of the computer that a person plays against, game by game: the last one chosen. */
import { store } from './storage.js';

const FIRST = 'easy';
const keyOf = (game: string) => `level:${game}`;

export function usualLevel(game: string): string {
  const kept = store.read(keyOf(game));
  return typeof kept === 'string' && /^[a-z-]{1,20}$/.test(kept) ? kept : FIRST;
}

export const keepLevel = (game: string, level: string): void => store.write(keyOf(game), level);
