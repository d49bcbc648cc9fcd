import { expect, it } from 'vitest';
import { Duties } from './duties.js';

/** So many times it was done. */
const times = (many: number) => {
  let done = 0;
  let reached = () => {};
  const all = new Promise<void>((enough) => {
    reached = enough;
  });
  const work = async () => {
    if (++done === many) reached();
  };
  return { all, work };
};

it('does each in its time, however long another one takes or however often it fails', async () => {
  const failures: string[] = [];
  const duties = new Duties((what) => failures.push(what));
  let go = () => {};
  const held = new Promise<void>((free) => {
    go = free;
  });
  let begun = 0;
  duties.every(1, 'slow', () => {
    begun++;
    return held;
  });
  const [good, bad] = [times(5), times(5)];
  duties.every(1, 'good', good.work);
  duties.every(1, 'bad', async () => {
    await bad.work();
    throw new Error('away');
  });
  await Promise.all([good.all, bad.all]);
  expect(begun, 'it is still at it').toBe(1);
  let closed = false;
  const closing = duties.close().then(() => {
    closed = true;
  });
  await new Promise((soon) => setImmediate(soon));
  expect(closed, 'what was begun has not ended').toBe(false);
  go();
  await closing;
  expect(new Set(failures)).toEqual(new Set(['bad']));
});
