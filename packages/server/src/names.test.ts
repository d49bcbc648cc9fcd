/** Names of every alphabet, and none that is made of two. */
import { expect, it } from 'vitest';
import { readName } from './names.js';

it('takes every letter there is, whatever its alphabet', () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter) && letter.normalize('NFKC') === letter)
    .filter((letter) => !/\p{Default_Ignorable_Code_Point}/u.test(letter));
  expect(letters.length).toBeGreaterThan(100_000);
  expect(letters.filter((letter) => !readName(`${letter}1`).ok)).toEqual([]);
});

it.each([
  'Kaʻana',
  'မြို့',
  'नमस्ते',
  'שָׁלוֹם',
  '𐌲𐌿𐍄𐌰',
  '𐐔𐐯𐑅',
  'ひらがなカナ漢字',
  'Ann 李',
  'Ivan-Иван',
  'Ünïcode',
  'x1',
  '๑๒ก',
  '12',
])('takes %s', (name) => {
  expect(readName(name)).toEqual({ ok: true, value: name });
});

it.each(['Аnn', 'Annα', 'a𐌲', '𐌲a', 'aʻб', 'A', 'a'.repeat(21), '..', 'a@b', 'a\nb', 'a\u200bb', '😀😀'])(
  'refuses %s',
  (name) => {
    expect(readName(name).ok).toBe(false);
  },
);

const INVISIBLE = [
  '\u3164\u3164',
  '\u115f\u1160',
  'Ann\u034f',
  'Ann\ufe0f',
  'An\u180bn',
  '\u202eAnn',
  'An\u200dn',
];
it.each([...INVISIBLE, `Zalg${'\u0335'.repeat(7)}o`].map((name) => [escape(name), name]))(
  'refuses what cannot be seen, or is seen over other lines: %s',
  (_, name) => {
    expect(readName(name).ok).toBe(false);
  },
);
