/**
 * Tunes parameters of a bot against a fixed opponent: every iteration is a small tournament of the opponent against
 * two versions of the bot, both on the same deals, played as any tournament is. An iteration is a pure function of
 * what was learnt before, so that a tuning can be gone on with, and comes out the same on any number of threads.
 */
import { type AnyGame, stream } from '@quadrant/kernel';
import { loadGame } from '../games.js';
import { CannotPlay } from '../jobs/cannot-play.js';
import { runTournament } from '../jobs/run.js';
import { pairsIn, SPEC_FORMAT, type Spec } from '../jobs/spec.js';
import { dealOf } from '../play/deals.js';
import type { Who } from '../who/who.js';
import { leastShareOf, shareOf, type TunedParameter, textAt } from './parameter.js';
import { Spsa } from './spsa.js';

export interface Tuning {
  readonly host: string;
  readonly game: string;
  readonly bot: Who;
  readonly against: Who;
  readonly parameters: readonly TunedParameter[];
  readonly iterations: number;
  readonly pairs: number; // of each version, in an iteration
  readonly seed: number;
  readonly reach: number;
  readonly stride: number;
  readonly maxMoves: number;
  readonly margin: number;
}

/** What an iteration found: enough to go on from. */
export interface TunedStep {
  readonly iteration: number;
  readonly plus: ParameterValues;
  readonly minus: ParameterValues;
  readonly scores: readonly [plus: number, minus: number]; // points per game against the opponent
  readonly after: ParameterValues; // where it stands then
}
export type ParameterValues = Readonly<Record<string, string>>;

export interface TuningRun {
  readonly tuning: Tuning;
  readonly folder: string; // in which programs are started
  readonly jobs: number;
  readonly known: readonly TunedStep[]; // of a run that was stopped
  readonly play?: typeof runTournament; // elsewhere than on threads of this machine
  onStep(step: TunedStep): void;
}

export async function tune(run: TuningRun): Promise<ParameterValues> {
  const { tuning, known, onStep } = run;
  const { parameters } = tuning;
  const { game } = await loadGame(tuning.game);
  const spsa = new Spsa(parameters.map(shareOf), { ...tuning, least: parameters.map(leastShareOf) });
  const values = (point: readonly number[]): ParameterValues =>
    Object.fromEntries(parameters.map((parameter, i) => [parameter.name, textAt(parameter, point[i])]));
  const next = () => {
    const { plus, minus } = spsa.trial();
    return { iteration: spsa.played, plus: values(plus), minus: values(minus) };
  };
  for (const [place, step] of known.entries()) {
    if (spsa.done || !follows(step, next()))
      throw new CannotPlay(`step ${place + 1} is not the one that follows from those before it`);
    spsa.learn(step.scores[0] - step.scores[1]);
  }
  while (!spsa.done) {
    const trial = next();
    const scores = await scoresOf(specOf(tuning, game, trial), run);
    spsa.learn(scores[0] - scores[1]);
    onStep({ ...trial, scores, after: values(spsa.point) });
  }
  return values(spsa.point);
}

type Trial = Pick<TunedStep, 'iteration' | 'plus' | 'minus'>;

/** Whether a step that was read is this one: hands may have been at it. */
function follows(step: Partial<TunedStep> | null, trial: Trial): boolean {
  const { iteration, plus, minus, scores } = step ?? {};
  const isScored = Array.isArray(scores) && scores.length === 2 && scores.every(Number.isFinite);
  return isScored && JSON.stringify({ iteration, plus, minus }) === JSON.stringify(trial);
}

function specOf(tuning: Tuning, game: AnyGame, { iteration, plus, minus }: Trial): Spec {
  const { bot, against, host, maxMoves, margin } = tuning;
  const seed = stream(tuning.seed, `tune ${iteration}`).below(2 ** 31);
  const deals = Array.from({ length: tuning.pairs }, (_, number) => dealOf(game, seed, number));
  const version = (name: string, values: ParameterValues): Who => ({
    ...bot,
    name,
    options: { ...bot.options, ...values },
  });
  return {
    format: SPEC_FORMAT,
    host,
    game: tuning.game,
    rules: game.version,
    options: null,
    deals,
    seats: game.seatsOf(deals[0].options),
    type: 'gauntlet',
    bots: [{ ...against, name: 'against' }, version('plus', plus), version('minus', minus)],
    rounds: tuning.pairs,
    seed,
    maxMoves,
    adjudicate: null,
    margin,
    sprt: null,
  };
}

/** Points per game of the two versions; pairs that came to no end count for nobody. */
async function scoresOf(
  spec: Spec,
  { folder, jobs, play = runTournament }: TuningRun,
): Promise<[number, number]> {
  const sums = { plus: { points: 0, games: 0 }, minus: { points: 0, games: 0 } };
  await play(
    {
      spec,
      folder,
      jobs,
      onPlayed({ line }) {
        const sum = sums[line.bots[1] as 'plus' | 'minus'];
        for (const score of line.scores ?? []) {
          sum.points += 1 - score;
          sum.games++;
        }
      },
      enough: () => false,
    },
    Array.from({ length: pairsIn(spec) }, (_, pair) => pair),
  );
  const mean = ({ points, games }: { points: number; games: number }) => (games === 0 ? 0.5 : points / games);
  return [mean(sums.plus), mean(sums.minus)];
}
