/** How a run of a program ended, whoever ran it: our own game in memory or somebody's process. */

export type Ending =
  | { readonly kind: 'exited'; readonly status: number }
  | { readonly kind: 'crashed'; readonly signal: string } // 'SIGSEGV'
  | { readonly kind: 'hung'; readonly seconds: number }
  | { readonly kind: 'flooded'; readonly mib: number }
  | { readonly kind: 'outgrown'; readonly mib: number }
  | { readonly kind: 'unstarted'; readonly words: string };

export interface Outcome {
  readonly ending: Ending;
  readonly out: Buffer; // everything on standard output
  readonly err: string; // the beginning of standard error
  readonly millis: number;
}
