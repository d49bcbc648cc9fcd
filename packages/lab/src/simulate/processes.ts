/** Processes that play chunks of one simulation. */
import { type ChildProcess, fork } from 'node:child_process';
import { CannotPlay } from '../jobs/cannot-play.js';
import type { SimulationOrder } from './orders.js';
import type { Chunk, SimulatedChunk } from './spec.js';

/** Processes run what was built, also where the rest runs from its sources. */
const BESIDE = new URL('./process.js', import.meta.url);
const PROCESS = new URL(BESIDE.href.replace(/\/lab\/src\/(?=simulate)/, '/lab/dist/'));

export function startProcess({ simulation, folder }: SimulationOrder): ChildProcess {
  const child = fork(PROCESS, [], { execArgv: [], serialization: 'advanced' });
  const order: SimulationOrder = { simulation, folder };
  child.send(order, () => {});
  return child;
}

/** What a process answers. */
export function playedIn(message: unknown): SimulatedChunk {
  const answer = message as SimulatedChunk | { readonly trouble: string };
  if ('trouble' in answer) throw new CannotPlay(answer.trouble);
  return answer;
}

/** As many as are asked at once, for whoever must stay awake meanwhile. */
export class SimulationProcesses {
  private readonly order: SimulationOrder;
  private readonly all: ChildProcess[] = [];
  private readonly idle: ChildProcess[] = [];

  constructor(order: SimulationOrder) {
    this.order = order;
  }

  async play(chunk: Chunk): Promise<SimulatedChunk> {
    const child = this.idle.pop() ?? this.start();
    const played = await ask(child, chunk);
    this.idle.push(child);
    return played;
  }

  close(): void {
    for (const child of this.all) if (child.connected) child.disconnect();
  }

  private start(): ChildProcess {
    const child = startProcess(this.order);
    this.all.push(child);
    return child;
  }
}

function ask(child: ChildProcess, chunk: Chunk): Promise<SimulatedChunk> {
  return new Promise((done, fail) => {
    const leave = (then: () => void) => {
      child.off('message', answered).off('exit', ended);
      then();
    };
    const answered = (message: unknown) =>
      leave(() => {
        try {
          done(playedIn(message));
        } catch (error) {
          fail(error);
        }
      });
    const ended = () => leave(() => fail(new Error('a process that simulates ended')));
    child.on('message', answered).on('exit', ended);
    child.send(chunk, () => {}); // one that is gone is told by `exit`
  });
}
