/** What every place a table may be in has (browser, worker, Node), declared here because the types of none are. */
interface Runtime {
  setTimeout(done: () => void, ms?: number): unknown;
  readonly AbortController: new () => {
    readonly signal: {
      readonly aborted: boolean;
      addEventListener(type: 'abort', listener: () => void): void;
      removeEventListener(type: 'abort', listener: () => void): void;
    };
    abort(): void;
  };
}

const runtime = globalThis as unknown as Runtime;

/** Lets everything else that waits have its turn. */
export const breathe = (): Promise<void> => new Promise((done) => runtime.setTimeout(done));
export const newStop = () => new runtime.AbortController();
