import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readNet, writeNet } from '../value/net-file.js';
import { searchedGame } from './searched-game.js';
import { TRAINING } from './settings.js';
import { Trainer } from './trainer.js';

/** As the nets of the house began: as long as these hold, their commands make them again on any machine. */
const GAMES = 20;
test.each([
  ['two players', TRAINING[2], 'fb2c16f049f3fdc67a879209f5adfcbaaa2c6e576c9365a92e2b9b7e7f58d029'],
  ['four players', TRAINING[4], 'f94def7526d34f0a3dfd48f74b4d687994e608348c37e122dbc2623d015ea0ed'],
  [
    'two players who search in the last',
    { ...TRAINING[2], searched: GAMES - 2 },
    'cae8526755497059e40dbcba0fb67eb8d725a8bea4c7c895b7e161c84c88be4d',
  ],
])('the first games teach %s the same, byte for byte', (_, settings, digest) => {
  const trainer = new Trainer(settings, 1);
  while (trainer.games < GAMES) trainer.step();
  const net = writeNet(trainer.learnt([]));
  expect(createHash('sha256').update(net).digest('hex')).toBe(digest);
});

test('games that search may be played before it learns from them, with the net as it is kept', () => {
  const settings = { ...TRAINING[2], searched: 0 };
  const [alone, given] = [new Trainer(settings, 1), new Trainer(settings, 1)];
  const ahead = given.searched!;
  expect(ahead).toMatchObject({ first: 0, count: 20 });
  const learnt = readNet(writeNet(ahead.learnt));
  if (!learnt.ok) throw new Error(learnt.error.words);
  const moves = [2, 1, 0].map((number) => searchedGame(learnt.value, settings, 1, number)).reverse();
  for (const each of moves) expect(given.step(each)).toBe(alone.step());
  expect(writeNet(given.learnt([]))).toBe(writeNet(alone.learnt([])));
});
