import { testConformance } from '@quadrant/testing';
import { game, type Position } from './index.js';

testConformance(game, {
  options: [
    null,
    { mission: 'play' },
    { single: true },
    { mission: 'test', thresholds: [3, 5, 7, 15, 30] },
    { mission: 'test', thresholds: [15, 30, 60, 90, 101] },
  ],
  vary: (position: Position, seat, rng) => game.resampler!(game.view(position, seat))(rng),
});
