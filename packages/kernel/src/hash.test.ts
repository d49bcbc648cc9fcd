import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, hashText8 } from './hash.js';

test('the hash is the same everywhere: known values', () => {
  expect([0, 1, -1, 2 ** 40, 'A', '', true, null, [], {}].map(hashText8)).toMatchSnapshot();
});

test('JSON gives back the same hash', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(hashOf(JSON.parse(JSON.stringify(plain)))).toBe(hashOf(plain));
    }),
  );
});

test('the order of keys does not matter, the order of items does', () => {
  expect(hashOf({ a: 1, b: [2, 3] })).toBe(hashOf({ b: [2, 3], a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  expect(hashOf({ a: 1, b: 2 })).not.toBe(hashOf({ a: 2, b: 1 }));
});

test('a change of one number in a large board is seen', () => {
  const board = Array.from({ length: 300 }, (_, i) => i % 7);
  const seen = new Set([hashOf(board)]);
  for (let i = 0; i < board.length; i++) {
    const changed = board.slice();
    changed[i] += 1;
    seen.add(hashOf(changed));
  }
  expect(seen.size).toBe(301);
});

test('what is not plain data is a mistake of the program', () => {
  expect(() => hashOf({ a: undefined })).toThrow('not plain data');
});

test('a long text is hashed as itself, again and again', () => {
  const texts = Array.from({ length: 20 }, (_, i) => 'x'.repeat(10_000) + String.fromCharCode(65 + i));
  const hashes = texts.map(hashOf);
  expect(new Set(hashes).size).toBe(20);
  expect(texts.map(hashOf)).toEqual(hashes);
});
