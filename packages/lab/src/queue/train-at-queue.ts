/**
 * Plays the games of a training on the workers of a queue. Each comes out the same wherever it is played: one of every
 * batch is played here as well, and two results for one chunk must be equal.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { TaskName } from '@quadrant/bots/training';
import { CannotPlay } from '../jobs/cannot-play.js';
import { type MadeBy, playHere, type SharedBy, type TrainingPlayers } from '../training/players.js';
import type { QueueConnection } from './connection.js';
import { handOut } from './hand-out.js';
import { patiently } from './patient.js';

export const TRAINING_FORMAT = 'quadrant-training-1';

export interface TrainingJob<N extends TaskName = TaskName> {
  readonly format: typeof TRAINING_FORMAT;
  readonly host: string; // 'quadrant 0.2.0': another version may play otherwise
  readonly name: N;
  readonly shared: SharedBy<N>;
  readonly numbers: readonly number[];
}

/** Pairs that are asked for before the test that they are for looks at them. */
const AT_ONCE = 16;
/** Games in a chunk: between two steps of learning there are only so many to share. */
const IN_CHUNK = 2;

export const numbersOf = ({ numbers }: TrainingJob, chunk: number): readonly number[] =>
  numbers.slice(chunk * IN_CHUNK, (chunk + 1) * IN_CHUNK);

export class QueuePlayers implements TrainingPlayers {
  readonly jobs = AT_ONCE;
  private readonly connection: QueueConnection;
  private readonly host: string;

  constructor(connection: QueueConnection, host: string) {
    this.connection = connection;
    this.host = host;
  }

  async play<N extends TaskName>(
    name: N,
    shared: SharedBy<N>,
    numbers: readonly number[],
  ): Promise<MadeBy<N>[]> {
    const job: TrainingJob<N> = { format: TRAINING_FORMAT, host: this.host, name, shared, numbers };
    const run = { id: randomUUID(), spec: JSON.stringify(job), size: IN_CHUNK, probe: null };
    const { store } = this.connection;
    await patiently(() => store.putRun(run));
    const made: MadeBy<N>[][] = [];
    await handOut(this.connection, {
      run,
      chunks: Math.ceil(numbers.length / IN_CHUNK),
      repeatable: true,
      has: (chunk) => made[chunk] !== undefined,
      enough: () => false,
      onResult({ chunk, result }) {
        made[chunk] = JSON.parse(result) as MadeBy<N>[];
      },
    });
    const all = made.flat(1) as MadeBy<N>[];
    if (numbers.length > 0) recheck(job, all);
    return all;
  }

  async close(): Promise<void> {
    await this.connection.store.close().catch(() => {});
  }
}

function recheck<N extends TaskName>({ name, shared, numbers }: TrainingJob<N>, all: readonly MadeBy<N>[]) {
  const at = randomInt(numbers.length);
  const [own, other] = [playHere(name, shared, numbers[at]), all[at]].map((made) => JSON.stringify(made));
  if (all.length !== numbers.length || own !== other)
    throw new CannotPlay(`game ${numbers[at]} comes out otherwise here.\nhere: ${own}\nthere: ${other}`);
}
