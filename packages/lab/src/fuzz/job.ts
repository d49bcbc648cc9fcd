/** The search of a fuzzer as jobs: plain data in, the numbers of the inputs that differ out, so that any machine can do it. */
import { CaseError } from '../check/case-error.js';
import type { ComparisonName } from '../compare/comparison.js';
import { loadGame } from '../games.js';
import { readCommandLine } from '../process/command-line.js';
import type { Limits } from '../process/limits.js';
import { openSandbox, type Sandbox, type SandboxName } from '../process/sandbox.js';
import { FuzzInputs, type InputPlan } from './inputs.js';
import { Trials } from './trials.js';

export const FUZZ_FORMAT = 'quadrant-fuzz-1';

export interface FuzzJob extends InputPlan {
  readonly format: typeof FUZZ_FORMAT;
  readonly host: string; // 'quadrant 0.2.0': another version may make other inputs
  readonly program: string; // './a.out {input}'
  readonly limits: Limits;
  readonly sandbox: SandboxName;
  readonly compare: ComparisonName;
  readonly ignoresStatus: boolean;
}

const AGREES = 'passed';

export class Searcher {
  readonly inputs: FuzzInputs;
  private readonly trials: Trials;
  private readonly sandbox: Sandbox;

  private constructor(inputs: FuzzInputs, trials: Trials, sandbox: Sandbox) {
    this.inputs = inputs;
    this.trials = trials;
    this.sandbox = sandbox;
  }

  /** The program is started in a folder of this machine, behind a wall of this machine. */
  static async open(job: FuzzJob, folder: string, jobs: number): Promise<Searcher> {
    const line = readCommandLine(job.program, folder);
    if (typeof line === 'string') throw new CaseError(line);
    const sandbox = openSandbox(job.sandbox, []);
    if (sandbox === null) throw new CaseError(`there is no wall "${job.sandbox}" to be had on this machine`);
    const own = await loadGame(job.game);
    return new Searcher(new FuzzInputs(job, own), new Trials({ ...job, own, line }, sandbox, jobs), sandbox);
  }

  /** What the program makes of one input, in a word. */
  async verdictOn(number: number): Promise<string> {
    const finding = await this.trials.differs(this.inputs.make(number).script);
    if (finding?.judgement.verdict === 'not started')
      throw new CaseError(`the program cannot be started: ${finding.judgement.words}`);
    return finding?.judgement.verdict ?? AGREES;
  }

  /** Those of so many inputs in which the program differs. */
  async differing(first: number, count: number): Promise<number[]> {
    const found: number[] = [];
    for (let number = first; number < Math.min(first + count, this.inputs.count); number++)
      if ((await this.verdictOn(number)) !== AGREES) found.push(number);
    return found;
  }

  close(): void {
    this.trials.close();
    this.sandbox.close();
  }
}
