/**
 * The truth about a run that many machines play: one result for each chunk, whatever the queue of work loses, doubles
 * or forgets. Kept in the same database as the queue.
 */

/** What workers need to know of a run. */
export interface QueuedRun {
  readonly id: string;
  readonly spec: string; // JSON, of a Spec or of another kind of work
  readonly size: number; // pairs, or other items, in a chunk
  /** The result of the first item as whoever began the run has it; null where clocks decide and nothing is the same again. */
  readonly probe: string | null;
}

/** A chunk that was played. `result` is the same whoever plays it; times are not. */
export interface ChunkResult {
  readonly chunk: number;
  readonly result: string;
  readonly times: string;
  readonly worker: string;
}

/** Two results that differ. */
export interface Conflict {
  readonly chunk: number;
  readonly kept: string;
  readonly other: string;
  readonly workers: readonly [string, string];
}

export interface ResultStore {
  /** Keeps a run, unless it is kept already; gives the one that is. */
  putRun(run: QueuedRun): Promise<QueuedRun>;
  getRun(id: string): Promise<QueuedRun | null>;
  /** Keeps the first result of a chunk; another one that differs is noted as a conflict. */
  put(run: string, result: ChunkResult): Promise<void>;
  /** The results that are there of these chunks, by number. */
  results(run: string, chunks: readonly number[]): Promise<ChunkResult[]>;
  conflict(run: string): Promise<Conflict | null>;
  /** What a chunk is made from, where the spec does not say it all. */
  putInput(run: string, chunk: number, input: string): Promise<void>;
  getInput(run: string, chunk: number): Promise<string | null>;
  /** Keeps nothing of a run any longer. */
  forget(run: string): Promise<void>;
  close(): Promise<void>;
}
