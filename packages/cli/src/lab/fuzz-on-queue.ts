/** A search that the workers of a queue make; what they find is run again and made small here. */
import { CaseError, type Elsewhere, type FuzzJob } from '@quadrant/lab';
import { Misuse } from '../command.js';
import { openQueue } from './worker.js';

export async function fuzzOnQueue<T>(
  url: string,
  job: FuzzJob,
  isLate: () => boolean,
  act: (elsewhere: Elsewhere) => Promise<T>,
): Promise<T> {
  const { fuzzAtQueue } = await import('@quadrant/lab/queue');
  const connection = await openQueue(url);
  try {
    return await fuzzAtQueue(connection, { job, folder: process.cwd(), isLate }, (differs) =>
      act({
        differs,
        onRefuted: (input, who) =>
          process.stderr.write(`input ${input} differs for ${who}, and not here: left out\n`),
      }),
    );
  } catch (error) {
    throw error instanceof CaseError ? new Misuse(error.message) : error;
  } finally {
    await connection.store.close().catch(() => {});
  }
}
