/** The level of the computer that a person plays against, game by game: the last one chosen. */
import { store } from './storage.js';

const FIRST = 'easy';
const keyOf = (game: string) => `level:${game}`;

/** From easy to hard; others stand in the setup. */
const LADDER = ['easy', 'medium', 'hard', 'master'];
/** The level to try after a win; null at the top. */
export const levelAfter = (level: string): string | null => LADDER[LADDER.indexOf(level) + 1] ?? null;

export function usualLevel(game: string): string {
  const kept = store.read(keyOf(game));
  return typeof kept === 'string' && /^[a-z-]{1,20}$/.test(kept) ? kept : FIRST;
}

export const keepLevel = (game: string, level: string): void => store.write(keyOf(game), level);
