import { stream } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { dealFor } from './deal.js';
import { KNOWN, pack, TURN, VALUE } from './packed/layout.js';
import { guessOf } from './redeal.js';

test.each([2, 4] as const)(
  '%i players: others may take hidden links for each other, and nothing else',
  (players) => {
    const rng = stream(players, 'guesses');
    const world = pack(game.begin(dealFor(players, rng), 1));
    expect(world[TURN]).toBe(0);
    world[KNOWN + 2] |= 2; // the second player has seen the first one's third link
    const before = world.slice();
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const guess = guessOf(world, rng);
      const own = guess.slice(VALUE, VALUE + 8);
      expect(own[2]).toBe(world[VALUE + 2]);
      expect([...own].sort()).toEqual([...world.slice(VALUE, VALUE + 8)].sort());
      guess.set(world.subarray(VALUE, VALUE + 8), VALUE);
      expect(guess).toEqual(world);
      seen.add(own.join());
    }
    expect(world).toEqual(before);
    expect(seen.size).toBeGreaterThan(90);
  },
);
