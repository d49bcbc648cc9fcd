import { SPECTATOR, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.js';
import { linkOf } from './geometry.js';
import type { Position } from './position.js';
import { possibleValues, resampler, unseenOf } from './resample.js';
import { isVirus, makeOrder, strength, VALUES } from './values.js';

function played(options: object, lines: readonly string[]): Position {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  const position = game.begin(read.value, 1);
  for (const line of lines) {
    const parsed = game.grammar.parse(line);
    if (!parsed.ok || game.perform(position, game.onMove(position), parsed.value, null))
      throw new Error(line);
  }
  return position;
}

const secret = (p: Position) =>
  `${makeOrder(p.links.slice(8).map((l) => l.value))} ${p.history.map((m) => (m.kind === 'mixed' ? m.swapped : '')).join('')}`;

function* orders(values: readonly number[]): Generator<number[]> {
  if (values.length === 0) yield [];
  for (const v of values) for (const more of orders(values.filter((x) => x !== v))) yield [v, ...more];
}

/** Player 1 scans A and B; player 2 mixes A and B; A is polarized; player 2 mixes A and C; D is downloaded. */
const STORY = (first: string, second: string) => [
  'ability 1 A',
  'move a down',
  'move H up',
  'ability 2 B',
  'move a up',
  `ability 1 A B ${first}`,
  'move H down',
  'ability 3 A',
  'move a down',
  `ability 2 A C ${second}`,
  'move H up',
  'ability 4 D',
];
const HANDS = ['SSPDF', 'NNFDL'];

describe('resample', () => {
  const truth = { links: ['V1V2V3V4D1D2D3D4', 'D1D2D3D4V1V2V3V4'], hands: HANDS };
  const position = played(truth, STORY('swap', 'keep'));
  const seen = game.view(position, 0);

  test('draws every position with this view, each as often as any other, and no other', () => {
    const wanted = JSON.stringify(seen);
    const fitting = new Set<string>();
    for (const order of orders(VALUES.map((_, v) => v))) {
      // What was scanned and downloaded is what it was: other orders part from the view there.
      if (order[0] !== 0 || order[1] !== 1 || order[3] !== 3) continue;
      const links = [truth.links[0], makeOrder(order)];
      for (const first of ['swap', 'keep'])
        for (const second of ['swap', 'keep']) {
          const p = played({ links, hands: HANDS }, STORY(first, second));
          if (JSON.stringify(game.view(p, 0)) === wanted) fitting.add(secret(p));
        }
    }
    expect(fitting.size).toBe(120 * 4);
    const draws = 10_000;
    const counts = new Map<string, number>();
    const rng = stream(5, 'uniform');
    for (let i = 0; i < draws; i++) {
      const key = secret(resampler(seen)(rng));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].every((key) => fitting.has(key))).toBe(true);
    const expected = draws / fitting.size;
    let chi = 0;
    for (const key of fitting) chi += ((counts.get(key) ?? 0) - expected) ** 2 / expected;
    // Chi-square has mean n - 1 and variance 2 (n - 1); five deviations are never met by chance.
    const freedom = fitting.size - 1;
    expect(Math.abs(chi - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
  });

  test('says which values a link may have: A and B mixed, A polarized, A and C mixed', () => {
    const may = possibleValues(seen);
    const names = (letter: string) => VALUES.filter((_, v) => (may[linkOf(2, letter)] >> v) & 1);
    expect(names('B')).toEqual(['D1', 'D2']);
    expect(names('A')).toEqual(['D3', 'V1', 'V2', 'V3', 'V4']);
    expect(names('C')).toEqual(['D3', 'V1', 'V2', 'V3', 'V4']);
    expect(names('D')).toEqual(['D4']);
    const drawn = VALUES.map(() => 0);
    const rng = stream(6, 'possible');
    for (let i = 0; i < 500; i++) drawn[resampler(seen)(rng).links[linkOf(2, 'A')].value]++;
    expect(VALUES.filter((_, v) => drawn[v] > 0)).toEqual(names('A'));
  });

  describe('what is still hidden of a player', () => {
    const wordsOf = (p: Position, seat: number) =>
      unseenOf(game.view(p, seat), 1 - seat)
        .map((each) => `${each.virus === null ? '?' : each.virus ? 'V' : 'D'}${each.strength}`)
        .join(' ');

    test('is every value at first, and what was not seen later', () => {
      const scanned = STORY('swap', 'keep').slice(0, 6);
      expect(wordsOf(played(truth, []), 0)).toBe('D1 D2 D3 D4 V1 V2 V3 V4');
      expect(wordsOf(played(truth, scanned.slice(0, 1)), 0)).toBe('D2 D3 D4 V1 V2 V3 V4');
      expect(wordsOf(played(truth, scanned.slice(0, 4)), 0)).toBe('D3 D4 V1 V2 V3 V4');
      expect(wordsOf(played(truth, scanned), 0)).toBe('D1 D2 D3 D4 V1 V2 V3 V4'); // hidden again
    });

    test('has no kinds that can be counted once a hidden link was polarized', () => {
      expect(wordsOf(played(truth, STORY('swap', 'keep').slice(0, 8)), 0)).toBe('?1 ?1 ?2 ?2 ?3 ?3 ?4 ?4');
    });

    test('is what every position has that looks the same', () => {
      const rng = stream(10, 'unseen');
      for (const stop of STORY('keep', 'swap').keys()) {
        const view = game.view(played(truth, STORY('keep', 'swap').slice(0, stop + 1)), 0);
        const unseen = unseenOf(view, 1);
        const drawn = Array.from({ length: 60 }, () => resampler(view)(rng)).map(({ links }) =>
          links
            .filter((_, i) => i >= 8 && view.links[i].value === null)
            .map(({ value }) => [isVirus(value), strength(value)] as const),
        );
        const sure = unseen.every(({ virus }) => virus !== null);
        const spell = (all: readonly (readonly [boolean | null, number])[], kinds = sure) =>
          all
            .map(([virus, n]) => `${kinds ? virus : ''}${n}`)
            .sort()
            .join();
        const wanted = spell(unseen.map((each) => [each.virus, each.strength]));
        for (const each of drawn) expect(spell(each)).toBe(wanted);
        expect(new Set(drawn.map((each) => spell(each, true))).size > 1).toBe(!sure); // said only when it is so
      }
    });
  });

  test('does not depend on the truth: another truth with the same view gives the same draws', () => {
    const rng = stream(7, 'truths');
    const twin = resampler(seen)(rng);
    expect(secret(twin)).not.toBe(secret(position));
    const [a, b] = [position, twin].map((p) => {
      const draw = stream(8, 'draw');
      return Array.from({ length: 50 }, () => secret(resampler(game.view(p, 0))(draw)));
    });
    expect(b).toEqual(a);
  });

  test('hands are any allowed hand with the used cards at their ids', () => {
    const rng = stream(9, 'hands');
    const hands = new Set<string>();
    for (let i = 0; i < 5000; i++) {
      const { hand } = resampler(seen)(rng).seats[1];
      expect(hand).toMatch(/^NN[LFDSPHJ]{3}$/); // two Not found are used: no third
      hands.add(hand);
    }
    expect(hands.size).toBe(7 ** 3 - 7);
  });

  test('gives back the position itself to who knows everything: at the end of the game', () => {
    const p = played({ draw: 2, hands: HANDS }, [
      'ability 1 A',
      'move a down',
      'ability 1 A B swap',
      'move H up',
    ]);
    expect(p.end).not.toBeNull();
    for (const seat of [SPECTATOR, 0, 1]) expect(resampler(game.view(p, seat))(stream(1, 'end'))).toEqual(p);
  });

  test('a spectator knows only what all players know', () => {
    const p = played({ players: 4 }, [
      'ability 4 A',
      'move a down',
      'move A up',
      'ability 3 h',
      'move k right',
    ]);
    const { links } = game.view(p, SPECTATOR);
    expect(links.flatMap((l, i) => (l.value === null ? [] : [i]))).toEqual([linkOf(4, 'h')]);
  });
});
