import { NOBODY } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, game } from './index.js';

const PAIR = 'map:\nXXXXXXX\nXP...mX\nXQ...GX\nXXXXXXX\nend\nat 1,1 score=4\n';
const give = (position: ReturnType<typeof game.begin>, keys: string) => {
  for (const key of keys)
    expect(game.perform(position, game.onMove(position), game.grammar.intern(key), null)).toBeNull();
};
const leave = (position: ReturnType<typeof game.begin>, seat: number): Fact[] => {
  const facts: Fact[] = [];
  game.withdraw!(position, seat, (fact) => facts.push(fact));
  return facts;
};

describe('a player who leaves', () => {
  test('alone has lost, and keeps the score', () => {
    const position = game.begin({ level: 'map:\nXXXX\nXPGX\nXXXX\nend\nat 1,1 score=7\n' }, 1);
    const facts = leave(position, 0);
    expect(facts.map(({ kind }) => kind)).toEqual(['died', 'ended']);
    expect(game.outcome(position)).toMatchObject({ result: 'lost', winner: null, scores: [7] });
    expect(game.onMove(position)).toBe(NOBODY);
  });

  test('on move dies without points for anybody, and the other is asked', () => {
    const position = game.begin({ level: `${PAIR}at 1,2 points=9\n` }, 1);
    leave(position, 0);
    expect(game.onMove(position)).toBe(1);
    expect(position.entities[0].square).toBe(-1);
    give(position, 'dddd');
    expect(game.outcome(position)).toMatchObject({ result: 'won', winner: 1, scores: [4, 0] });
  });

  test('on move as the last of a turn lets the rest of the turn happen', () => {
    const position = game.begin({ level: PAIR }, 1);
    give(position, '.');
    const facts = leave(position, 1);
    expect(facts[0]).toMatchObject({ kind: 'died', credit: { points: 0, seats: [] } });
    expect(facts.at(-1)).toEqual({ kind: 'turned', turn: 1 });
    expect(position.begun).toBe(false);
    expect(game.onMove(position)).toBe(0);
  });

  test('not on move lets the other go on', () => {
    const position = game.begin({ level: PAIR }, 1);
    expect(leave(position, 1).map(({ kind }) => kind)).toEqual(['died']);
    give(position, '.');
    expect(position.turn).toBe(1);
    expect(game.onMove(position)).toBe(0);
  });

  test('twice, or after the end, changes nothing', () => {
    const position = game.begin({ level: PAIR }, 1);
    leave(position, 1);
    const once = structuredClone(position);
    expect(leave(position, 1)).toEqual([]);
    expect(position).toEqual(once);
    leave(position, 0);
    const over = structuredClone(position);
    expect(leave(position, 0)).toEqual([]);
    expect(position).toEqual(over);
  });

  test('leaves the same position whether somebody listens or not', () => {
    const [told, silent] = [0, 1].map(() => game.begin({ level: PAIR }, 1));
    leave(told, 0);
    game.withdraw!(silent, 0, null);
    expect(silent).toEqual(told);
  });
});
