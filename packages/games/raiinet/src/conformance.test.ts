import { testConformance } from '@quadrant/testing';
import { rests } from '../testing/rests.js';
import { game } from './game.js';

testConformance(game, {
  options: [
    {},
    { hands: ['HJNNS', 'NNJHS'], links: ['D1D2D3D4V1V2V3V4', 'V4D1V3D2V2D3V1D4'], draw: 40 },
    { players: 4, hands: ['LFDSP', 'HJNSD', 'NNPPS', 'JJHHL'], draw: 100 },
    { hands: ['', ''] },
  ],
  games: 1,
  turns: 45,
  rests,
});
