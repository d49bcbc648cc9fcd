import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf } from './text.js';

const part = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }));
const lasting = part.map((value) => Object.freeze(value));

it('writes what JSON.stringify writes, the first time and again', () => {
  const view = fc.dictionary(
    fc.string(),
    fc.oneof(fc.jsonValue({ maxDepth: 3 }), lasting, fc.array(lasting), fc.array(fc.oneof(lasting, part))),
  );
  fc.assert(
    fc.property(fc.oneof(view, fc.array(lasting), fc.jsonValue()), (value) => {
      for (let times = 0; times < 2; times++) expect(textOf(value)).toBe(JSON.stringify(value));
    }),
  );
});
