/** What Node, pages and workers have in common, and a thinking bot needs. */
const runtime = globalThis as unknown as {
  setTimeout(done: () => void, ms?: number): unknown;
  readonly performance: { now(): number };
};

/** Lets everything else that waits have its turn: whoever wants to stop the thinking can say so. */
export const breathe = (): Promise<void> => new Promise((done) => runtime.setTimeout(done));

export const milliseconds = (): number => runtime.performance.now();
