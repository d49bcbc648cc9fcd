import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeNet } from '../value/net-file.js';
import { TRAINING, Trainer } from './trainer.js';

/** As the nets of the house began: as long as these hold, their commands make them again on any machine. */
test.each([
  [2, 20, 'fb2c16f049f3fdc67a879209f5adfcbaaa2c6e576c9365a92e2b9b7e7f58d029'],
  [4, 20, 'f94def7526d34f0a3dfd48f74b4d687994e608348c37e122dbc2623d015ea0ed'],
] as const)('for %i players the first %i games teach the same, byte for byte', (players, games, digest) => {
  const trainer = new Trainer(TRAINING[players], 1);
  while (trainer.games < games) trainer.step();
  const net = writeNet(trainer.learnt([]));
  expect(createHash('sha256').update(net).digest('hex')).toBe(digest);
});
