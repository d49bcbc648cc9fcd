import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, emptyPath, orbments, score } from './orbments.js';

const named = (name: string) => {
  const orbment = orbments.find((each) => each.name === name);
  if (!orbment) throw new Error(name);
  return orbment;
};
const scoreOf = (...names: string[]) => {
  const path = emptyPath();
  for (const name of names) collect(path, named(name));
  return score(path);
};

describe('scoring', () => {
  test('nothing is worth nothing', () => expect(scoreOf()).toBe(0));
  test('orbs are worth 1, 2 and 3', () => expect(scoreOf('bronze', 'silver', 'gold')).toBe(6));
  test('a focus is filled first and multiplies once it is full', () => {
    expect(scoreOf('diamond')).toBe(3);
    expect(scoreOf('diamond', 'bronze', 'bronze')).toBe(5);
    expect(scoreOf('diamond', 'bronze', 'bronze', 'bronze')).toBe(18);
    expect(scoreOf('platinum', 'gold', 'gold')).toBe(14);
  });
  test('the example of the rules', () => {
    const first = ['diamond', 'bronze', 'platinum', 'silver', 'silver'];
    expect(scoreOf(...first)).toBe(14);
    expect(scoreOf(...first, 'silver')).toBe(48);
  });
  test('a slot taken by a focus that is not full counts as occupied', () => {
    expect(scoreOf('platinum', 'bronze', 'platinum')).toBe(2 * (1 + 1 + 1));
  });
  test('ends at the last number that counts exactly', () => {
    const nested = (depth: number) =>
      scoreOf(...Array.from({ length: depth }, () => ['diamond', 'gold', 'gold']).flat(), 'gold');
    expect([nested(1), nested(2)]).toEqual([36, 135]);
    expect(nested(60)).toBe(Number.MAX_SAFE_INTEGER);
    expect(nested(61)).toBe(Number.MAX_SAFE_INTEGER);
  });
  test('what fits nowhere inside goes to the Starfighter itself', () => {
    expect(scoreOf('platinum', 'gold', 'gold', 'gold')).toBe(17);
  });
});

/** The definition, word for word: a tree, with recursive adding and recursive value. */
interface Tree {
  readonly slots: number;
  readonly factor: number;
  readonly held: (number | Tree)[];
}
function add(focus: Tree, item: number | Tree): boolean {
  for (const content of focus.held) if (typeof content !== 'number' && add(content, item)) return true;
  if (focus.held.length >= focus.slots) return false;
  focus.held.push(item);
  return true;
}
function value(focus: Tree): number {
  const sum = focus.held.reduce<number>(
    (all, each) => all + (typeof each === 'number' ? each : value(each)),
    0,
  );
  return focus.held.length === focus.slots ? sum * focus.factor : sum;
}

test('the path of open focuses scores like the tree of the definition', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orbments), { maxLength: 60 }), (dropped) => {
      const path = emptyPath();
      const tree: Tree = { slots: Number.POSITIVE_INFINITY, factor: 1, held: [] };
      for (const orbment of dropped) {
        collect(path, orbment);
        add(tree, 'worth' in orbment ? orbment.worth : { ...orbment, held: [...orbment.holds] });
        expect(score(path)).toBe(value(tree));
      }
    }),
    { numRuns: 300 },
  );
});

test('a hundred thousand focuses, each inside the last, are no deeper than one', () => {
  const path = emptyPath();
  for (let i = 0; i < 100_000; i++) collect(path, named('diamond'));
  expect(score(path)).toBe(300_000);
});
