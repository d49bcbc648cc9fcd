/** What runs on one of the threads: chunks come in, their games go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { CannotPlay } from '../jobs/chunk.js';
import { Simulator } from './chunk.js';
import type { Chunk, Simulation } from './spec.js';

const { simulation, folder }: { simulation: Simulation; folder: string } = workerData;
const opening = Simulator.open(simulation, folder);
parentPort!.on('message', async (chunk: Chunk | null) => {
  try {
    const simulator = await opening;
    if (chunk !== null) parentPort!.postMessage(await simulator.play(chunk));
    else {
      await simulator.close();
      parentPort!.close();
    }
  } catch (error) {
    if (!(error instanceof CannotPlay)) throw error;
    parentPort!.postMessage({ trouble: error.message });
  }
});
