/** How a run of a program ended, whoever ran it: our own game in memory or somebody's process. */

export type RunEnding =
  | { readonly kind: 'exited'; readonly status: number }
  | { readonly kind: 'crashed'; readonly signal: string } // 'SIGSEGV'
  | { readonly kind: 'hung'; readonly clock: RunClock; readonly seconds: number }
  | { readonly kind: 'flooded'; readonly mib: number }
  | { readonly kind: 'outgrown'; readonly mib: number }
  | { readonly kind: 'crowded'; readonly processes: number }
  | { readonly kind: 'filled'; readonly mib: number }
  | { readonly kind: 'unstarted'; readonly words: string };

/** `processor`: time spent computing, which a busy machine does not change; `wall`: time that passed. */
export type RunClock = 'processor' | 'wall';

export interface ProgramRun {
  readonly ending: RunEnding;
  readonly out: Buffer; // everything on standard output
  readonly err: string; // the beginning of standard error
  readonly millis: number;
  readonly cpuMillis: number; // of the processor, as far as it was seen
}
