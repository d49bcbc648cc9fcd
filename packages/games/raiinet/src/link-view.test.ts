import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterOf, ownerOf, type PlayerCount } from './geometry.js';
import { linkView } from './link-view.js';
import { VALUES } from './values.js';

const seen = fc.record({
  value: fc.option(fc.integer({ min: 0, max: VALUES.length - 1 }), { nil: null }),
  at: fc.integer({ min: -1, max: 99 }),
  boost: fc.integer({ min: 0, max: 40 }),
  jam: fc.integer({ min: 0, max: 40 }),
  known: fc.integer({ min: 0, max: 31 }),
  by: fc.integer({ min: -1, max: 3 }),
});

it('shows each field, and the same object for the same again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PlayerCount>(2, 4),
      fc.integer({ min: 0, max: 15 }),
      fc.array(seen, { minLength: 1, maxLength: 20 }),
      (players, link, all) => {
        for (const each of all) {
          const view = linkView(players, link, each);
          expect(view).toMatchObject({
            link: letterOf(link),
            seat: ownerOf(link),
            value: each.value === null ? null : VALUES[each.value],
            boost: each.boost,
            jam: each.jam,
            by: each.by < 0 ? null : each.by,
          });
          expect(view.at === null).toBe(each.at < 0);
          expect(view.known).toEqual([0, 1, 2, 3].filter((s) => s < players && (each.known >> s) & 1));
          if (each.boost < 16 && each.jam < 16) expect(linkView(players, link, { ...each })).toBe(view);
        }
      },
    ),
  );
});
