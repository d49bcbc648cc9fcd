import { expect, it } from 'vitest';
import type { SignedWish } from './client/machine.js';
import { KeptWaiting } from './kept.js';

const give = (id: string): SignedWish => ({ t: 'give', match: 'm', id, ply: 0, command: 'move a down' });
const idsNow = () => new KeptWaiting('m').before.map(({ id }) => id);

it('keeps what two tabs of a seat wait with, each its own, until it is answered', () => {
  const [one, two] = [new KeptWaiting('m'), new KeptWaiting('m')];
  one.keep([give('one-1')]);
  two.keep([give('two-1')]);
  expect(idsNow()).toEqual(['one-1', 'two-1']);
  two.keep([]); // its own was answered
  expect(idsNow()).toEqual(['one-1']);
  const later = new KeptWaiting('m'); // sends it too: it counts once
  later.keep([]);
  expect(idsNow()).toEqual([]);
  one.keep([]);
  expect(idsNow()).toEqual([]);
});
