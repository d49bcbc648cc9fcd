/** Whoever plays the games of a training, in several processes, or on other machines (`queue/train-at-queue.ts`). */
import { type ChildProcess, fork } from 'node:child_process';
import { TASKS, type TaskName } from '@quadrant/bots/training';
import { inOrder } from '../pool.js';

export type SharedBy<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type MadeBy<N extends TaskName> = ReturnType<(typeof TASKS)[N]>;

/** What they bring comes in the order of the numbers, whoever is done first. */
export interface TrainingPlayers {
  readonly jobs: number; // at a time
  play<N extends TaskName>(name: N, shared: SharedBy<N>, numbers: readonly number[]): Promise<MadeBy<N>[]>;
  close(): Promise<void>;
}

export function playHere<N extends TaskName>(name: N, shared: SharedBy<N>, number: number): MadeBy<N> {
  return TASKS[name](shared as never, number) as MadeBy<N>;
}

/** Processes run what was built, also where the rest runs from its sources. */
const BESIDE = new URL('./task-process.js', import.meta.url);
const PROCESS = new URL(BESIDE.href.replace(/\/lab\/src\/(?=training)/, '/lab/dist/'));

/** Plays in this process, or in several of its own, which may be asked by many at once. */
export class ProcessPlayers implements TrainingPlayers {
  readonly jobs: number;
  private readonly all: ChildProcess[] = [];
  private readonly idle: ChildProcess[] = [];

  constructor(jobs: number) {
    this.jobs = jobs;
  }

  async play<N extends TaskName>(
    name: N,
    shared: SharedBy<N>,
    numbers: readonly number[],
  ): Promise<MadeBy<N>[]> {
    if (this.jobs === 1) return numbers.map((number) => playHere(name, shared, number));
    return inOrder(numbers, this.jobs, async (number) => {
      const child = this.idle.pop() ?? this.start();
      const made = await ask<MadeBy<N>>(child, { name, shared, number });
      this.idle.push(child);
      return made;
    });
  }

  async close(): Promise<void> {
    for (const child of this.all) if (child.connected) child.disconnect();
  }

  private start(): ChildProcess {
    const child = fork(PROCESS, [], { execArgv: [], serialization: 'advanced' });
    this.all.push(child);
    return child;
  }
}

function ask<R>(child: ChildProcess, question: object): Promise<R> {
  return new Promise((done, fail) => {
    const leave = (then: () => void) => {
      child.off('message', answer).off('exit', ended);
      then();
    };
    const answer = (message: unknown) => leave(() => done((message as { made: R }).made));
    const ended = (status: number | null) =>
      leave(() => fail(new Error(`a process that plays for the training ended with ${status}`)));
    child.on('message', answer).on('exit', ended);
    child.send(question);
  });
}
