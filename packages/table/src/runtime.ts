/** What every place a table may be in has (browser, worker, Node), declared here because the types of none are. */
interface Runtime {
  setTimeout(done: () => void, ms?: number): unknown;
  clearTimeout(timer: unknown): void;
  readonly AbortController: new () => {
    readonly signal: {
      readonly aborted: boolean;
      addEventListener(type: 'abort', listener: () => void): void;
      removeEventListener(type: 'abort', listener: () => void): void;
    };
    abort(): void;
  };
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const runtime = globalThis as unknown as Runtime;

/** Lets everything else that waits have its turn. */
export const breathe = (): Promise<void> => new Promise((done) => runtime.setTimeout(done));
/** Does something in so many milliseconds, or sooner where that is longer than a timer can wait; gives the way not to. */
export function after(ms: number, act: () => void): () => void {
  const timer = runtime.setTimeout(act, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
  return () => runtime.clearTimeout(timer);
}
export const newStop = () => new runtime.AbortController();
