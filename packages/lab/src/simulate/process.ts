/** A process that plays chunks for another: the order comes first, then chunks, and their games go out. */
import { CannotPlay } from '../jobs/cannot-play.js';
import { Simulator } from './chunk.js';
import { OVER, type ProcessMessage, type SimulationOrder } from './orders.js';
import type { Chunk } from './spec.js';

let opening: Promise<Simulator> | null = null;
let last: Promise<void> = Promise.resolve();

// Listens before anything else is waited for: messages that nobody listens to are lost. One is done after the other.
process.on('message', (message: ProcessMessage) => {
  last = last.then(() => heed(message));
});
process.once('disconnect', () => process.exit());

async function heed(message: ProcessMessage): Promise<void> {
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
}
