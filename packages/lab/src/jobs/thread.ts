/** What runs on one of the threads: numbers of pairs come in, their lines go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { openLineup, playChunk } from './chunk.js';
import type { Spec } from './spec.js';

const { spec, folder }: { spec: Spec; folder: string } = workerData;
const field = await openLineup(spec, folder, true);
parentPort!.on('message', async (pair: number | null) => {
  if (pair === null) {
    await field.close();
    parentPort!.close();
    return;
  }
  for await (const played of playChunk(spec, pair, 1, field)) parentPort!.postMessage(played);
});
