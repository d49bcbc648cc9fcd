/** Random games on our own game and on somebody's program; of each that differs, the smallest input that shows it. */
import { stream } from '@quadrant/kernel';
import { CaseError } from '../check/case-error.js';
import { isEverything } from '../check/traits.js';
import type { ComparisonName } from '../compare/comparison.js';
import { recordOf } from '../export/link-of.js';
import { type GameModule, loadGame } from '../games.js';
import { inOrder, TOGETHER } from '../pool.js';
import type { CommandLine } from '../process/command-line.js';
import type { Limits } from '../process/limits.js';
import type { Sandbox } from '../process/sandbox.js';
import { withLessInHand } from './hands.js';
import { type FuzzInput, FuzzInputs, type InputPlan } from './inputs.js';
import { mended } from './mend.js';
import { ruleConcerned } from './rule-concerned.js';
import { isSeenAgain } from './same-fault.js';
import { type Script, withCommands } from './script.js';
import { shrink } from './shrink.js';
import { type Finding, LATE } from './trial.js';
import { Trials } from './trials.js';

/** Somebody else who looks which inputs differ; those are run here again. */
export interface Elsewhere {
  /** Who saw this input differ; null: it does not, or there is no time left. */
  differs(input: number): Promise<string | null>;
  /** Called with an input that differs there and not here. */
  onRefuted(input: number, who: string): void;
}

export interface FuzzPlan extends InputPlan {
  readonly line: CommandLine;
  readonly elsewhere?: Elsewhere | undefined; // not there: all inputs are run here
  readonly jobs: number;
  readonly limits: Limits;
  readonly sandbox: Sandbox;
  readonly compare: ComparisonName;
  readonly ignoresStatus: boolean;
  readonly findings: number; // 1: after so many, each of another rule, it is enough
  /** Whether there is no time left. */
  readonly isLate: () => boolean;
  readonly deadline?: number | undefined; // when that will be, for runs that would go on
  readonly onGames: (played: number) => void;
  /** Called while a difference is shrunk, with the number of commands so far. */
  readonly onShrinking: (commands: number) => void;
  /** Called with a difference when it is found, each time that it got smaller, and at last. */
  readonly onFound: (found: NamedFinding) => void;
  /** Called when the last difference turned out to be of a rule that is known. */
  readonly onRepeated: () => void;
}

export interface NamedFinding extends Finding {
  readonly rule: string; // empty while it is shrunk
  readonly played: number; // games until it was found
  readonly runs: number; // of the program, until now
  readonly shown: ReturnType<typeof recordOf>; // as a record, at the command that differs
}

export interface FuzzResult {
  readonly played: number; // games
  readonly runs: number; // of their program
  readonly found: readonly NamedFinding[];
}

const SHRINK_RUNS = 1200;
/** Of a program that hangs each run takes as long as it may. */
const HUNG_SHRINK_RUNS = 60;
/** Shorter scripts made, for our own game to choose from, each time one is wanted. */
const RESAMPLES = 1500;
/** Differences that turn out to be of a known rule only when they are small: after so many it is left at that. */
const MOST_REPEATED = 8;

/** Commands that are left out of an input, one after the other, because they show what is known. */
const MOST_LEFT_OUT = 16;
const LONGEST_OF_ITS_OWN = 12;

export async function fuzz(plan: FuzzPlan): Promise<FuzzResult> {
  const own = await loadGame(plan.game);
  const search = new Search(plan, own);
  try {
    return await search.run();
  } finally {
    search.close();
  }
}

class Search {
  private readonly found: NamedFinding[] = [];
  private readonly rules = new Set<string>(); // of what was found, small and as it was met
  private repeated = 0;
  private played = 0;
  private readonly trials: Trials;
  private readonly plan: FuzzPlan;
  private readonly own: GameModule;
  private readonly inputs: FuzzInputs;

  constructor(plan: FuzzPlan, own: GameModule) {
    this.plan = plan;
    this.own = own;
    this.inputs = new FuzzInputs(plan, own);
    this.trials = new Trials({ ...plan, own }, plan.sandbox, plan.jobs);
  }

  async run(): Promise<FuzzResult> {
    const { plan } = this;
    const { count } = this.inputs;
    if (!isEverything(plan.parts) && this.inputs.isEmpty)
      throw new CaseError(
        'no command is left of the games with the tags, cards and commands that are asked for',
      );
    for (let first = 0; first < count && !this.isEnough && !plan.isLate(); first += TOGETHER) {
      const length = Math.min(TOGETHER, count - first);
      const inputs = Array.from({ length }, (_, i) => this.inputs.make(first + i));
      const results = await inOrder(inputs, plan.jobs, async (input) =>
        plan.isLate() ? LATE : this.tried(input),
      );
      for (const [i, finding] of results.entries()) {
        if (finding === LATE || this.isEnough) break;
        if (finding) await this.report(inputs[i], finding);
        this.played = inputs[i].before + inputs[i].games;
      }
      plan.onGames(this.played);
    }
    return { played: this.played, runs: this.trials.runs, found: this.found };
  }

