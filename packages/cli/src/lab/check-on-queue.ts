/** Submissions that the workers of a queue check: each goes there by content, and its report comes back. */
import { type CheckJob, type ProgramReport, pack, type Submission } from '@quadrant/lab';
import { openQueue } from './worker.js';

/** More than this is too much to send: such a submission counts as one whose files cannot be used. */
const MOST_MIB = 64;

/** Reports come in the order of the submissions, whoever is done first. */
export async function checkOnQueue(
  url: string,
  job: CheckJob,
  submissions: readonly Submission[],
  onReport: (report: ProgramReport) => void,
): Promise<void> {
  const { checkAtQueue } = await import('@quadrant/lab/queue');
  const connection = await openQueue(url);
  const inputs = submissions.map(({ name, folder }) => () => ({ name, files: pack(folder, MOST_MIB) }));
  const waiting = new Map<number, ProgramReport>();
  let next = 0;
  try {
    await checkAtQueue(connection, job, inputs, (report, place) => {
      waiting.set(place, report);
      for (let each = waiting.get(next); each !== undefined; each = waiting.get(next)) {
        waiting.delete(next++);
        onReport(each);
      }
    });
  } finally {
    await connection.store.close().catch(() => {});
  }
}
