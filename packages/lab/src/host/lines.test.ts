import { LONGEST_LINE } from '@quadrant/wire';
import { expect, test } from 'vitest';
import { Lines } from './lines.js';

function linesOf(bytes: Uint8Array, size: number): (string | null)[] {
  const said: (string | null)[] = [];
  const lines = new Lines((text) => said.push(text));
  for (let from = 0; from < bytes.length; from += size) lines.push(bytes.subarray(from, from + size));
  return said;
}

test('lines come out whole however the bytes are cut', () => {
  const bytes = Buffer.from('one\n\ntwo €😀\r\nlast');
  for (let size = 1; size <= bytes.length; size++)
    expect(linesOf(bytes, size)).toEqual(['one', '', 'two €😀\r']);
});

test('what is no text is null, and the next line is read', () => {
  expect(linesOf(Buffer.from([0xff, 10, 0x61, 10]), 1)).toEqual([null, 'a']);
});

test('a line that is too long is told once, before it ends, and not kept', () => {
  const long = Buffer.alloc(LONGEST_LINE + 1, 'x');
  expect(linesOf(long, 4096)).toEqual([null]);
  expect(linesOf(Buffer.concat([long, long, Buffer.from('\nnext\n')]), 100_000)).toEqual([null, 'next']);
  expect(linesOf(Buffer.concat([long.subarray(1), Buffer.from('\n')]), 100_000)[0]?.length).toBe(
    LONGEST_LINE,
  );
});
