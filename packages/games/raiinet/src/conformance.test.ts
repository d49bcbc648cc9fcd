import { testConformance } from '@quadrant/testing';
import { game } from './game.js';
import type { Position } from './position.js';
import { resample } from './resample.js';

testConformance(game, {
  options: [
    {},
    { hands: ['HJNNS', 'NNJHS'], links: ['D1D2D3D4V1V2V3V4', 'V4D1V3D2V2D3V1D4'], draw: 40 },
    { players: 4, hands: ['LFDSP', 'HJNSD', 'NNPPS', 'JJHHL'], draw: 100 },
    { hands: ['', ''] },
  ],
  games: 1,
  turns: 45,
  vary: (position: Position, seat, rng) => resample(game.view(position, seat), rng),
});
