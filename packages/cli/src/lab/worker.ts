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
Plays chunks of what somebody runs with the same --queue (tournaments, and all
else that takes one), until it is stopped. Any number of them, on any machines,
may come and go.`,
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

/** Far longer than a chunk takes. */
const SILENCE_MS = 30_000;
const SILENCE = {
  ms: SILENCE_MS,
  tell: () =>
    process.stderr.write(
      `quadrant: nothing came from the queue for ${SILENCE_MS / 1000} s; workers of this version are started with quadrant lab worker --queue URL, and tell why they take no part\n`,
    ),
};

export async function openQueue(text: string | undefined): Promise<QueueConnection> {
  if (text === undefined) throw new Misuse('lab worker needs a queue: --queue postgres://…');
  const { connect, readQueueAddress } = await import('@quadrant/lab/queue'); // heavy, and seldom needed
  const url = readQueueAddress(text);
  if (!url.ok) throw new Misuse(url.error.words);
  try {
    return { ...(await connect(url.value)), silence: SILENCE };
  } catch (error) {
    throw new Misuse(`cannot reach the queue: ${reason(error)}`);
  }
}
