/** Matches of what was learnt: against what was learnt before, and against a bot that learns nothing. */
import { type Learnt, type Measured, writeNet } from '@quadrant/bots/training';
import { cellOf, momentsOf, type Sprt, SprtRun, STANDARD_SPRT } from '@quadrant/lab';
import type { TrainingPlayers } from '@quadrant/lab/bots';

const GATE: Sprt = { ...STANDARD_SPRT, elo0: 0, elo1: 30 };

export interface Gate {
  readonly better: boolean;
  readonly score: number; // of the candidate
  readonly pairs: number;
}

/**
 * Whether a candidate, playing as it learnt, is to replace the best so far: the test says so, or it is ahead when the
 * pairs run out. It looks at pairs one after the other, whoever played them: those past the last it needed are dropped.
 */
export async function isBetter(
  players: TrainingPlayers,
  [candidate, best]: readonly [Learnt, Learnt],
  seed: number,
  most: number,
): Promise<Gate> {
  const shared = { candidate: writeNet(candidate), best: writeNet(best), seed };
  const run = new SprtRun(GATE);
  for (let first = 0; first < most && run.verdict === null; first += players.jobs) {
    const length = Math.min(players.jobs, most - first);
    const pairs = Array.from({ length }, (_, i) => first + i);
    for (const [i, [one, other]] of (await players.play('pair', shared, pairs)).entries())
      if (run.verdict === null) run.add(first + i, cellOf(one, other));
  }
  const { mean } = momentsOf(run.pentanomial);
  const better = run.verdict === null ? mean > 0.5 : run.verdict === 'elo1';
  return { better, score: mean, pairs: run.seen };
}

/** The share of points against greedy, each deal from every seat; with four players, of first places against three. */
export async function againstGreedy(
  players: TrainingPlayers,
  learnt: Learnt,
  games: number,
  seed: number,
): Promise<Measured> {
  const shared = { net: writeNet(learnt), seed };
  const numbers = Array.from({ length: games }, (_, number) => number);
  const isShared = learnt.origin.players === 2;
  const points = (await players.play('measured', shared, numbers)).map((got) =>
    isShared || got === 1 ? got : 0,
  );
  const score = points.reduce((sum, got) => sum + got, 0) / games;
  const bar = 1.96 * Math.sqrt((score * (1 - score)) / games);
  return { against: 'greedy', games, score: round(score), bar: round(bar) };
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
