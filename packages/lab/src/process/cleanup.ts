/** What must happen however we end: programs run in groups of their own and do not hear the Ctrl-C that ends us. */
import { constants } from 'node:os';

const tasks = new Set<() => void>();
let guarded = false;

/** Gives back the way to call it off. */
export function atTheEnd(task: () => void): () => void {
  if (!guarded) {
    guarded = true;
    process.on('exit', () => {
      for (const each of [...tasks].reverse()) {
        try {
          each();
        } catch (error) {
          process.stderr.write(`${(error as Error).message}\n`); // the others must happen all the same
        }
      }
    });
    // For good: a second one must not end us while we clean up.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
    }
  }
  tasks.add(task);
  return () => tasks.delete(task);
}
