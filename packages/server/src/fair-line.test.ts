import { expect, it } from 'vitest';
import { FairLine } from './fair-line.js';

/** Work that ends when it is told to. */
function heldOpen() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.set(name, end));
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((turn) => setImmediate(turn));
  };
  return { begun, work, end };
}
const failed = (error: unknown) => {
  throw error;
};

it('serves so many at once, and each in turn: whoever has much waiting holds up nobody for long', async () => {
  const { begun, work, end } = heldOpen();
  const line = new FairLine({ atOnce: 2, ofOne: 10, failed });
  for (let n = 0; n < 5; n++) line.add('much', work(`much ${n}`));
  for (let n = 0; n < 5; n++) line.add('more', work(`more ${n}`));
  line.add('honest', work('honest'));
  expect(begun, 'one thing of each').toEqual(['much 0', 'more 0']);
  await end('much 0');
  expect(begun.at(-1)).toBe('honest');
  await end('more 0');
  expect(begun.at(-1)).toBe('much 1');
  await end('honest');
  expect(begun.at(-1)).toBe('more 1');
});

it('drops what is too much for one, goes on after a failure, and keeps nothing of who has nothing waiting', async () => {
  const { begun, work, end } = heldOpen();
  const failures: unknown[] = [];
  const line = new FairLine({ atOnce: 1, ofOne: 2, failed: (error) => failures.push(error) });
  line.add('a', async () => {
    throw new Error('no answer');
  });
  for (let n = 0; n < 5; n++) line.add('a', work(`a ${n}`));
  await new Promise((turn) => setImmediate(turn));
  expect(failures).toHaveLength(1);
  await end('a 0');
  await end('a 1');
  expect(begun).toEqual(['a 0', 'a 1']);
  expect(Reflect.get(line, 'lines').size).toBe(0);
  line.add('b', work('b 0'));
  line.add('b', work('b 1'));
  line.clear();
  await end('b 0');
  expect(begun.at(-1), 'nothing begins after the end').toBe('b 0');
});
