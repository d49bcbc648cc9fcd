/** Checks cases: our own game against its expected outputs, or somebody's program, case by case, a few at a time. */
import { type ComparisonName, comparisonOf, readable } from '../compare/comparison.js';
import { filtered } from '../compare/filter.js';
import { isKeptBack } from '../formats/kept-back.js';
import { type GameId, loadGame } from '../games.js';
import { helpOn } from '../help/help.js';
import { inOrder } from '../pool.js';
import { type CommandLine, readCommandLine } from '../process/command-line.js';
import type { Limits } from '../process/limits.js';
import type { Sandbox } from '../process/sandbox.js';
import { CaseError } from './case-error.js';
import type { Case } from './cases.js';
import { COMPILES } from './grading.js';
import {
  type CheckedCase,
  checkedBy,
  type Judgement,
  type Judging,
  judge,
  judgeOwn,
  rightOf,
} from './judge.js';
import { judgeInThreads } from './threads.js';

/** One program and how it did. */
export interface ProgramReport {
  readonly label: string; // 'ann', './a.out {input}', or 'space-defender-2' for our own game
  readonly checked: readonly CheckedCase[];
  readonly wall: { readonly standing: string; readonly open: readonly string[] } | null; // null: our own game needs none
  readonly build: CheckedCase | null; // null: nothing was to be built
  readonly skipped: number; // cases that the command line has no place for
}

export interface CheckPlan {
  readonly game: GameId;
  readonly cases: readonly Case[];
  readonly jobs: number;
  readonly limits: Limits;
  readonly compare: ComparisonName;
  readonly filter: string | null; // a command that both outputs go through before they are compared
  readonly ignoresStatus: boolean;
  readonly page: string | null; // where the page is, for links into it
  readonly maxFailures: number; // after so many of a program the rest is left
  /** Called after each case, with all that is known of its program so far. */
  readonly onChecked: (checked: CheckedCase, report: ProgramReport) => void;
}

export const hasPassed = ({ verdict }: Pick<Judgement, 'verdict'>) => verdict === 'passed';
const isFailed = (each: CheckedCase) => !hasPassed(each) && each.verdict !== 'not reached';

/** Starting a thread costs as much as some dozens of cases. */
const WORTH_THREADS = 200;

const judgingOf = ({ game, compare, ignoresStatus }: CheckPlan): Judging => ({
  game,
  compare: comparisonOf(compare, game),
  ignoresStatus,
});

export async function checkOwnGame(plan: CheckPlan): Promise<ProgramReport> {
  const { game, cases, jobs, compare, filter } = plan;
  const growing = new GrowingReport(plan, cases, { label: game, wall: null, build: null, skipped: 0 });
  if (jobs > 1 && cases.length >= WORTH_THREADS && filter === null && !plan.ignoresStatus) {
    await judgeInThreads({ game, compare }, cases, jobs, (checked, i) => growing.put(i, checked));
    return growing.report();
  }
  const { program } = await loadGame(game);
  const judging = judgingOf(plan);
  for (const [i, each] of cases.entries()) {
    growing.put(i, judgeOwn(judging, program, each));
    if (i % 16 === 15) await new Promise(setImmediate); // let progress and signals through
  }
  return growing.report();
}

/** A program to be checked, under the name that reports call it by. */
export interface Candidate {
  readonly label: string;
  readonly line: CommandLine;
  readonly build: CheckedCase | null;
  /** When it has been checked. */
  release(): void;
}

export async function checkProgram(
  plan: CheckPlan,
  { label, line, build }: Candidate,
  sandbox: Sandbox,
): Promise<ProgramReport> {
  const { game, jobs, limits, filter, page } = plan;
  const own = await loadGame(game);
  const { program } = own;
  const judging = judgingOf(plan);
  const cases = plan.cases.filter((each) => hasPlaceFor(line, each));
  const wall = { standing: sandbox.standing, open: sandbox.open };
  const skipped = plan.cases.length - cases.length;
  const growing = new GrowingReport(plan, cases, { label, wall, build, skipped });
  const check = async (each: Case): Promise<CheckedCase> => {
    const stopped = growing.reasonToLeave(each);
    if (stopped !== null) return unreached(each, stopped);
    const right = await filteredRight(filter, rightOf(judging, program, each));
    const ran = await sandbox.run(line, each, limits);
    const { out, trouble } =
      filter === null ? { out: ran.out, trouble: null } : await filtered(filter, ran.out);
    const outcome = { ...ran, out: readable(right.out, out) };
    const judgement = withTrouble(trouble, judge(judging, program, each, right, outcome));
    const checked = checkedBy(each, outcome, judgement);
    const { difference, place } = judgement;
    if (!difference || !place) return checked;
    const seen = { ...each, right: right.out, actual: outcome.out };
    return { ...checked, help: helpOn(game, own, seen, { difference, place }, page) };
  };
  let left = cases.map((each, i) => ({ each, i }));
  while (left.length > 0) {
    // Those that need nothing that is still to come; where cases wait for each other, all that are left.
    const names = new Set(left.map(({ each }) => each.name));
    const ready = left.filter(
      ({ each }) => !each.worth.needs.some((need) => need !== each.name && names.has(need)),
    );
    const possible = ready.length > 0 ? ready : left;
    // What a program was given before, the machine's own memory of its files tells it: what is kept back comes when
    // nothing that it prints is shown any more.
    const shown = possible.filter(({ each }) => !isKeptBack(each));
    const wave = shown.length > 0 ? shown : possible;
    await inOrder(wave, jobs, async ({ each, i }) => growing.put(i, await check(each)));
    left = left.filter((one) => !wave.includes(one));
  }
  return growing.report();
}

