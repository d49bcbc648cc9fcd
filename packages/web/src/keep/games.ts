/** The games a person has going, newest first, a few of each kind; and the personal bests. */

import type { Best } from '@quadrant/catalogue';
import type { GameRecord } from '@quadrant/table';
import { store } from './storage.js';

const MOST_GAMES = 8;
const MOST_BESTS = 50;

export interface Kept {
  readonly id: string; // 'k3x9f'
  readonly at: number; // when it was last played, ms
  readonly turn: number;
  readonly over: boolean;
  readonly scores?: readonly number[]; // by seat, where the game has any
  readonly record: GameRecord; // without trace; in clear, secrets and all, as its note says
  readonly undone?: number; // of its last turns
  readonly keys?: readonly string[]; // by seat: the keys of its windows
  readonly day?: string; // the challenge of this day
}

export interface KeptBest extends Best {
  readonly seed: number;
  readonly turns: number;
}

const gamesKey = (game: string) => `games:${game}`;
const bestsKey = (game: string) => `bests:${game}`;

function list<T>(key: string, sound: (value: T) => boolean): T[] {
  const value = store.read(key);
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'object' && each !== null && sound(each))
    : [];
}

export const keptGames = (game: string): Kept[] =>
  list<Kept>(
    gamesKey(game),
    (kept) => typeof kept.id === 'string' && typeof kept.record === 'object' && kept.record !== null,
  );

export function keepGame(game: string, kept: Kept): void {
  const games = [kept, ...keptGames(game).filter((each) => each.id !== kept.id)];
  while (games.length > MOST_GAMES) {
    const finished = games.findLastIndex((each) => each.over && each !== kept);
    games.splice(finished > 0 ? finished : games.length - 1, 1);
  }
  store.write(gamesKey(game), games);
}

export function forgetGame(game: string, id: string): void {
  store.write(
    gamesKey(game),
    keptGames(game).filter((each) => each.id !== id),
  );
}

export const newId = (): string => Math.floor(Math.random() * 36 ** 8).toString(36);

export const keptBests = (game: string): KeptBest[] =>
  list<KeptBest>(bestsKey(game), (best) => typeof best.value === 'number' && typeof best.words === 'string');

/** Keeps a result if it is the best for its seed and difficulty; true when no seed of that difficulty had one as good. */
export function keepBest(game: string, best: KeptBest): boolean {
  const bests = keptBests(game);
  const same = (each: KeptBest) => each.seed === best.seed && each.difficulty === best.difficulty;
  const old = bests.find(same);
  if (old && old.value >= best.value) return false;
  const kept = [best, ...bests.filter((each) => !same(each))].sort((a, b) => b.value - a.value);
  store.write(bestsKey(game), kept.slice(0, MOST_BESTS));
  return !bests.some(({ difficulty, value }) => difficulty === best.difficulty && value >= best.value);
}
