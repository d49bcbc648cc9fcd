/** Damaged texts: every reader takes any of them without an exception and in bounded time. */
import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { withMessageReaders } from './message-readers.js';
import { mutate } from './mutate.js';
import { attack, type Reader, readersOf } from './readers.js';

const COUNT = process.env.QUADRANT_LONG ? 1_000_000 : 10_000;
const readers = await readersOf();

test.each(readers)(
  '$name',
  (reader) => {
    const share = Math.ceil(COUNT / readers.length);
    expect(attack(reader, share, 1)).toMatchObject({ tried: share, crashes: [], hangs: 0 });
  },
  3_600_000,
);

test(
  'records, messages, points and names of players',
  () =>
    withMessageReaders((others) => {
      for (const reader of others) {
        for (const text of reader.sound) reader.read(text);
        const share = Math.ceil(COUNT / 10 / others.length); // their own tests try the rest
        expect(attack(reader, share, 1)).toMatchObject({ tried: share, crashes: [], hangs: 0 });
      }
    }),
  3_600_000,
);

test.each(readers)('$name takes what is sound', ({ sound, read }) => {
  for (const text of sound) read(text);
});

test('the same seed damages alike, and texts do change', () => {
  const damaged = () => {
    const rng = stream(3, 'test');
    return Array.from({ length: 200 }, () => mutate('play pass', rng));
  };
  expect(damaged()).toEqual(damaged());
  expect(new Set(damaged()).size).toBeGreaterThan(150);
});

test('a reader that breaks is found, with the text that breaks it', () => {
  const brittle: Reader = {
    name: 'brittle',
    sound: ['{"a": 1}'],
    read: (text) => {
      if (text.includes('__proto__')) throw new Error('broke');
    },
  };
  const { crashes } = attack(brittle, 2000, 1);
  expect(crashes.length).toBeGreaterThan(0);
  for (const { text, words } of crashes)
    expect([text.includes('__proto__'), words]).toEqual([true, 'Error: broke']);
});
