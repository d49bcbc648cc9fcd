/** Does many things a few at a time. Results come in the order of the things, whatever finishes first. */

export async function inOrder<T, R>(
  things: readonly T[],
  jobs: number,
  work: (thing: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(things.length);
  let next = 0;
  const worker = async () => {
    while (next < things.length) {
      const index = next++;
      results[index] = await work(things[index], index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, things.length) }, worker));
  return results;
}

/** Things that are looked at together in search of a first one; whatever the number of jobs, so that it plays no part. */
export const TOGETHER = 4;

/** The first thing, in order, for which `work` finds something. */
export async function firstFound<T, R>(
  things: readonly T[],
  jobs: number,
  work: (thing: T) => Promise<R | null>,
): Promise<{ thing: T; found: R } | null> {
  for (let from = 0; from < things.length; from += TOGETHER) {
    const group = things.slice(from, from + TOGETHER);
    const results = await inOrder(group, jobs, work);
    const at = results.findIndex((each) => each !== null);
    if (at >= 0) return { thing: group[at], found: results[at]! };
  }
  return null;
}
