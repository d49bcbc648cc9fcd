import { testConformance } from '@quadrant/testing';
import { rests } from '../testing/rests.js';
import { game } from './index.js';

testConformance(game, {
  options: [
    null,
    { mission: 'play' },
    { single: true },
    { mission: 'test', thresholds: [3, 5, 7, 15, 30] },
    { mission: 'test', thresholds: [15, 30, 60, 90, 101] },
  ],
  rests,
});
