import { type AnyGame, stream } from '@quadrant/kernel';
import { game as spaceDefender } from '@quadrant/space-defender-2';
import { expect, test } from 'vitest';
import { playAlone } from '../testing/alone.js';
import { findBot } from './registry.js';

const PATIENCE = 300_000; // other programs may keep the machine busy

test(
  'with little thought the house outscores any script in Space Defender 2',
  async () => {
    const house = await findBot(spaceDefender.id, 'house');
    const options = { single: true, play: [10, 30, 30, 55, 70, 85, 95] };
    const seeds = stream(1, 'strength');
    let sum = 0;
    for (let i = 0; i < 2; i++) {
      const seed = 1 + seeds.below(1_000_000);
      const game = { options, seed, mostTurns: 100, nodes: 150 };
      const { position } = await playAlone(spaceDefender as AnyGame, house!, game);
      sum += spaceDefender.scores(position)[0];
    }
    expect(sum).toBeGreaterThan(2 * 30);
  },
  PATIENCE,
);
