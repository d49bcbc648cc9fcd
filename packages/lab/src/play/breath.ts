/**
 * Bots of the house answer at once, and promises alone let nothing in from outside: a signal would be heard when the last game
 * is over. So a long run stops for a moment now and then.
 */
const LONGEST_MS = 50;
let last = performance.now();

/** Null where the last one was just now. */
export function breath(): Promise<void> | null {
  if (performance.now() - last < LONGEST_MS) return null;
  return new Promise((done) => {
    setImmediate(() => {
      last = performance.now();
      done();
    });
  });
}
