import { describe, expect, test } from 'vitest';
import { difficulties, game } from '../index.js';
import { boardRows } from './dump.js';

const KNOWN: readonly (readonly [difficulty: number, state: number, rows: readonly string[]])[] = [
  [
    1,
    1127227024,
    ['P  *        ', ' T   m  Z   ', 'T THZ     R ', '  R T Hm   G', '        H   ', '      R     '],
  ],
  [
    2,
    2108989511,
    ['P    & ! r~ ', ' T  r  R    ', 'T T   Z   R ', 'H RmT   H  G', '           *', '      R  Z  '],
  ],
  [
    3,
    565366809,
    ['P&  % ~  m  ', ' T     R    ', 'T Tr!T  W R ', ' *R T   Z  G', '  * H~      ', '      R  ZWT'],
  ],
  [
    4,
    1144586355,
    ['P&     mm~  ', ' T     R   Z', 'T T  TW   R ', ' %RHT   *! G', '   ~*  r    ', '     ZR R BT'],
  ],
  [
    5,
    2089576248,
    ['P %     ! m~', ' T   *ZR ~B ', 'T T* T    R%', '  R T r W ~G', 'mW          ', 'TZ   HR&R  T'],
  ],
];

describe('generated boards', () => {
  test.each(KNOWN)(
    'difficulty %i of 12x6 with seed 1 leaves the generator at %i',
    (difficulty, state, rows) => {
      const p = game.begin({ generate: '12x6', difficulty, players: 1 }, 1);
      expect(p.rng).toBe(state);
      expect(
        boardRows(game.book, p, ' ')
          .slice(1, -1)
          .map((row) => row.slice(1, -1)),
      ).toEqual(rows);
      expect(p.ai).toBe(difficulties[difficulty - 1].ai);
      expect(p.entities[0].health).toBe(difficulties[difficulty - 1].health);
    },
  );

  test('headers win over the difficulty', () => {
    const level = 'generate: 12x6\ndifficulty: 5\nai: greedy\nhealth: 9\nseed: 1\n';
    const p = game.begin({ level }, 7);
    expect([p.ai, p.entities[0].health, p.rng]).toEqual(['greedy', 9, 2089576248]);
  });

  test('every player can walk to the goal, and the smallest board has room for what it can hold', () => {
    for (let seed = 0; seed < 40; seed++) {
      const p = game.begin(
        { generate: seed % 2 ? '5x3' : '17x9', difficulty: 1 + (seed % 5), players: 2 },
        seed,
      );
      const reached = new Set([p.tiles.indexOf(game.book.goal)]);
      for (const square of reached)
        for (const near of [square - 1, square + 1, square - p.width - 2, square + p.width + 2])
          if (game.book.tiles[p.tiles[near]].enterable) reached.add(near);
      for (const player of p.entities.slice(0, 2)) expect(reached.has(player.square)).toBe(true);
    }
  });
});
