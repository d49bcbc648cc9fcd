/** A process that plays chunks for another: the order comes first, then chunks, and their games go out. */
import { CannotPlay } from '../jobs/chunk.js';
import { Simulator } from './chunk.js';
import { OVER, type ProcessMessage, type SimulationOrder } from './orders.js';
import type { Chunk } from './spec.js';

let opening: Promise<Simulator> | null = null;

// Listens before anything else is waited for: messages that nobody listens to are lost.
process.on('message', async (message: ProcessMessage) => {
  try {
    if (opening === null) {
      const { simulation, folder } = message as SimulationOrder;
      opening = Simulator.open(simulation, folder);
      await opening;
    } else if (message !== OVER) process.send!(await (await opening).play(message as Chunk));
    else {
      await (await opening).close();
      process.disconnect();
    }
  } catch (error) {
    if (!(error instanceof CannotPlay)) throw error;
    process.send!({ trouble: error.message });
  }
});
process.once('disconnect', () => process.exit());
