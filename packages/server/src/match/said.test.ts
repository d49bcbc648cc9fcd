import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Said } from './said.js';

const id = fc.oneof(
  fc.nat(40).map((n) => `Zk3v9QeT-${n}`),
  fc.tuple(fc.constantFrom('a', 'a0', '0', '', 'b-'), fc.nat(2 ** 40)).map(([text, n]) => `${text}${n}`),
  fc.stringMatching(/^[0-9a-c]{1,12}$/),
  fc.stringMatching(/^[0-3]{1,4}$/),
);

test('says of every id what was said under it, whatever ids look like', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.string()), { maxLength: 60 }), (pairs) => {
      const said = new Said();
      const model = new Map<string, string>();
      for (const [each, words] of pairs) {
        expect(said.get(each)).toBe(model.get(each));
        said.set(each, words);
        model.set(each, words);
      }
      for (const [each, words] of model) expect(said.get(each)).toBe(words);
      for (const [each] of pairs) expect(said.get(`${each}0`)).toBe(model.get(`${each}0`));
    }),
  );
});
