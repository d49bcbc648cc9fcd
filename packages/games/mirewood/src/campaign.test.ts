import { hashOf } from '@quadrant/kernel';
import { describe, expect, test, vi } from 'vitest';
import { game } from './index.js';

const LEVEL = 'map:\nXXXX\nXPGX\nXXXX\nend\n';
const step = game.grammar.intern('d');

describe('a campaign', () => {
  test('goes through all its levels in order, and carries nothing more at the last', () => {
    const names = ['one', 'two', 'three'];
    const level = names.map((name) => `name: ${name}\n${LEVEL}`).join(' --- \r\n');
    const position = game.begin({ level }, 1);
    for (const [i, name] of names.entries()) {
      expect([position.level, position.levels, position.name]).toEqual([i + 1, 3, name]);
      expect(position.later === '').toBe(i === 2);
      game.perform(position, 0, step, null);
    }
    expect(position.result).toBe('won');
  });

  test('of 100,000 levels is cloned and hashed without reading the levels to come again', () => {
    const level = Array.from({ length: 100_000 }, () => LEVEL).join('---\n');
    const position = game.begin({ level }, 1);
    hashOf(position);
    const reads = vi.spyOn(String.prototype, 'charCodeAt');
    for (let i = 0; i < 5; i++) {
      game.perform(position, 0, step, null);
      hashOf(game.clone(position));
    }
    const { length } = reads.mock.calls;
    reads.mockRestore();
    expect(position.level).toBe(6);
    expect(length).toBeLessThan(5_000);
  });

  test('of any length says how many players it is for by its first level', () => {
    expect(game.seatsOf({ level: LEVEL })).toBe(1);
    expect(game.seatsOf({ generate: '9x5', difficulty: 1, players: 2 })).toBe(2);
    expect(game.seatsOf({ shipped: 'two-lanterns' })).toBe(2);
  });
});

describe('a single game', () => {
  test('has no verbose switch, listed or taken', () => {
    const read = game.readOptions({ generate: '9x5', single: true });
    if (!read.ok) throw new Error(read.error.words);
    expect(read.value).toEqual({ generate: '9x5', difficulty: 2, players: 1, single: true });
    const position = game.begin(read.value, 1);
    const legal: unknown[] = [];
    game.legal(position, 0, legal as never);
    expect(legal).not.toContain(game.grammar.intern('v'));
    expect(game.perform(position, 0, game.grammar.intern('v'), null)?.code).toBe('single');
  });

  test('is said by true or false alone', () => {
    expect(game.readOptions({ shipped: 'classic', single: 1 }).ok).toBe(false);
    expect(game.readOptions({ single: true })).toEqual({
      ok: true,
      value: { shipped: 'classic', single: true },
    });
  });
});