  close(): void {
    this.trials.close();
  }

  private get isEnough(): boolean {
    return (
      this.found.length >= this.plan.findings ||
      this.repeated >= MOST_REPEATED ||
      this.found.some(({ judgement }) => judgement.verdict === 'not started')
    );
  }

  private async tried({ number, script }: FuzzInput): Promise<Finding | null | typeof LATE> {
    const { trials } = this;
    const { elsewhere } = this.plan;
    if (elsewhere === undefined) return trials.tried(script);
    const who = await elsewhere.differs(number);
    if (who === null) return trials.wasElsewhere();
    const finding = await trials.tried(script);
    if (finding === null) elsewhere.onRefuted(number, who);
    return finding;
  }

  private async report(input: FuzzInput, finding: Finding): Promise<void> {
    const { plan, trials } = this;
    const played = input.before + input.games;
    const tell = (each: Finding, rule: string): NamedFinding => {
      const number = each.judgement.place?.number ?? each.script.commands.length;
      return {
        ...each,
        rule,
        played,
        runs: trials.runs,
        shown: recordOf(plan.game, this.own, each.script, number),
      };
    };
    if (finding.judgement.verdict === 'not started') {
      this.found.push(tell(finding, '')); // nothing to shrink: it would not start any other time
      return;
    }
    const first = plan.findings > 1 ? await this.beyondKnown(input, finding) : { finding, rule: '' };
    if (first === null) return;
    plan.onFound(tell(first.finding, ''));
    const onSmaller = (smaller: Finding) => plan.onFound(tell(smaller, ''));
    let smallest = await this.shrunk(input, first.finding, true, onSmaller);
    // What stays long unless it comes to a known rule is hardly anything else.
    if (this.rules.size > 0 && smallest.script.commands.length > LONGEST_OF_ITS_OWN)
      smallest = await this.shrunk(input, smallest, false, onSmaller);
    const rule = await this.ruleOf(input, smallest);
    this.rules.add(first.rule);
    const { rules } = this.inputs.maker;
    if (this.found.some((each) => each.rule === rule || isSeenAgain(each, smallest, rules))) {
      this.repeated++;
      plan.onRepeated();
      return;
    }
    this.rules.add(rule);
    const found = tell(smallest, rule);
    this.found.push(found);
    plan.onFound(found);
  }

  private async ruleOf({ malformed }: FuzzInput, finding: Finding): Promise<string> {
    return malformed
      ? 'Input that is not well formed'
      : ruleConcerned(this.inputs.maker, this.trials, finding);
  }

  /** The first difference of an input that is of no known rule: one that is known hides all that come after it. */
  private async beyondKnown(input: FuzzInput, finding: Finding) {
    let next: Finding | null = finding;
    for (let left = MOST_LEFT_OUT; next !== null; left--) {
      const rule = await this.ruleOf(input, next);
      if (!this.rules.has(rule)) return { finding: next, rule };
      const script: Script | null = left === 0 || this.plan.isLate() ? null : this.withoutPlace(next);
      next = script && (await this.trials.differs(script));
    }
    return null;
  }

  /** The same without the command that differs; where our own game refuses that, without all that it refuses. */
  private withoutPlace({ script, judgement }: Finding): Script | null {
    const { commands } = script;
    const number = judgement.place?.number ?? 0;
    if (number < 1 || number > commands.length) return null;
    const mend = (count: number) =>
      mended(this.own, this.inputs.maker, withCommands(script, commands.slice(0, count))).commands;
    if (mend(number).length > mend(number - 1).length)
      return withCommands(script, commands.toSpliced(number - 1, 1));
    const rest = mend(commands.length);
    return rest.length < commands.length ? withCommands(script, rest) : null;
  }

  private shrunk(
    input: FuzzInput,
    finding: Finding,
    avoidsKnown: boolean,
    onSmaller: (smaller: Finding) => void,
  ): Promise<Finding> {
    const { plan, trials, own } = this;
    const { maker } = this.inputs;
    let round = 0;
    return shrink(finding, {
      trials,
      jobs: plan.jobs,
      runs: finding.judgement.verdict === 'hung' ? HUNG_SHRINK_RUNS : SHRINK_RUNS,
      rules: maker.rules,
      simplify: (script) => maker.simplify(script),
      mend: (script) => mended(own, maker, script),
      withLessInHand: (script) =>
        withLessInHand(own, maker, script, stream(plan.seed, `${plan.game} less in hand ${round++}`)),
      *shorter(longest, near) {
        if (input.malformed) return;
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
      onSmaller,
      isKnown: async (each) =>
        avoidsKnown && this.rules.size > 0 && this.rules.has(await this.ruleOf(input, each)),
      isLate: plan.isLate,
    });
  }
}
