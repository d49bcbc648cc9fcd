import { testConformance } from '@quadrant/testing';
import { rests } from '../testing/rests.js';
import { game } from './index.js';

const PLAY = [10, 30, 30, 55, 70, 85, 95];

testConformance(game, {
  options: [
    {},
    { play: PLAY },
    { play: PLAY, single: true },
    { play: PLAY, weapon: 2, armour: 4, engine: 3, power: 5 },
    { play: [5, 10, 20, 40, 60, 80, 101], weapon: 4, engine: 2, power: 3, debug: true },
  ],
  rests,
});
