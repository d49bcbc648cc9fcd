/** Training with checkpoints: what is learnt replaces the best so far only when matches say that it is better. */
import { type Learnt, type Measured, TRAINING, Trainer, writeNet } from '@quadrant/bots/training';
import type { TrainingPlayers } from '@quadrant/lab/bots';
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

/** The same net whoever plays its games. */
export async function train(players: TrainingPlayers, plan: TrainingPlan): Promise<Learnt> {
  const { seed, steps, every, pairs, measured } = plan;
  const settings = TRAINING[plan.players];
  const trainer = new Trainer(settings, seed);
  let ahead: number[][] = []; // games that are played already
  let best = trainer.learnt([]);
  let errors = 0;
  let since = 0;
  while (trainer.games < steps && !plan.isTimeUp()) {
    if (ahead.length === 0 && players.jobs > 1) ahead = await playAhead(players, trainer, steps);
    errors += trainer.step(ahead.shift());
    since++;
    plan.onStep(trainer.games);
    if (trainer.games % every === 0) await compare();
  }
  if (since > 0) await compare(); // also when the time was up: so many steps make the same net again
  return specified(measured > 0 ? [await againstGreedy(players, best, measured, seed)] : []);

  /** The best so far, with all that it takes to make it again. */
  function specified(strength: readonly Measured[]): Learnt {
    const spec = { steps: trainer.games, every, pairs, measured: strength[0]?.games ?? 0, settings };
    return { ...best, origin: { ...best.origin, strength, spec } };
  }

  async function compare(): Promise<void> {
    const candidate = trainer.learnt([]);
    const gate = await isBetter(players, [candidate, best], seed, pairs);
    if (gate.better) best = candidate;
    plan.onCheckpoint({ steps: trainer.games, error: errors / since, gate, best: specified([]) });
    errors = 0;
    since = 0;
  }
}

/** The games that follow, as far as they need nothing that is learnt from each other. */
async function playAhead(players: TrainingPlayers, trainer: Trainer, steps: number): Promise<number[][]> {
  const games = trainer.searched;
  if (games === null) return [];
  const { learnt, settings, seed, first, count } = games;
  const shared = { net: writeNet(learnt), settings, seed };
  const length = Math.min(count, steps - first);
  const numbers = Array.from({ length }, (_, i) => first + i);
  return players.play('searched', shared, numbers);
}
