/**
 * Trials, several at a time. Putting up a wall, reading the output and comparing it cost us more than a quick program
 * costs itself, so each job is a process of its own.
 */
import { type ChildProcess, fork } from 'node:child_process';
import type { ProgramRun } from '../process/ending.js';
import type { Limits } from '../process/limits.js';
import type { Sandbox } from '../process/sandbox.js';
import type { Wall } from '../process/walls.js';
import { makerOf } from './makers.js';
import type { Script } from './script.js';
import { type Finding, isCut, LATE, Trial, type TrialTarget } from './trial.js';

/** Processes run what was built, also where the rest runs from its sources. */
const BESIDE = new URL('./trial-process.js', import.meta.url);
const PROCESS = new URL(BESIDE.href.replace(/\/lab\/src\/(?=fuzz\/trial)/, '/lab/dist/'));

/** What a process must know to make trials. */
export interface TrialOrder extends Omit<TrialTarget, 'own' | 'line'> {
  readonly text: string; // of the command line
  readonly folder: string;
  readonly wall: Wall;
  readonly limits: Limits;
}

export class Trials {
  runs = 0; // of their program

  private readonly limits: Limits;
  private readonly here: Trial;
  private readonly idle: ChildProcess[];
  private readonly all: readonly ChildProcess[];

  constructor(target: TrialTarget, sandbox: Sandbox, jobs: number) {
    this.here = new Trial(target, makerOf(target.game).spelling, sandbox);
    const { game, line, limits, compare, ignoresStatus, deadline } = target;
    this.limits = limits;
    const { text, folder } = line;
    const order = { game, text, folder, wall: sandbox.wall, limits, compare, ignoresStatus, deadline };
    this.all = Array.from({ length: jobs > 1 ? jobs : 0 }, () => started(order));
    this.idle = [...this.all];
  }

  runOwn(script: Script): ProgramRun {
    return this.here.runOwn(script);
  }

  /** Null when both do the same, as far as there was time to see. */
  async differs(script: Script): Promise<Finding | null> {
    const finding = await this.tried(script);
    return finding === LATE ? null : finding;
  }

  /** Null when both do the same. */
  async tried(script: Script): Promise<Finding | null | typeof LATE> {
    this.runs++;
    const child = this.idle.pop();
    const finding = await (child ? answerOf(child, script) : this.here.differs(script));
    if (child) this.idle.push(child);
    return finding && (isCut(finding, this.limits) ? LATE : { ...finding, script });
  }

  /** A run that somebody else made, and that showed nothing. */
  wasElsewhere(): null {
    this.runs++;
    return null;
  }

  close(): void {
    for (const child of this.all) if (child.connected) child.disconnect();
  }
}

function started(order: TrialOrder): ChildProcess {
  // Out of the group that hears a Ctrl-C: they end with us, who have more to do at that.
  const child = fork(PROCESS, [], { execArgv: [], serialization: 'advanced', detached: true });
  child.send(order);
  return child;
}

function answerOf(child: ChildProcess, script: Script): Promise<Finding | null> {
  return new Promise((done, fail) => {
    const leave = (then: () => void) => {
      child.off('message', answer).off('exit', ended);
      then();
    };
    const answer = (finding: unknown) => leave(() => done(finding as Finding | null));
    const ended = (status: number | null) =>
      leave(() => fail(new Error(`a process that makes trials ended with ${status}`)));
    child.on('message', answer).on('exit', ended);
    child.send(script);
  });
}
