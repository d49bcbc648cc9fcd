/** Gives one script to our own game and to somebody's program, and says whether they differ. */
import { linesOf } from '../check/diff.js';
import { type Judgement, type Right, rightByOwn, verdictOn } from '../check/judge.js';
import { type Comparison, type ComparisonName, comparisonOf, readable } from '../compare/comparison.js';
import { casesOf, type GameId, type GameModule } from '../games.js';
import type { CommandLine } from '../process/command-line.js';
import type { ProgramRun } from '../process/ending.js';
import type { Limits } from '../process/limits.js';
import { runOwn } from '../process/own-game.js';
import type { Sandbox } from '../process/sandbox.js';
import { inputOf, type Script, type ScriptForm } from './script.js';

export interface Finding {
  readonly script: Script;
  readonly right: Right;
  readonly outcome: ProgramRun; // of their program
  readonly judgement: Judgement;
}

/** Of an input that there was no time left for. */
export const LATE = 'late';

/** Whether a run went on until the deadline of the search, before its own: it shows nothing. */
export const isCut = ({ outcome: { ending } }: Finding, { wallSeconds }: Limits): boolean =>
  ending.kind === 'hung' && ending.clock === 'wall' && ending.seconds < wallSeconds;

const LEVEL = 'level.map';

export interface TrialTarget {
  readonly game: GameId;
  readonly own: GameModule;
  readonly line: CommandLine;
  readonly limits: Limits;
  readonly compare: ComparisonName;
  readonly ignoresStatus: boolean;
  readonly deadline?: number | undefined; // by the clock of the machine, in ms; not there: no run is cut short
}

export class Trial {
  private readonly game: GameId;
  private readonly own: GameModule;
  private readonly spelling: ScriptForm;
  private readonly line: CommandLine;
  private readonly limits: Limits;
  private readonly sandbox: Sandbox;
  private readonly compare: Comparison;
  private readonly ignoresStatus: boolean;
  private readonly deadline: number;

  constructor(target: TrialTarget, spelling: ScriptForm, sandbox: Sandbox) {
    this.game = target.game;
    this.own = target.own;
    this.line = target.line;
    this.limits = target.limits;
    this.spelling = spelling;
    this.sandbox = sandbox;
    this.compare = comparisonOf(target.compare, target.game);
    this.ignoresStatus = target.ignoresStatus;
    this.deadline = target.deadline ?? Number.POSITIVE_INFINITY;
  }

  runOwn(script: Script): ProgramRun {
    return runOwn(this.own.program, {
      words: script.map === null ? script.args : [...script.args, LEVEL],
      input: Buffer.from(inputOf(script, this.spelling)),
      files: script.map === null ? {} : { [LEVEL]: script.map },
    });
  }

  /** Null when both do the same. */
  async differs(script: Script): Promise<Finding | null> {
    const own = rightByOwn(this.game, this.runOwn(script));
    const right = this.ignoresStatus ? { ...own, status: null } : own;
    const ran = await this.runTheirs(script);
    const outcome = { ...ran, out: readable(right.out, ran.out) };
    const verdict = verdictOn(this.compare, right, outcome);
    if (verdict.verdict === 'passed') return null;
    return {
      script,
      right,
      outcome,
      judgement: { ...verdict, agreed: 0, place: this.place(script, right, verdict.difference?.line) },
    };
  }

  private place(script: Script, right: Right, line: number | undefined): Judgement['place'] {
    if (line === undefined) return null;
    const transcript = {
      lines: linesOf(right.out),
      program: this.own.program,
      words: script.args,
      input: inputOf(script, this.spelling),
      readText: () => null,
    };
    return casesOf(this.game).placeOf(transcript, line);
  }

  private runTheirs(script: Script): Promise<ProgramRun> {
    const { args, map } = script;
    const given = { input: inputOf(script, this.spelling), map, args, files: {} };
    const left = Math.max(0, this.deadline - Date.now()) / 1000;
    const wallSeconds = Math.min(this.limits.wallSeconds, left);
    return this.sandbox.run(this.line, given, { ...this.limits, wallSeconds });
  }
}
