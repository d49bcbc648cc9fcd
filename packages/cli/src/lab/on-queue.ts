/** A tournament that the workers of a queue play. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { CannotPlay, type TournamentFolder } from '@quadrant/lab/bots';
import type { QueuePlan } from '@quadrant/lab/queue';
import { Misuse } from '../command.js';
import { openQueue } from './worker.js';

export async function runOnQueue(
  url: string,
  folder: TournamentFolder,
  plan: Omit<QueuePlan, 'run'>,
): Promise<void> {
  const { coordinate } = await import('@quadrant/lab/queue');
  const connection = await openQueue(url);
  try {
    await coordinate(connection, { ...plan, run: nameOf(folder) });
  } catch (error) {
    throw error instanceof CannotPlay ? new Misuse(error.message) : error;
  } finally {
    await connection.store.close().catch(() => {});
  }
}

/** The name of the run at the queue: whoever resumes it goes on with the same. */
function nameOf(folder: TournamentFolder): string {
  const path = folder.file('queue.json');
  if (!existsSync(path)) folder.write('queue.json', `${JSON.stringify({ run: randomUUID() })}\n`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { run: string }).run;
}
