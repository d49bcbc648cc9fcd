/** Tries again what needs a database that may be away for a while. */
import { setTimeout as pause } from 'node:timers/promises';

const FIRST_MS = 50;
const MOST_MS = 2000;

/** Ends when it succeeds, or when `stopped` says so: then with the last error. */
export async function patiently<T>(act: () => Promise<T>, stopped: () => boolean = () => false): Promise<T> {
  for (let wait = FIRST_MS; ; wait = Math.min(MOST_MS, wait * 2)) {
    try {
      return await act();
    } catch (error) {
      if (stopped()) throw error;
      await pause(wait);
    }
  }
}
