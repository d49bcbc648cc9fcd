import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Decoded, type Input, KeyDecoder } from './keys.js';

const decode = (...parts: string[]): Decoded[] => {
  const decoder = new KeyDecoder();
  const inputs = parts.flatMap((part) => decoder.feed(part));
  return [...inputs, ...decoder.flush()];
};
const key = (name: string): Input => ({ kind: 'key', key: name });
const names = (...parts: string[]) => decode(...parts).map((i) => (i.kind === 'key' ? i.key : i));

test('letters, control keys and what is beyond ASCII', () => {
  expect(names('aZ é☃\r\n\t\x7f\x03')).toEqual([
    'a',
    'Z',
    ' ',
    'é',
    '☃',
    'enter',
    'enter',
    'tab',
    'backspace',
    'ctrl-c',
  ]);
});

test('arrows in both modes, with modifiers, and the other named keys', () => {
  expect(names('\x1b[A\x1bOB\x1b[1;5C\x1b[D')).toEqual(['up', 'down', 'right', 'left']);
  expect(names('\x1b[5~\x1b[6~\x1b[H\x1b[4~\x1b[Z\x1bOP\x1b[12~')).toEqual([
    'pageup',
    'pagedown',
    'home',
    'end',
    'backtab',
    'f1',
    'f2',
  ]);
});

test('a lone escape is a key only when nothing follows', () => {
  expect(names('\x1b')).toEqual(['escape']);
  expect(names('\x1b', '[A')).toEqual(['up']);
  expect(names('\x1b\x1b[A')).toEqual(['escape', 'up']);
  expect(names('\x1bx')).toEqual(['alt-x']);
});

test('a paste is one thing, wherever it is cut; an interrupt ends one that has no end', () => {
  const text = 'a\x1b[Ab\x1b[20\r\n☃';
  const sent = `x\x1b[200~${text}\x1b[201~y`;
  const whole = [key('x'), { kind: 'paste', text }, key('y')];
  expect(decode(sent)).toEqual(whole);
  for (let cut = 1; cut < sent.length; cut++)
    expect(decode(sent.slice(0, cut), sent.slice(cut))).toEqual(whole);
  expect(decode(...sent)).toEqual(whole);
  expect(names('\x1b[200~abc', 'def', '\x03')).toEqual(['ctrl-c']);
  expect(decode(`\x1b[200~${'d'.repeat(1e6)}\x1b[201~`)).toEqual([
    { kind: 'paste', text: 'd'.repeat(10_000) },
  ]);
});

test('clicks and the wheel; releases and other buttons mean nothing', () => {
  expect(decode('\x1b[<0;5;3M\x1b[<0;5;3m\x1b[<2;1;1M\x1b[<64;1;1M\x1b[<65;1;1M')).toEqual([
    { kind: 'click', x: 4, y: 2 },
    { kind: 'wheel', by: -1 },
    { kind: 'wheel', by: 1 },
  ]);
});

test('a sequence that is not understood is dropped, not typed', () => {
  expect(names('\x1b[?25h\x1b[199~a\x1b[12\x01b')).toEqual(['a', 'ctrl-a', 'b']);
});

test('however bytes are cut, the same keys come out', () => {
  const piece = fc.constantFrom('a', 'é', '\x1b[A', '\x1b[<0;10;20M', '\x1bOH', '\r', '\x1b[5~', '7');
  fc.assert(
    fc.property(fc.array(piece), fc.array(fc.nat(40)), (pieces, cuts) => {
      const text = pieces.join('');
      const at = [...new Set(cuts.map((c) => c % (text.length + 1)))].sort((a, b) => a - b);
      const parts = [...at, text.length].map((end, i) => text.slice(i === 0 ? 0 : at[i - 1], end));
      expect(decode(...parts)).toEqual(decode(text));
    }),
  );
});

test('no bytes at all make it fail', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(255)).map((codes) => String.fromCharCode(...codes))),
      (parts) => void decode(...parts),
    ),
  );
});
