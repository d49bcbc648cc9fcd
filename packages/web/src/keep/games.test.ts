import type { GameRecord } from '@quadrant/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetGame, type Kept, keepBest, keepGame, keptBests, keptGames } from './games.js';
import { store } from './storage.js';

const GAME = 'some-game';
let now = 0;
const kept = (id: string): Kept => ({
  id,
  at: ++now,
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
  for (const { id } of keptGames(GAME)) forgetGame(GAME, id);
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
    for (const [i, value] of [null, 5, { id: 3 }, { id: 'x', record: null }, 'nonsense', []].entries())
      store.write(`game:${GAME}:${i}`, value);
    store.write(`game:${GAME}:one`, kept('another')); // could never be forgotten
    keepGame(GAME, kept('sound'));
    expect(keptGames(GAME).map(({ id }) => id)).toEqual(['sound']);
  });

  it('are those of the list that was kept once, too; what was kept of one since then counts', () => {
    keepGame(GAME, { ...kept('a'), turn: 7 });
    store.write(`games:${GAME}`, [null, 5, { id: 3 }, { id: 'x', record: null }, kept('b'), kept('a')]);
    expect(keptGames(GAME).map(({ id, turn }) => [id, turn])).toEqual([
      ['b', 1],
      ['a', 7],
    ]);
    expect(store.read(`games:${GAME}`)).toBe(null);
    store.write(`games:${GAME}`, 'nonsense');
    expect(keptGames(GAME)).toHaveLength(2);
  });

  it('stay as they are where another tab keeps one of its own', () => {
    keepGame(GAME, kept('a'));
    const elsewhere = { ...kept('b'), turn: 5 };
    const { write } = store;
    store.write = (key, value) => {
      store.write = write;
      keepGame(GAME, elsewhere); // between what this one looks at and what it writes
      store.write(key, value);
    };
    keepGame(GAME, { ...kept('a'), turn: 2 });
    expect(keptGames(GAME).map(({ id, turn }) => [id, turn])).toEqual([
      ['a', 2],
      ['b', 5],
    ]);
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
