/** Plays the games of a training, here or in several processes; what they bring comes in order, whoever is done first. */
import { type ChildProcess, fork } from 'node:child_process';
import { TASKS, type TaskName } from './tasks.js';

type TaskOf<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
type ResultOf<N extends TaskName> = ReturnType<(typeof TASKS)[N]>;

/** Processes run what was built, also where the rest runs from its sources. */
const BESIDE = new URL('./task-process.js', import.meta.url);
const PROCESS = new URL(BESIDE.href.replace(/\/cli\/src\/(?=raiinet\/training)/, '/cli/dist/'));

export class TrainingPlayers {
  readonly jobs: number;
  private readonly processes: readonly ChildProcess[];

  constructor(jobs: number) {
    this.jobs = jobs;
    this.processes = Array.from({ length: jobs > 1 ? jobs : 0 }, () =>
      fork(PROCESS, [], { execArgv: [], serialization: 'advanced' }),
    );
  }

  async play<N extends TaskName>(name: N, tasks: readonly TaskOf<N>[]): Promise<ResultOf<N>[]> {
    const results: ResultOf<N>[] = new Array(tasks.length);
    if (this.processes.length === 0) return tasks.map((task) => TASKS[name](task as never) as ResultOf<N>);
    let next = 0;
    const work = async (process: ChildProcess) => {
      while (next < tasks.length) {
        const index = next++;
        results[index] = await ask<ResultOf<N>>(process, { name, task: tasks[index] });
      }
    };
    await Promise.all(this.processes.map(work));
    return results;
  }

  close(): void {
    for (const each of this.processes) if (each.connected) each.disconnect();
  }
}

function ask<R>(child: ChildProcess, question: object): Promise<R> {
  return new Promise((done, fail) => {
    const leave = (then: () => void) => {
      child.off('message', answer).off('exit', ended);
      then();
    };
    const answer = (message: unknown) => leave(() => done((message as { result: R }).result));
    const ended = (status: number | null) =>
      leave(() => fail(new Error(`a process that plays for the training ended with ${status}`)));
    child.on('message', answer).on('exit', ended);
    child.send(question);
  });
}
