/**
 * Plays a simulation here and in further processes (threads of one process share what collects its garbage and compiles
 * its code, and lose an eighth by it); what it gives comes in the order of the games, whoever played them.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { CannotPlay } from '../jobs/cannot-play.js';
import { Simulator } from './chunk.js';
import { OVER, type SimulationOrder } from './orders.js';
import type { Chunk, SimulatedChunk, Simulation } from './spec.js';

export interface SimulationRun {
  readonly simulation: Simulation;
  readonly folder: string; // in which programs are started
  readonly jobs: number;
  onChunk(chunk: Chunk, played: SimulatedChunk): void;
}

const MOST_IN_CHUNK = 250;
const CHUNKS_EACH = 8; // at least so many a process, so that none waits long for the last

export async function runSimulation(run: SimulationRun): Promise<void> {
  const chunks = chunksOf(run.simulation, run.jobs);
  const waiting = new Map<number, SimulatedChunk>();
  let given = 0;
  let shown = 0;
  const left: number[] = []; // by processes that died
  const take = (): number | null => left.shift() ?? (given < chunks.length ? given++ : null);
  const done = (index: number, played: SimulatedChunk) => {
    waiting.set(index, played);
    for (let next = waiting.get(shown); next !== undefined; next = waiting.get(shown)) {
      waiting.delete(shown);
      run.onChunk(chunks[shown++], next);
    }
  };
  const processes = Array.from({ length: Math.min(run.jobs, chunks.length) - 1 }, () => started(run));
  try {
    await Promise.all([
      here(run, chunks, take, done),
      ...processes.map(async (each) => left.push(...(await playIn(each, chunks, take, done)))),
    ]);
    if (left.length > 0) await here(run, chunks, take, done);
  } finally {
    given = chunks.length; // if one cannot go on, nobody takes more, and nothing more is told
    shown = chunks.length;
    for (const each of processes) each.kill('SIGKILL');
  }
}

function chunksOf({ games, grid }: Simulation, jobs: number): Chunk[] {
  const size = Math.max(1, Math.min(MOST_IN_CHUNK, Math.floor((games * grid.length) / (jobs * CHUNKS_EACH))));
  return grid.flatMap((_, point) => {
    const count = Math.ceil(games / size);
    return Array.from({ length: count }, (_, i) => ({
      point,
      first: i * size,
      count: Math.min(size, games - i * size),
    }));
  });
}

type Take = () => number | null;
type Done = (index: number, played: SimulatedChunk) => void;

async function here(
  { simulation, folder }: SimulationRun,
  chunks: readonly Chunk[],
  take: Take,
  done: Done,
): Promise<void> {
  const simulator = await Simulator.open(simulation, folder);
  try {
    for (let index = take(); index !== null; index = take()) {
      done(index, await simulator.play(chunks[index]));
      await new Promise(setImmediate); // signals and the progress line have their turn
    }
  } finally {
    await simulator.close();
  }
}

function started({ simulation, folder }: SimulationRun): ChildProcess {
  const child = fork(new URL('./process.js', import.meta.url), [], {
    execArgv: [],
    serialization: 'advanced',
  });
  const order: SimulationOrder = { simulation, folder };
  child.send(order, () => {});
  return child;
}

/** Each process has a chunk ahead: who gives them out is at play, too, and does not answer at once. */
const AHEAD = 2;

/** Gives the chunks that it has not played: none, unless it died. */
function playIn(child: ChildProcess, chunks: readonly Chunk[], take: Take, done: Done): Promise<number[]> {
  return new Promise((finished, fail) => {
    const given: number[] = []; // what it plays and will play, in this order
    let isOver = false;
    const send = (message: Chunk | typeof OVER) => child.send(message, () => {}); // one that is gone is told by `exit`
    const give = () => {
      const index = isOver ? null : take();
      if (index !== null) {
        given.push(index);
        send(chunks[index]);
      } else if (!isOver) {
        isOver = true;
        send(OVER);
      }
    };
    child.on('error', fail);
    child.on('exit', () => finished(given));
    child.on('message', (message) => {
      const played = message as SimulatedChunk | { readonly trouble: string };
      if ('trouble' in played) {
        fail(new CannotPlay(played.trouble));
        return;
      }
      const index = given.shift()!;
      give(); // before anything is done with it, so that the process goes on at once
      done(index, played);
    });
    for (let i = 0; i < AHEAD; i++) give();
  });
}
