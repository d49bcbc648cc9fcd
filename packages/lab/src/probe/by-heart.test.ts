import { type AnyBotMaker, findBot } from '@quadrant/bots';
import { type AnyGame, stream } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { dealOf } from '../play/deals.js';
import { playGame } from '../play/play-game.js';
import { byHeart } from './by-heart.js';

const PATIENCE = 300_000; // other programs may keep the machine busy
const LEARNT = 12;
const MEASURED = 4;

/** What the second seat makes of its last games against a bot that is given these dice. */
async function pointsAgainst(medium: AnyBotMaker, second: AnyBotMaker, diceOf: (number: number) => number) {
  const deal = dealOf(game as AnyGame, 3, 0);
  let points = 0;
  for (let number = 0; number < LEARNT + MEASURED; number++) {
    const { outcome } = await playGame({
      game: game as AnyGame,
      ...deal,
      seats: [
        { maker: medium, name: 'repeats', seed: diceOf(number) },
        { maker: second, name: 'learns', seed: stream(number, 'learns').below(2 ** 31) },
      ],
    });
    if (number >= LEARNT && outcome?.winner === 1) points++;
  }
  return points;
}

test.runIf(process.env.QUADRANT_LONG)(
  'who repeats itself is beaten by heart, who throws dice is not',
  async () => {
    const medium = (await findBot(game.id, 'medium'))!;
    const learner = byHeart(medium);
    expect(learner.id).toBe('medium by heart');
    expect(await pointsAgainst(medium, learner, () => 5)).toBe(MEASURED);
    expect(await pointsAgainst(medium, byHeart(medium), (number) => 100 + number)).toBeLessThan(MEASURED);
  },
  PATIENCE,
);
