import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import {
  answerable,
  answerTo,
  type Bargain,
  type Happened,
  offerBar,
  offersAfter,
  offersAtEnd,
  type Pending,
} from './offers.js';

const bargain = (offers: readonly Pending[], more: Partial<Bargain> = {}): Bargain => ({
  offers,
  playing: [0, 1, 2],
  over: false,
  rematched: false,
  takebackTo: () => 4,
  ...more,
});
const after = (happened: readonly (Omit<Happened, 'at'> & { at?: number })[]) =>
  happened.reduce<readonly Pending[]>(
    (offers, each, i) => offersAfter(offers, { at: 0, ...each }, i + 1),
    [],
  );

test('an offer is agreed on when everybody else who plays has accepted it', () => {
  const offered = after([{ kind: 'offered', by: 0, offer: 'draw' }]);
  const first = answerTo(bargain(offered), 1, 'accept', 1, 0);
  expect(first.kind).toBe('partly');
  const partly = offersAfter(offered, { kind: 'accepted', by: 1, at: 0, of: 1, partial: true }, 2);
  expect(answerTo(bargain(partly), 1, 'accept', 1, 0).kind).toBe('again');
  expect(answerTo(bargain(partly), 2, 'accept', 1, 0).kind).toBe('agreed');
  expect(answerTo(bargain(offered, { playing: [0, 1] }), 1, 'accept', 1, 0).kind).toBe('agreed');
});

test('an offer is void when it is declined, when its maker moves or leaves, and at the end', () => {
  const offered = { kind: 'offered', by: 0, offer: 'draw' } as const;
  expect(after([offered, { kind: 'declined', by: 1, of: 1 }])).toEqual([]);
  expect(after([offered, { kind: 'played', by: 0 }])).toEqual([]);
  expect(after([offered, { kind: 'withdrawn', by: 1, seat: 0 }])).toEqual([]);
  expect(after([offered, { kind: 'played', by: 1 }])).toHaveLength(1);
  const rematch = { kind: 'offered', by: 1, offer: 'rematch' } as const;
  expect(offersAtEnd(after([offered, rematch])).map(({ offer }) => offer)).toEqual(['rematch']);
  expect(after([{ ...offered, offer: 'takeback' }, offered, { kind: 'taken-back', by: 0 }])).toMatchObject([
    { offer: 'draw' },
  ]);
});

test('an offer is void when all who could have answered it have left', () => {
  const offered = after([{ kind: 'offered', by: 0, offer: 'draw' }]);
  expect(answerable(offered, [0, 1])).toEqual(offered);
  expect(answerable(offered, [0])).toEqual([]);
  const partly = offersAfter(offered, { kind: 'accepted', by: 1, at: 0, of: 1, partial: true }, 2);
  expect(answerable(partly, [0, 1, 2])).toEqual(partly);
  expect(answerable(partly, [0, 1])).toEqual([]);
});

test('what cannot be offered or answered is refused', () => {
  const code = (more: Partial<Bargain>, offer: Pending['offer']) =>
    offerBar(bargain([], more), 0, offer)?.code;
  expect(code({}, 'draw')).toBeUndefined();
  expect(code({ over: true }, 'draw')).toBe('not-now');
  expect(code({ playing: [0] }, 'draw')).toBe('not-now');
  expect(code({}, 'rematch')).toBe('not-now');
  expect(code({ over: true, rematched: true }, 'rematch')).toBe('not-now');
  expect(code({ takebackTo: () => null }, 'takeback')).toBe('not-now');
  const offered = after([{ kind: 'offered', by: 0, offer: 'rematch', at: 100 }]);
  const answer = (seat: number, of: number, now: number) =>
    answerTo(bargain(offered, { over: true, playing: [0, 1] }), seat, 'accept', of, now).kind;
  expect(answer(1, 1, 600_100)).toBe('agreed');
  expect(answer(1, 1, 600_101)).toBe('refused'); // it does not wait for ever
  expect(answer(0, 1, 100)).toBe('refused'); // nobody answers themselves
  expect(answer(1, 2, 100)).toBe('refused');
});

test('whatever happens, a seat has one offer of a kind, and nobody who left waits for an answer', () => {
  const kinds = ['offered', 'offered', 'accepted', 'declined', 'taken-back', 'withdrawn', 'played'] as const;
  const names = ['draw', 'takeback', 'rematch'] as const;
  for (let run = 0; run < 60; run++) {
    const rng = stream(run, 'offers');
    let offers: readonly Pending[] = [];
    for (let number = 1; number <= 30; number++) {
      const seat = rng.below(3);
      const kind = kinds[rng.below(kinds.length)];
      const of = offers[rng.below(offers.length || 1)]?.number ?? 0;
      const partial = rng.below(2) === 0;
      offers = offersAfter(
        offers,
        { kind, by: seat, at: 0, offer: names[rng.below(3)], of, partial, seat },
        number,
      );
      expect(new Set(offers.map(({ by, offer }) => `${by} ${offer}`)).size).toBe(offers.length);
      if (kind === 'played' || kind === 'withdrawn') expect(offers.some(({ by }) => by === seat)).toBe(false);
      if (kind === 'offered') expect(offers.at(-1)).toMatchObject({ by: seat, number });
    }
  }
});
