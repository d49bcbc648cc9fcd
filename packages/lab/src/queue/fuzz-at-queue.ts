/**
 * The search of a fuzzer on the workers of a queue: they tell which inputs differ, and whoever asks runs those again and
 * makes them small. Programs may do something else each time: the first result of a chunk counts.
 */
import { randomUUID } from 'node:crypto';
import type { Elsewhere } from '../fuzz/fuzz.js';
import { type FuzzJob, Searcher } from '../fuzz/job.js';
import { sizeFor } from './chunks.js';
import type { QueueConnection } from './connection.js';
import { handOut } from './hand-out.js';
import { patiently } from './patient.js';
import type { QueuedRun } from './store.js';

export interface QueueSearch {
  readonly job: FuzzJob;
  readonly folder: string; // in which the program is started here
  readonly size?: number; // inputs in a chunk; else as many as take a few seconds
  /** Whether there is no time left. */
  isLate(): boolean;
}

/** Lets workers search while `act` takes what they tell, input by input. */
export async function fuzzAtQueue<T>(
  connection: QueueConnection,
  search: QueueSearch,
  act: (differs: Elsewhere['differs']) => Promise<T>,
): Promise<T> {
  const { run, inputs } = await begin(search);
  await patiently(() => connection.store.putRun(run));
  const tellings = new Tellings();
  let isOver = false;
  const handing = handOut(connection, {
    run,
    chunks: Math.ceil(inputs / run.size),
    repeatable: false,
    has: (chunk) => tellings.has(chunk),
    enough: () => isOver || search.isLate(),
    onResult: ({ chunk, result, worker }) =>
      tellings.put(chunk, { differing: new Set(JSON.parse(result) as number[]), worker }),
  }).then(
    () => tellings.end(null),
    (error: unknown) => tellings.end(error),
  );
  try {
    return await act(async (number) => {
      const telling = await tellings.of(Math.floor(number / run.size));
      return telling?.differing.has(number) ? telling.worker : null;
    });
  } finally {
    isOver = true;
    await handing;
  }
}

/** The first input is run here: it says how long one takes, and what every worker must get as well. */
async function begin({ job, folder, size }: QueueSearch): Promise<{ run: QueuedRun; inputs: number }> {
  const searcher = await Searcher.open(job, folder, 1);
  try {
    const began = performance.now();
    const probe = await searcher.verdictOn(0);
    const fitting = size ?? sizeFor(performance.now() - began);
    const run = { id: randomUUID(), spec: JSON.stringify(job), size: fitting, probe };
    return { run, inputs: searcher.inputs.count };
  } finally {
    searcher.close();
  }
}

interface Telling {
  readonly differing: ReadonlySet<number>; // inputs
  readonly worker: string;
}

/** What workers told of the chunks, to be waited for. */
class Tellings {
  private readonly told = new Map<number, Telling>();
  private waiting: (() => void)[] = [];
  private ended: { readonly error: unknown } | null = null;

  has(chunk: number): boolean {
    return this.told.has(chunk);
  }

  put(chunk: number, telling: Telling): void {
    this.told.set(chunk, telling);
    this.wake();
  }

  /** Nothing more is told: because time ran out, or because of an error. */
  end(error: unknown): void {
    this.ended = { error };
    this.wake();
  }

  /** Null when it is never told. */
  async of(chunk: number): Promise<Telling | null> {
    while (!this.told.has(chunk) && this.ended === null)
      await new Promise<void>((done) => this.waiting.push(done));
    const telling = this.told.get(chunk) ?? null;
    if (telling === null && this.ended?.error) throw this.ended.error;
    return telling;
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const done of waiting) done();
  }
}
