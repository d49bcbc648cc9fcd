/** The games a person has going, newest first, a few of each kind; and the personal bests. */

import type { Best } from '@quadrant/catalogue';
import type { Seat } from '@quadrant/kernel';
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
  readonly own?: Seat | undefined; // whose side is shown first
}

export interface KeptBest extends Best {
  readonly seed: number;
  readonly turns: number;
}

/** Each game under a key of its own: tabs that write at the same time write over nothing of each other's. */
const gameKey = (game: string, id: string) => `game:${game}:${id}`;
const bestsKey = (game: string) => `bests:${game}`;

function list<T>(value: unknown, sound: (value: T) => boolean): T[] {
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'object' && each !== null && sound(each))
    : [];
}

/** Games were kept in one list, once. */
function splitList(game: string): void {
  const key = `games:${game}`;
  const old = store.read(key);
  if (old === null) return;
  store.remove(key); // first: there may be no room for both
  for (const kept of list<Kept>(old, isKept))
    if (store.read(gameKey(game, kept.id)) === null) store.write(gameKey(game, kept.id), kept);
}

const isKept = (kept: Kept) =>
  typeof kept.id === 'string' && typeof kept.record === 'object' && kept.record !== null;

export function keptGames(game: string): Kept[] {
  splitList(game);
  const found = store.keys(gameKey(game, '')).flatMap((key) => {
    const isIt = (kept: Kept) => isKept(kept) && key === gameKey(game, kept.id); // else nobody could forget it
    return list([store.read(key)], isIt);
  });
  return found.sort((a, b) => b.at - a.at);
}

export function keepGame(game: string, kept: Kept): void {
  store.write(gameKey(game, kept.id), kept);
  const others = keptGames(game).filter(({ id }) => id !== kept.id);
  while (others.length >= MOST_GAMES) {
    const finished = others.findLastIndex(({ over }) => over);
    const [gone] = others.splice(finished < 0 ? others.length - 1 : finished, 1);
    forgetGame(game, gone.id);
  }
}

export function forgetGame(game: string, id: string): void {
  splitList(game);
  store.remove(gameKey(game, id));
}

export const newId = (): string => Math.floor(Math.random() * 36 ** 8).toString(36);

export const keptBests = (game: string): KeptBest[] =>
  list<KeptBest>(
    store.read(bestsKey(game)),
    (best) => typeof best.value === 'number' && typeof best.words === 'string',
  );

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