/** A filter that fails on what is right is the teacher's mistake. */
async function filteredRight<R extends { readonly out: Buffer }>(
  filter: string | null,
  right: R,
): Promise<R> {
  if (filter === null) return right;
  const { out, trouble } = await filtered(filter, right.out);
  if (trouble !== null) throw new CaseError(trouble);
  return { ...right, out };
}

/** One that fails on what a program printed is that program's failure: the rest of the class is graded all the same. */
function withTrouble(trouble: string | null, judgement: Judgement): Judgement {
  if (trouble === null) return judgement;
  if (hasPassed(judgement)) return { ...judgement, verdict: 'wrong output', words: trouble, agreed: 0 };
  return { ...judgement, words: `${judgement.words}; ${trouble}` };
}

const NOTHING = { difference: null, place: null, agreed: 0 };
const unreached = (each: Case, words: string): CheckedCase =>
  checkedBy(each, { millis: 0, cpuMillis: 0 }, { ...NOTHING, verdict: 'not reached', words });

/**
 * The results so far, in the order of the cases, whatever is done first. What is still to come counts as not reached: a
 * program that brings the grading to an early end has not got all the points there are.
 */
class GrowingReport {
  private readonly results: CheckedCase[] = [];
  private readonly plan: CheckPlan;
  private readonly toCome: readonly CheckedCase[];
  private readonly head: Omit<ProgramReport, 'checked'>;

  constructor(plan: CheckPlan, cases: readonly Case[], head: Omit<ProgramReport, 'checked'>) {
    this.plan = plan;
    this.toCome = cases.map((each) => unreached(each, 'not checked yet'));
    this.head = head;
  }

  put(index: number, checked: CheckedCase): void {
    this.results[index] = checked;
    this.plan.onChecked(checked, this.report());
  }

  report(): ProgramReport {
    return { ...this.head, checked: this.toCome.map((each, i) => this.results[i] ?? each) };
  }

  /** Why a case is not run: what it needs has not passed, or enough has failed. */
  reasonToLeave({ name, worth }: Case): string | null {
    const { build } = this.head;
    if (build && !hasPassed(build)) return `"${COMPILES}" did not pass`;
    const needed = this.results.filter(
      (each) => each && each.name !== name && worth.needs.includes(each.name),
    );
    const lacking = needed.find((each) => !hasPassed(each));
    if (lacking) return `"${lacking.name}" did not pass`;
    const failures = this.results.filter((each) => each && isFailed(each)).length;
    return failures >= this.plan.maxFailures ? `stopped after ${failures} failures` : null;
  }
}

const hasPlaceFor = (line: CommandLine, { map, args }: Case) =>
  (map === null || line.uses('map')) && (args.length === 0 || line.uses('args'));

/** What to say when a command line has no place for what some cases bring along; null when it has. */
export function lackingPlaces(line: CommandLine, cases: readonly Case[]): string | null {
  const skipped = cases.filter((each) => !hasPlaceFor(line, each));
  if (skipped.length === 0) return null;
  const lacks = (['map', 'args'] as const).filter(
    (place) =>
      !line.uses(place) &&
      skipped.some(({ map, args }) => (place === 'map' ? map !== null : args.length > 0)),
  );
  const what = lacks.map((place) => (place === 'map' ? 'a level: {map}' : 'options: {args}')).join(' and ');
  return `${skipped.length} of ${cases.length} cases are left out: '${line.text}' has no place for ${what}`;
}

export function candidateFrom(text: string, label: string, folder: string): Candidate | string {
  const line = readCommandLine(text, folder);
  return typeof line === 'string' ? line : { label, line, build: null, release: () => {} };
}
