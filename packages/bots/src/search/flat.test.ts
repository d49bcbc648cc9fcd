import { stream } from '@quadrant/kernel';
import { game, type Position } from '@quadrant/mirewood';
import { describe, expect, test } from 'vitest';
import { bestOf, tryAll } from './flat.js';

const start = game.begin({ level: 'map:\nXXXXX\nXZPGX\nXXXXX\nend\n', single: true }, 1);
const draw = game.resampler!(game.view(start, 0));
const [left, right, wait] = [...'ad.'].map((key) => game.grammar.intern(key));
const candidates = [left, right, wait];
const playout = {
  worlds: 10,
  plies: 3,
  policy: () => wait,
  value: (p: Position) => p.entities[0].score + (p.result === 'won' ? 1 : 0),
};
const free = { budget: { nodes: null, ms: null }, stop: new AbortController().signal };

describe('flat Monte Carlo', () => {
  test('values each candidate by what comes of it', () => {
    const { tried, nodes } = tryAll(game, draw, candidates, playout, stream(1, 'flat'), free);
    expect(tried.map(({ value }) => value)).toEqual([5, 1, 0]);
    expect(nodes).toBe(10 * (4 + 1 + 4));
    expect(bestOf(tried, null, 0).command).toBe(left);
  });

  test('ends after a whole world when its nodes are used up, or it is told to stop', () => {
    const few = { ...free, budget: { nodes: 10, ms: null } };
    expect(tryAll(game, draw, candidates, playout, stream(1, 'flat'), few).nodes).toBe(18);
    const stop = AbortSignal.abort();
    const stopped = tryAll(game, draw, candidates, playout, stream(1, 'flat'), { ...free, stop });
    expect(stopped.nodes).toBe(9);
    expect(stopped.tried[0].value).toBe(5);
  });

  test('keeps to the usual command unless another is better by more than the margin', () => {
    const tried = [
      { command: left, value: 2 },
      { command: right, value: 1 },
    ];
    expect(bestOf(tried, right, 0.5).command).toBe(left);
    expect(bestOf(tried, right, 1).command).toBe(right);
    expect(bestOf(tried, wait, 1).command).toBe(left);
  });
});
