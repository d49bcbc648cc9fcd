/** Random games on our own game and on somebody's program until they differ; then the smallest input that shows it. */
import { stream } from '@quadrant/kernel';
import type { Parts } from '../check/traits.js';
import type { ComparisonName } from '../compare/comparison.js';
import { type GameId, type GameModule, loadGame } from '../games.js';
import { firstFound, TOGETHER } from '../pool.js';
import type { CommandLine } from '../process/command-line.js';
import type { Limits } from '../process/limits.js';
import type { Sandbox } from '../process/sandbox.js';
import { answerAt } from './answers.js';
import { type Maker, ruleFor } from './maker.js';
import { MAKERS } from './makers.js';
import { mended } from './mend.js';
import { restricted } from './restricted.js';
import { type Script, withCommands } from './script.js';
import { shrink } from './shrink.js';
import { type Finding, Trial } from './trial.js';

export interface FuzzPlan {
  readonly game: GameId;
  readonly line: CommandLine;
  readonly games: number; // 1000
  readonly seed: number; // 1
  readonly jobs: number;
  readonly limits: Limits;
  readonly sandbox: Sandbox;
  readonly parts: Parts;
  readonly compare: ComparisonName;
  readonly ignoresStatus: boolean;
  readonly onGames: (played: number) => void;
  /** Called while a difference is shrunk, with the number of commands so far. */
  readonly onShrinking: (commands: number) => void;
}

export interface FuzzResult {
  readonly played: number; // games until the difference, or all of them
  readonly runs: number; // of their program
  readonly found: (Finding & { readonly rule: string }) | null;
}

const SHRINK_RUNS = 600;
/** Of a program that hangs each run takes as long as it may. */
const HUNG_SHRINK_RUNS = 60;
/** Shorter scripts made, for our own game to choose from, each time one is wanted. */
const RESAMPLES = 1500;

interface Input {
  readonly script: Script;
  readonly malformed: boolean;
  readonly before: number; // games in the inputs before it
  readonly games: number;
}

export async function fuzz(plan: FuzzPlan): Promise<FuzzResult> {
  const own = await loadGame(plan.game);
  const maker = restricted(plan.game, MAKERS[plan.game], plan.parts);
  const trial = new Trial({ ...plan, own }, maker.spelling, plan.sandbox);
  for (let first = 0, before = 0; before < plan.games; first += TOGETHER) {
    const inputs: Input[] = [];
    for (let i = first; i < first + TOGETHER && before < plan.games; i++) {
      const rng = stream(plan.seed, `${plan.game} input ${i}`);
      const malformed = i % maker.malformedEvery === maker.malformedEvery - 1;
      const games = malformed ? 1 : Math.min(maker.gamesPerInput, plan.games - before);
      const script = malformed
        ? maker.makeMalformed(own, rng)
        : maker.make(own, rng, { games, longest: maker.longest, near: null, beginning: [] });
      inputs.push({ script, malformed, before, games });
      before += games;
    }
    const found = await firstFound(inputs, plan.jobs, ({ script }) => trial.differs(script));
    if (found?.found.judgement.verdict === 'not started') {
      const unstarted = { ...found.found, rule: '' }; // nothing to shrink: it would not start any other time
      return { played: 0, runs: trial.runs, found: unstarted };
    }
    if (found) return await report(plan, own, maker, trial, found.thing, found.found);
    plan.onGames(before);
  }
  return { played: plan.games, runs: trial.runs, found: null };
}

async function report(
  plan: FuzzPlan,
  own: GameModule,
  maker: Maker,
  trial: Trial,
  input: Input,
  finding: Finding,
): Promise<FuzzResult> {
  const { malformed } = input;
  let round = 0;
  const smallest = await shrink(finding, {
    trial,
    jobs: plan.jobs,
    runs: finding.judgement.verdict === 'hung' ? HUNG_SHRINK_RUNS : SHRINK_RUNS,
    rules: maker.rules,
    simplify: (script) => maker.simplify(script),
    mend: (script) => mended(own, maker, script),
    *shorter(longest, near) {
      if (malformed) return;
      const rng = stream(plan.seed, `${plan.game} shorter ${round++}`);
      for (let i = 0; i < RESAMPLES; i++) {
        // Short ones above all. A third of them keep the surroundings in which the difference was found, a third
        // a beginning too.
        const kept = i % 3 === 2 && longest <= maker.longest ? rng.below(longest) : 0;
        const beginning = near.commands.slice(0, kept);
        const length = kept + 1 + Math.floor(rng.unit() ** 2 * Math.min(longest - kept, maker.longest));
        const script = maker.make(own, rng, {
          games: 1,
          longest: length,
          near: i % 3 === 0 ? null : near,
          beginning,
        });
        yield withCommands(script, script.commands.slice(0, longest));
      }
    },
    onRun: plan.onShrinking,
  });
  const rule = malformed ? 'Input that is not well formed' : await ruleConcerned(maker, trial, smallest);
  return { played: input.before + input.games, runs: trial.runs, found: { ...smallest, rule } };
}

/** From the lines that differ in the answer to one command, or else from the command. */
async function ruleConcerned({ rules, reveal }: Maker, trial: Trial, smallest: Finding): Promise<string> {
  const revealed = reveal(smallest.script);
  const finding = revealed === smallest.script ? null : await trial.differs(revealed);
  const { judgement, right, outcome } = finding ?? smallest;
  const line = judgement.difference?.line ?? Number.POSITIVE_INFINITY;
  const ours = answerAt(right.out, line).lines;
  const theirs = answerAt(outcome.out, line).lines;
  const changed = [
    ...ours.filter((each) => !theirs.includes(each)),
    ...theirs.filter((each) => !ours.includes(each)),
  ];
  if (changed.length === 0) changed.push(judgement.difference?.expected ?? ''); // the same lines in another order
  return ruleFor(rules, changed) ?? ruleFor(rules, [judgement.place?.command ?? '']) ?? 'the transcript';
}
