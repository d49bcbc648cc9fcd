import type { GameRecord } from '@quadrant/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetGame, type Kept, keepBest, keepGame, keptBests, keptGames } from './games.js';
import { store } from './storage.js';

const GAME = 'some-game';
const kept = (id: string, at = 0): Kept => ({
  id,
  at,
  turn: 1,
  over: false,
  record: { game: GAME } as GameRecord,
});
const best = (seed: number, value: number, difficulty = 'normal') => ({
  seed,
  value,
  difficulty,
  words: `${value}`,
  turns: 9,
});

beforeEach(() => {
  store.remove(`games:${GAME}`);
  store.remove(`bests:${GAME}`);
});

describe('the games a person has going', () => {
  it('are listed with the last played one first', () => {
    keepGame(GAME, kept('a'));
    keepGame(GAME, kept('b'));
    keepGame(GAME, { ...kept('a'), turn: 7 });
    expect(keptGames(GAME).map(({ id, turn }) => [id, turn])).toEqual([
      ['a', 7],
      ['b', 1],
    ]);
    forgetGame(GAME, 'a');
    expect(keptGames(GAME).map(({ id }) => id)).toEqual(['b']);
  });

  it('are eight at most', () => {
    for (let i = 0; i < 20; i++) keepGame(GAME, kept(`game ${i}`));
    expect(keptGames(GAME)).toHaveLength(8);
    expect(keptGames(GAME)[0].id).toBe('game 19');
  });

  it('make room by forgetting finished ones first', () => {
    keepGame(GAME, kept('oldest'));
    keepGame(GAME, { ...kept('finished'), over: true });
    for (let i = 0; i < 7; i++) keepGame(GAME, kept(`game ${i}`));
    expect(keptGames(GAME).map(({ id }) => id)).not.toContain('finished');
    expect(keptGames(GAME).map(({ id }) => id)).toContain('oldest');
  });

  it('are none where what is kept was damaged', () => {
    store.write(`games:${GAME}`, [null, 5, { id: 3 }, { id: 'x', record: null }, kept('sound')]);
    expect(keptGames(GAME).map(({ id }) => id)).toEqual(['sound']);
    store.write(`games:${GAME}`, 'nonsense');
    expect(keptGames(GAME)).toEqual([]);
  });
});

describe('personal bests', () => {
  it('are kept per seed and difficulty, the best of all first', () => {
    expect(keepBest(GAME, best(900, 10))).toBe(true);
    expect(keepBest(GAME, best(900, 8))).toBe(false);
    expect(keepBest(GAME, best(900, 12))).toBe(true);
    expect(keepBest(GAME, best(900, 3, 'hard'))).toBe(true);
    expect(keepBest(GAME, best(7, 20))).toBe(true);
    expect(keepBest(GAME, best(8, 20))).toBe(false); // as good is no better
    expect(keepBest(GAME, best(9, 5))).toBe(false);
    expect(keptBests(GAME).map(({ seed, difficulty, value }) => [seed, difficulty, value])).toEqual([
      [8, 'normal', 20],
      [7, 'normal', 20],
      [900, 'normal', 12],
      [9, 'normal', 5],
      [900, 'hard', 3],
    ]);
  });
});
