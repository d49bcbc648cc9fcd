import { writeNet } from '@quadrant/bots/training';
import { ProcessPlayers } from '@quadrant/lab/bots';
import { expect, test } from 'vitest';
import { train } from './train.js';

const PATIENCE = 600_000; // other programs may keep the machine busy

/** A training that is told to stop before its step of this number; what it kept, and the steps of its checkpoints. */
async function trained(steps: number, timeUpAfter: number) {
  const checkpoints: number[] = [];
  let asked = 0;
  const learnt = await train(new ProcessPlayers(1), {
    players: 2,
    seed: 1,
    steps,
    every: 4,
    pairs: 1,
    measured: 0,
    isTimeUp: () => asked++ >= timeUpAfter,
    onStep() {},
    onCheckpoint: (checkpoint) => checkpoints.push(checkpoint.steps),
  });
  return { net: writeNet(learnt), checkpoints };
}

test(
  'when the time is up what was learnt last is compared too, and so many steps make the same net',
  async () => {
    const byTime = await trained(1000, 6);
    expect(byTime.checkpoints).toEqual([4, 6]);
    expect(await trained(6, 1000)).toEqual(byTime);
  },
  PATIENCE,
);

test(
  'nothing learnt, nothing compared',
  async () => {
    expect((await trained(1000, 0)).checkpoints).toEqual([]);
  },
  PATIENCE,
);
