/** `quadrant lab worker`: takes part in the runs of a queue until it is stopped. */
import type { QueueConnection } from '@quadrant/lab/queue';
import { Misuse, STATUS } from '../command.js';
import { JOBS } from '../common-options.js';
import { declare } from '../declare.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { hostName } from '../version.js';

export const worker = declare({
  name: 'lab worker',
  usage: 'quadrant lab worker --queue URL [OPTIONS]',
  about: `
Plays chunks of tournaments that somebody runs with the same --queue, until it
is stopped. Any number of them, on any machines, may come and go.`,
  options: {
    queue: { kind: 'text', takes: 'URL', help: 'postgres://… or redis://…' },
    jobs: { ...JOBS, help: 'chunks at a time, each on a thread' },
  },
  async run({ values: { queue, jobs }, words }) {
    if (words.length > 0) throw new Misuse(`lab worker takes no "${words[0]}"`);
    const { work } = await import('@quadrant/lab/queue');
    const connection = await openQueue(queue);
    const working = await work(connection, {
      host: hostName(),
      folder: process.cwd(),
      jobs,
      onTrouble: (text) => process.stderr.write(`quadrant: ${text}\n`),
    });
    print(`working, ${jobs} at a time\n`);
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await working.stop();
    await connection.store.close();
    return STATUS.ok;
  },
});

export async function openQueue(text: string | undefined): Promise<QueueConnection> {
  if (text === undefined) throw new Misuse('lab worker needs a queue: --queue postgres://…');
  const { connect, readQueueAddress } = await import('@quadrant/lab/queue'); // heavy, and seldom needed
  const url = readQueueAddress(text);
  if (!url.ok) throw new Misuse(url.error.words);
  try {
    return await connect(url.value);
  } catch (error) {
    throw new Misuse(`cannot reach the queue: ${reason(error)}`);
  }
}
