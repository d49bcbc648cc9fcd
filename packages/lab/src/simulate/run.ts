/**
 * Plays a simulation here and in further processes (threads of one process share what collects its garbage and compiles
 * its code, and lose an eighth by it); what it gives comes in the order of the games, whoever played them.
 */
import type { ChildProcess } from 'node:child_process';
import { Simulator } from './chunk.js';
import { OVER } from './orders.js';
import { playedIn, startProcess } from './processes.js';
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
  const chunks = chunksOf(run.simulation, sizeOn(run.simulation, run.jobs));
  const turns = new InTurn(chunks, run.onChunk);
  let given = 0;
  const left: number[] = []; // by processes that died
  const take = (): number | null => left.shift() ?? (given < chunks.length ? given++ : null);
  const done: Done = (index, played) => turns.put(index, played);
  const processes = Array.from({ length: Math.min(run.jobs, chunks.length) - 1 }, () => startProcess(run));
  try {
    await Promise.all([
      here(run, chunks, take, done),
      ...processes.map(async (each) => left.push(...(await playIn(each, chunks, take, done)))),
    ]);
    if (left.length > 0) await here(run, chunks, take, done);
  } finally {
    given = chunks.length; // if one cannot go on, nobody takes more, and nothing more is told
    turns.end();
    for (const each of processes) each.kill('SIGKILL');
  }
}

/** What comes in any order is told in that of the chunks. */
export class InTurn {
  private readonly chunks: readonly Chunk[];
  private readonly tell: SimulationRun['onChunk'];
  private readonly waiting = new Map<number, SimulatedChunk>();
  private told = 0;

  constructor(chunks: readonly Chunk[], tell: SimulationRun['onChunk']) {
    this.chunks = chunks;
    this.tell = tell;
  }

  has(index: number): boolean {
    return index < this.told || this.waiting.has(index);
  }

  put(index: number, played: SimulatedChunk): void {
    const { waiting } = this;
    waiting.set(index, played);
    for (let next = waiting.get(this.told); next !== undefined; next = waiting.get(this.told)) {
      waiting.delete(this.told);
      this.tell(this.chunks[this.told++], next);
    }
  }

  /** Nothing more is told. */
  end(): void {
    this.told = this.chunks.length;
  }
}

const sizeOn = ({ games, grid }: Simulation, jobs: number): number =>
  Math.max(1, Math.min(MOST_IN_CHUNK, Math.floor((games * grid.length) / (jobs * CHUNKS_EACH))));

/** All games, so many at a time, none of two points. */
export function chunksOf({ games, grid }: Simulation, size: number): Chunk[] {
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
      try {
        const played = playedIn(message);
        const index = given.shift()!;
        give(); // before anything is done with it, so that the process goes on at once
        done(index, played);
      } catch (error) {
        fail(error);
      }
    });
    for (let i = 0; i < AHEAD; i++) give();
  });
}
