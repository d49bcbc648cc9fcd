/** What a run of somebody's program may use, all of its processes together. */

export interface Limits {
  readonly seconds: number; // 10: of the processor
  readonly wallSeconds: number; // 100
  readonly memoryMib: number; // 1024
  readonly outputMib: number; // 64: on standard output, and as much on standard error
  readonly diskMib: number; // 64
  readonly processes: number; // 256: processes and threads
}

/** Where no wall time is given: so many times the processor time. */
export const WALL_FACTOR = 10;

export const STANDARD_LIMITS: Limits = {
  seconds: 10,
  wallSeconds: 10 * WALL_FACTOR,
  memoryMib: 1024,
  outputMib: 64,
  diskMib: 64,
  processes: 256,
};

/** For the command that builds a submission. */
export const BUILD_LIMITS: Limits = {
  seconds: 300,
  wallSeconds: 900,
  memoryMib: 4096,
  outputMib: 16,
  diskMib: 1024,
  processes: 512,
};
