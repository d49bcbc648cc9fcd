/** A simulation that workers play: what they give comes in the order of the games, and one of a hundred is played again here. */
import { randomInt, randomUUID } from 'node:crypto';
import { CannotPlay } from '../jobs/cannot-play.js';
import { SimulationProcesses } from '../simulate/processes.js';
import { chunksOf, InTurn, type SimulationRun } from '../simulate/run.js';
import type { Chunk, SimulatedChunk, Simulation } from '../simulate/spec.js';
import { sizeFor } from './chunks.js';
import type { QueueConnection } from './connection.js';
import { handOut } from './hand-out.js';
import { patiently } from './patient.js';
import type { QueuedRun } from './store.js';

export const SIMULATION_FORMAT = 'quadrant-simulation-1';

export interface SimulationJob extends Simulation {
  readonly format: typeof SIMULATION_FORMAT;
}

export type SimulationAtQueue = Omit<SimulationRun, 'jobs'> & {
  readonly size?: number;
  readonly checked?: number;
};

/** Games are shorter than pairs of bots that think, and told in a line. */
const MOST_GAMES = 5000;
const CHECKED = 1; // of a hundred
/** What every worker must get as whoever asks does. */
export const FIRST_GAME: Chunk = { point: 0, first: 0, count: 1 };

export const textOfGames = (played: SimulatedChunk): string => JSON.stringify(played);

export async function simulateAtQueue(connection: QueueConnection, plan: SimulationAtQueue): Promise<void> {
  const { simulation, folder, onChunk } = plan;
  const here = new SimulationProcesses({ simulation, folder });
  try {
    const run = await begin(plan, here);
    const chunks = chunksOf(simulation, run.size);
    const turns = new InTurn(chunks, onChunk);
    await patiently(() => connection.store.putRun(run));
    await handOut(connection, {
      run,
      chunks: chunks.length,
      repeatable: run.probe !== null,
      has: (chunk) => turns.has(chunk),
      enough: () => false,
      async onResult({ chunk, result, worker }) {
        const played = read(result, chunks[chunk], worker);
        if (run.probe !== null) await recheck(chunks[chunk], played, worker);
        turns.put(chunk, played);
      },
    });
  } finally {
    here.close();
  }

  async function recheck(
    { point, first, count }: Chunk,
    { games }: SimulatedChunk,
    worker: string,
  ): Promise<void> {
    for (let i = 0; i < count; i++) {
      if (randomInt(100) >= (plan.checked ?? CHECKED)) continue;
      const own = await here.play({ point, first: first + i, count: 1 });
      const [mine, theirs] = [own.games[0], games[i]].map((game) => JSON.stringify(game));
      if (mine !== theirs)
        throw new CannotPlay(
          `game ${first + i} comes out otherwise here.\nhere: ${mine}\nthere: ${theirs}, from ${worker}`,
        );
    }
  }
}

async function begin({ simulation, size }: SimulationAtQueue, here: SimulationProcesses): Promise<QueuedRun> {
  const first = textOfGames(await here.play(FIRST_GAME));
  const began = performance.now();
  const count = Math.min(simulation.games, 20);
  await here.play({ point: 0, first: 0, count });
  const job: SimulationJob = { format: SIMULATION_FORMAT, ...simulation };
  return {
    id: randomUUID(),
    spec: JSON.stringify(job),
    size: size ?? sizeFor((performance.now() - began) / count, MOST_GAMES),
    probe: simulation.bots.some(({ clock }) => clock !== null && !('nodes' in clock)) ? null : first,
  };
}

function read(result: string, { first, count }: Chunk, worker: string): SimulatedChunk {
  const played = JSON.parse(result) as SimulatedChunk;
  const isWhole =
    played.games.length === count && played.games.every(({ number }, i) => number === first + i);
  if (!isWhole) throw new CannotPlay(`a result has other games than were asked for, from ${worker}`);
  return played;
}
