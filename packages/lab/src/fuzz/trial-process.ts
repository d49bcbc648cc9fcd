/** A process that makes trials for another: the order comes first, then one script after another. */
import { setFlagsFromString } from 'node:v8';
import { loadGame } from '../games.js';
import { readCommandLine } from '../process/command-line.js';
import { openSandbox } from '../process/sandbox.js';
import { makerOf } from './makers.js';
import type { Script } from './script.js';
import { Trial } from './trial.js';
import type { TrialOrder } from './trials.js';

// While every core makes trials, only what is really hot is worth the time that it takes to compile it well: else each
// of the processes would spend a fifth of its first few hundred trials on that. Later versions may not know this flag.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=2000000');

let trial: Promise<Trial> | null = null;

// Listens before anything else is waited for: messages that nobody listens to are lost.
process.on('message', async (message: TrialOrder | Script) => {
  if (trial === null) trial = trialBy(message as TrialOrder);
  else process.send!(await (await trial).differs(message as Script));
});
process.once('disconnect', () => process.exit());

async function trialBy({ text, folder, wall, ...order }: TrialOrder): Promise<Trial> {
  const line = readCommandLine(text, folder);
  const sandbox = openSandbox(wall, []);
  if (typeof line === 'string' || sandbox === null) throw new Error(`no trials can be made of '${text}'`);
  const own = await loadGame(order.game);
  return new Trial({ ...order, own, line }, makerOf(order.game).spelling, sandbox);
}
