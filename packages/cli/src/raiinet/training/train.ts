/** Training with checkpoints: what is learnt replaces the best so far only when matches say that it is better. */
import { type Learnt, TRAINING, Trainer } from '@quadrant/bots/training';
import type { PlayerCount } from '@quadrant/raiinet';
import { againstGreedy, type Gate, isBetter } from './gate.js';

export interface TrainingPlan {
  readonly players: PlayerCount;
  readonly seed: number;
  readonly steps: number; // games to learn from
  readonly every: number; // steps between checkpoints
  readonly pairs: number; // played at most to compare a checkpoint with the best so far
  readonly measured: number; // games against greedy at the end
  readonly isTimeUp: () => boolean;
  readonly onStep: (steps: number) => void;
  readonly onCheckpoint: (checkpoint: Checkpoint) => void;
}

export interface Checkpoint {
  readonly steps: number;
  readonly error: number; // mean size of what was corrected since the last
  readonly gate: Gate;
  readonly best: Learnt; // so far
}

export function train(plan: TrainingPlan): Learnt {
  const { players, seed, steps, every } = plan;
  const trainer = new Trainer(TRAINING[players], seed);
  let best = trainer.learnt([]);
  let errors = 0;
  let since = 0;
  while (trainer.games < steps && !plan.isTimeUp()) {
    errors += trainer.step();
    since++;
    plan.onStep(trainer.games);
    if (trainer.games % every !== 0 && trainer.games !== steps) continue;
    const candidate = trainer.learnt([]);
    const gate = isBetter(candidate, best, seed, plan.pairs);
    if (gate.better) best = candidate;
    plan.onCheckpoint({ steps: trainer.games, error: errors / since, gate, best });
    errors = 0;
    since = 0;
  }
  const strength = plan.measured > 0 ? [againstGreedy(best, plan.measured, seed)] : [];
  return { ...best, origin: { ...best.origin, strength } };
}
