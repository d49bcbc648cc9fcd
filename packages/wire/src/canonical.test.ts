import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, isPlain, type Plain, sha256Hex } from './index.js';

describe('canonical JSON', () => {
  test("the example of RFC 8785's section 3.2", () => {
    const value = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`);
    expect(canonicalJson(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test('keys are sorted by UTF-16 units', () => {
    const keys = ['€', '\r', '\ufb33', '1', '😀', '\u0080', 'ö'];
    const value = Object.fromEntries(keys.map((key) => [key, 0]));
    expect(canonicalJson(value)).toBe('{"\\r":0,"1":0,"\u0080":0,"ö":0,"€":0,"😀":0,"\ufb33":0}');
  });

  test('the order of keys does not matter, and nothing else is lost', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        if (!isPlain(value)) return;
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(turned(value))).toBe(text);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('what is not plain data has no text', () => {
    for (const value of [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
      '\ud800',
      { a: undefined },
      [() => 1],
    ])
      expect(() => canonicalJson(value as Plain)).toThrow('only plain data');
  });
});

/** The same value with the keys of every object the other way round. */
function turned(value: Plain): Plain {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, turned(each)]),
  );
}

test('SHA-256 of a text is that of its UTF-8 bytes', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  for (const text of ['abc', 'ä€😀', 'x'.repeat(1000)])
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});
