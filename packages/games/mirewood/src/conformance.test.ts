import type { Rng } from '@quadrant/kernel';
import { testConformance } from '@quadrant/testing';
import { game, type Position } from './index.js';

testConformance(game, {
  options: [
    { shipped: 'classic' },
    { shipped: 'two-lanterns' },
    { shipped: 'through-the-mire' },
    { generate: '14x7', difficulty: 5, players: 2 },
  ],
  notSingle: ['v'],
  // Only the generator is hidden.
  vary(position: Position, _seat: number, rng: Rng) {
    position.rng = 1 + rng.below(2147483646);
    return position;
  },
});
