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
  /** Hidden from everyone: the generator; in play mode also what test mode describes, but for what landing tells. */
  vary: (position: Position, _seat, rng) => {
    position.random = 1 + rng.below(2147483646);
    position.draws += rng.below(100);
    if (position.mode !== 'play') return position;
    for (const m of position.movables.slice(1)) {
      m.turnsLeft = rng.below(3);
      m.fuel = 1 + rng.below(3);
      m.load = rng.below(2);
      m.untilBirth = rng.below(2);
      m.supportsLife = rng.below(2) === 1;
      m.id += rng.below(1000);
    }
    position.nextId += rng.below(1000);
    return position;
  },
});
