/** What workers can do: each kind of run by the format of its spec. */
import { CHECK_FORMAT, Checker, type CheckInput, type CheckJob, textsOf } from '../check/job.js';
import { FUZZ_FORMAT, type FuzzJob, Searcher } from '../fuzz/job.js';
import { SPEC_FORMAT, type Spec } from '../jobs/spec.js';
import { SimulationProcesses } from '../simulate/processes.js';
import { chunksOf } from '../simulate/run.js';
import type { TrainingPlayers } from '../training/players.js';
import { resultText, timesText } from './chunk-text.js';
import { rangeOf } from './chunks.js';
import { type OpenPlayer, onThreads } from './pair-threads.js';
import { FIRST_GAME, SIMULATION_FORMAT, type SimulationJob, textOfGames } from './simulate-at-queue.js';
import type { ChunkResult, QueuedRun, ResultStore } from './store.js';
import { numbersOf, TRAINING_FORMAT, type TrainingJob } from './train-at-queue.js';

/** A worker that is ready for the chunks of one run. */
export interface Ready {
  make(chunk: number): Promise<Pick<ChunkResult, 'result' | 'times'>>;
  close(): Promise<void>;
}

export interface Means {
  readonly folder: string; // in which programs are started
  readonly jobs: number; // chunks at a time
  readonly store: ResultStore;
  readonly trainers: TrainingPlayers; // who plays games of trainings here
  readonly open?: OpenPlayer; // who plays here, on threads unless told otherwise
}

type Kind = (run: QueuedRun, means: Means) => Promise<Ready>;

export const KINDS: Readonly<Record<string, Kind>> = {
  [SPEC_FORMAT]: readyToPlay,
  [CHECK_FORMAT]: readyToCheck,
  [FUZZ_FORMAT]: readyToFuzz,
  [TRAINING_FORMAT]: readyToTrain,
  [SIMULATION_FORMAT]: readyToSimulate,
};

/** Plays a pair whose result is known before anything of ours counts. */
async function readyToPlay(run: QueuedRun, { folder, open = onThreads }: Means): Promise<Ready> {
  const spec = JSON.parse(run.spec) as Spec;
  const threads = open(spec, folder);
  if (run.probe !== null && resultText(await threads.play(0, 1)) !== run.probe) {
    await threads.close();
    throw new Error('the first pair comes out otherwise here: this machine does not take part');
  }
  return {
    async make(chunk) {
      const { first, count } = rangeOf(spec, run.size, chunk);
      const lines = await threads.play(first, count);
      return { result: resultText(lines), times: timesText(lines) };
    },
    close: () => threads.close(),
  };
}

async function readyToCheck(run: QueuedRun, { store }: Means): Promise<Ready> {
  const checker = new Checker(JSON.parse(run.spec) as CheckJob);
  return {
    async make(chunk) {
      const input = await store.getInput(run.id, chunk);
      if (input === null) throw new Error(`nobody knows the submission ${chunk} of the run ${run.id}`);
      return textsOf(await checker.check(JSON.parse(input) as CheckInput));
    },
    close: async () => checker.close(),
  };
}

/** Runs the first input, of which it is known what comes out, before anything of ours counts. */
async function readyToFuzz(run: QueuedRun, { folder, jobs }: Means): Promise<Ready> {
  const searcher = await Searcher.open(JSON.parse(run.spec) as FuzzJob, folder, jobs);
  const verdict = await searcher.verdictOn(0).catch((error: unknown) => {
    searcher.close();
    throw error;
  });
  if (verdict !== run.probe) {
    searcher.close();
    throw new Error('the first input comes out otherwise here: this machine does not take part');
  }
  return {
    make: async (chunk) => ({
      result: JSON.stringify(await searcher.differing(chunk * run.size, run.size)),
      times: '',
    }),
    close: async () => searcher.close(),
  };
}

async function readyToTrain(run: QueuedRun, { trainers }: Means): Promise<Ready> {
  const job = JSON.parse(run.spec) as TrainingJob;
  return {
    async make(chunk) {
      const made: unknown[] = [];
      for (const number of numbersOf(job, chunk))
        made.push(...(await trainers.play(job.name, job.shared, [number])));
      return { result: JSON.stringify(made), times: '' };
    },
    close: async () => {},
  };
}

/** Plays the first game, of which it is known how it comes out, before anything of ours counts. */
async function readyToSimulate(run: QueuedRun, { folder }: Means): Promise<Ready> {
  const simulation = JSON.parse(run.spec) as SimulationJob;
  const processes = new SimulationProcesses({ simulation, folder });
  if (run.probe !== null && textOfGames(await processes.play(FIRST_GAME)) !== run.probe) {
    processes.close();
    throw new Error('the first game comes out otherwise here: this machine does not take part');
  }
  const chunks = chunksOf(simulation, run.size);
  return {
    make: async (chunk) => ({ result: textOfGames(await processes.play(chunks[chunk])), times: '' }),
    close: async () => processes.close(),
  };
}
