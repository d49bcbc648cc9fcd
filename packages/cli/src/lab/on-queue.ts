/** What the workers of a queue do for a command. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  CannotPlay,
  type runTournament,
  type TournamentFolder,
  type TrainingPlayers,
} from '@quadrant/lab/bots';
import type { QueuePlan } from '@quadrant/lab/queue';
import type { SimulationRun } from '@quadrant/lab/simulate';
import { Misuse } from '../command.js';
import { hostName } from '../version.js';
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

/** Tournaments one after the other, all at one queue: the way to play of a tuning. */
export async function atQueue<T>(url: string, act: (play: typeof runTournament) => Promise<T>): Promise<T> {
  const { coordinate } = await import('@quadrant/lab/queue');
  const connection = await openQueue(url);
  const play: typeof runTournament = (run) => {
    const played = new Set<number>();
    return coordinate(connection, {
      ...run,
      run: randomUUID(),
      has: (pair) => played.has(pair),
      onPlayed(pair) {
        played.add(pair.line.pair);
        run.onPlayed(pair);
      },
    });
  };
  try {
    return await act(play);
  } finally {
    await connection.store.close().catch(() => {});
  }
}

/** The games of a simulation, in their order. */
export async function simulateOnQueue(url: string, run: Omit<SimulationRun, 'jobs'>): Promise<void> {
  const { simulateAtQueue } = await import('@quadrant/lab/queue');
  const connection = await openQueue(url);
  try {
    await simulateAtQueue(connection, run);
  } finally {
    await connection.store.close().catch(() => {});
  }
}

/** Workers that play the games of a training. */
export async function playersAtQueue(url: string): Promise<TrainingPlayers> {
  const { QueuePlayers } = await import('@quadrant/lab/queue');
  return new QueuePlayers(await openQueue(url), hostName());
}

/** The name of the run at the queue: whoever resumes it goes on with the same. */
function nameOf(folder: TournamentFolder): string {
  const path = folder.file('queue.json');
  if (!existsSync(path)) folder.write('queue.json', `${JSON.stringify({ run: randomUUID() })}\n`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { run: string }).run;
}
