import { type Rng, stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { MESSAGES } from '../testing/messages.js';
import { isPlain, readFromClient, readFromHost, readFromProgram, readFromServer } from './index.js';

const TRIALS = process.env.QUADRANT_LONG ? 1_000_000 : 10_000;
const READERS = {
  host: readFromHost,
  program: readFromProgram,
  client: readFromClient,
  server: readFromServer,
};
const ODD: readonly unknown[] = [
  null, true, 0, -1, 0.5, 2 ** 53, 1e308, '', 'x', '\u0000', '\ud800', '__proto__', [], {}, [[[[]]]],
  { toString: 1 }, { constructor: null }, { t: 'move' }, 'x'.repeat(5000), Array(40).fill('a'),
]; // biome-ignore format: a list of odd values

const any = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** Puts something odd somewhere into a value, or takes something out, or names it twice. */
function spoil(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || rng.below(6) === 0) return any(ODD, rng);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0 || rng.below(8) === 0) {
    Object.defineProperty(copy, any(['t', 'id', 'game', '__proto__', '0', 'x'], rng), {
      value: any(ODD, rng),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return copy;
  }
  const key = any(keys, rng);
  if (rng.below(4) === 0) delete copy[key];
  else copy[key] = spoil(copy[key], rng);
  return copy;
}

/** Changes the text itself: a piece lost, doubled, moved or overwritten. */
function scratch(text: string, rng: Rng): string {
  const from = rng.below(text.length + 1);
  const to = Math.min(text.length, from + 1 + rng.below(12));
  const piece = text.slice(from, to);
  const [before, after] = [text.slice(0, from), text.slice(to)];
  switch (rng.below(5)) {
    case 0:
      return before + after;
    case 1:
      return before + piece.repeat(2 + rng.below(3)) + after;
    case 2:
      return after + piece + before;
    case 3:
      return (
        before +
        any(['"', '\\', '{', '[', '}', ']', ',', ':', '\u0000', '\ufeff', '1e999', '['.repeat(50)], rng) +
        after
      );
    default:
      return before;
  }
}

test(`${TRIALS} spoilt messages are read or refused in words, and what is read is sound`, () => {
  const rng = stream(1, 'spoilt messages');
  const seen = { read: 0, refused: 0 };
  for (let i = 0; i < TRIALS; i++) {
    const who = any(['host', 'program', 'client', 'server'] as const, rng);
    let message: unknown = any<unknown>(MESSAGES[who], rng);
    for (let n = rng.below(4); n > 0; n--) message = spoil(message, rng);
    let text = JSON.stringify(message) ?? '';
    for (let n = rng.below(3); n > 0; n--) text = scratch(text, rng);
    const read = READERS[who](text);
    if (read.ok) {
      seen.read++;
      expect(isPlain(read.value)).toBe(true);
      expect(Object.getPrototypeOf(read.value)).toBe(Object.prototype);
      // What was read, written again, is read as the same.
      expect(READERS[who](JSON.stringify(read.value))).toEqual(read);
    } else {
      seen.refused++;
      expect(read.error.words).toMatch(/\S/);
    }
  }
  expect(seen.read).toBeGreaterThan(TRIALS / 20);
  expect(seen.refused).toBeGreaterThan(TRIALS / 20);
});
