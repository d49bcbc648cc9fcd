import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.js';
import type { Options } from './options.js';

const sides = game.sides!;
const read = game.readOptions({ players: 4, draw: 100, single: true });
const options = (read as { value: Options }).value;

describe('what a player chooses', () => {
  test('is no part of what everybody may know', () => {
    expect(sides.split(options).options).toEqual({ players: 4, draw: 100, single: true });
    expect(sides.split(options).sides[3]).toEqual({ links: 'V1V2V3V4D1D2D3D4', hand: 'LFDSP' });
  });

  test('is dealt with shuffled links and the usual hand', () => {
    const rng = stream(1, 'sides');
    const dealt = Array.from(
      { length: 200 },
      () => sides.deal(options, rng) as { links: string; hand: string },
    );
    expect(new Set(dealt.map((side) => side.hand))).toEqual(new Set(['LFDSP']));
    for (let link = 0; link < 8; link++) {
      const values = new Set(dealt.map((side) => side.links.slice(2 * link, 2 * link + 2)));
      expect(values.size).toBe(8);
    }
  });

  test.each([
    [{}, { links: 'V1V2V3V4D1D2D3D4', hand: 'LFDSP' }],
    [{ hand: 'hjnnj' }, { links: 'V1V2V3V4D1D2D3D4', hand: 'HJNNJ' }],
    [
      { links: 'd1d2d3d4v1v2v3v4', hand: '' },
      { links: 'D1D2D3D4V1V2V3V4', hand: '' },
    ],
  ])('%j is completed', (given, wanted) => {
    expect(sides.read(options, given)).toEqual({ ok: true, value: wanted });
  });

  test.each([
    [{ links: 'V1V1V3V4D1D2D3D4' }, 'links needs each of V1 V2 V3 V4 D1 D2 D3 D4 exactly once.'],
    [{ hand: 'LLLFD' }, 'hand may name an ability at most twice.'],
    [{ hand: 5 }, 'links and hand are texts.'],
    [{ hands: ['LFDSP'] }, 'A side has no "hands". It has: links, hand.'],
    [null, 'A side is an object with links and hand.'],
  ])('%j is refused in words', (given, words) => {
    expect(sides.read(options, given)).toEqual({ ok: false, error: { code: 'bad-side', words } });
  });
});
