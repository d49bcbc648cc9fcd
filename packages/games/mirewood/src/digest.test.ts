import { describe, expect, it } from 'vitest';
import { digest } from './digest.js';
import type { Fact, Ref } from './facts.js';
import { words } from './words/en.js';

const me: Ref = { seat: 0, kind: 'player 1', glyph: 'P', x: 5, y: 4 };
const bandit: Ref = { seat: null, kind: 'bandit', glyph: 'm', x: 5, y: 5 };
const lines = (facts: Fact[], seat = 0) =>
  digest(facts, seat, words).map(({ tone, lead, words }) => `${tone} ${lead}: ${words}`);

describe('the digest of a turn', () => {
  it('says first what hurt, then what was found, and folds who only walked', () => {
    const facts: Fact[] = [
      { kind: 'acted', who: bandit, action: 'Move', x: 6, y: 5 },
      { kind: 'took', who: me, tile: 'treasure', credit: { points: 5, seats: [0] } },
      { kind: 'hit', source: bandit, victim: me, damage: 1 },
      { kind: 'hit', source: 'arrow', victim: me, damage: 1 },
    ];
    expect(lines(facts)).toEqual([
      'bad −1 health: the bandit at 5,5 hit you',
      'bad −1 health: an arrow hit you',
      'good +5 score: you took the treasure',
      'quiet : 1 other moved',
    ]);
  });
  it('tells another player nothing of what was not theirs', () => {
    expect(lines([{ kind: 'took', who: me, tile: 'boots', credit: { points: 0, seats: [] } }], 1)).toEqual(
      [],
    );
  });
  it('says how long one is still held, and when no more', () => {
    const held = (left: number): Fact => ({ kind: 'hampered', who: me, status: 'stuck', left });
    expect(lines([held(2)])).toEqual(['warn Stuck: it held you, 2 more to go']);
    expect(lines([held(0)])).toEqual(['warn Stuck: it held you, now you are free']);
  });
  it('leaves out nothing that concerns the reader for what happened elsewhere', () => {
    const fell = (x: number, points: number): Fact => ({
      kind: 'died',
      who: { ...bandit, x },
      credit: { points, seats: [0] },
    });
    const shot = (x: number, y: number): Fact => ({
      kind: 'did',
      who: { seat: null, kind: 'archer', glyph: 'a', x, y },
      action: 'Shoot',
      direction: 'left',
    });
    const facts: Fact[] = [
      { kind: 'acted', who: me, action: 'Move', x: 5, y: 3 },
      fell(20, 1),
      fell(30, 3),
      fell(31, 2),
      { kind: 'exploded', x: 30, y: 5, radius: 1 },
      shot(9, 4),
      shot(9, 3),
      shot(2, 3), // flies away
    ];
    expect(lines(facts)).toEqual([
      'good +6 score: 3 enemies died',
      'warn Archer: shoots at you from 9,3',
      'warn A bomb: exploded at 30,5',
    ]);
    const held: Fact = { kind: 'hampered', who: me, status: 'stuck', left: 1 };
    expect(lines([held, ...facts, { kind: 'hit', source: 'arrow', victim: me, damage: 1 }])).toEqual([
      'bad −1 health: an arrow hit you',
      'warn Stuck: it held you, 1 more to go',
      'warn Archer: shoots at you from 9,3',
    ]);
  });
  it('tells a kill of the reader once, and that another player fell', () => {
    const died: Fact = { kind: 'died', who: bandit, credit: { points: 2, seats: [0] } };
    const facts: Fact[] = [
      { kind: 'hit', source: me, victim: bandit, damage: 1 },
      died,
      { ...died, who: { ...me, seat: 1, kind: 'player 2' }, credit: { points: 0, seats: [] } },
    ];
    expect(lines(facts)).toEqual(['good +2 score: the bandit at 5,5 died', 'warn Gone: player 2 died']);
  });
  it('says who died and for whose credit', () => {
    const died: Fact = { kind: 'died', who: bandit, credit: { points: 2, seats: [0] } };
    expect(lines([died])).toEqual(['good +2 score: the bandit at 5,5 died']);
    expect(lines([died], 1)).toEqual(['warn Gone: the bandit at 5,5 died']);
    expect(lines([{ kind: 'died', who: me, credit: { points: 0, seats: [] } }])).toEqual([
      'bad You fell: at 5,4',
    ]);
  });
});
