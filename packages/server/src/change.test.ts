import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeText } from './change.js';
import { patched } from './testing/change.js';

const key = fc.oneof(
  fc.constantFrom('a', 'b', 'a/b', '~', '"', '\\', 'ü', '\u2028', 'toString'),
  fc.string().filter((name) => name !== '__proto__'), // no view has that
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 0 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));
/** As it comes over a wire: -0 is 0 there. */
const sent = value.map((each): unknown => JSON.parse(JSON.stringify(each)));

it('leads from any value to any other, and says nothing where nothing changed', () => {
  fc.assert(
    fc.property(sent, sent, (before, after) => {
      expect(patched(before, JSON.parse(changeText(before, after)))).toEqual(after);
      expect(changeText(before, before)).toBe('[]');
    }),
    { numRuns: 500 },
  );
});

it('steps into what stayed', () => {
  const before = { turn: 0, links: [{ at: [6, 0] }, { at: null }], 'who/what': 1, gone: true };
  const after = { turn: 1, links: [{ at: [7, 0] }, { at: null }], 'who/what': 2, new: [] };
  expect(JSON.parse(changeText(before, after))).toEqual([
    { op: 'replace', path: '/turn', value: 1 },
    { op: 'replace', path: '/links/0/at/0', value: 7 },
    { op: 'replace', path: '/who~1what', value: 2 },
    { op: 'add', path: '/new', value: [] },
    { op: 'remove', path: '/gone' },
  ]);
});
