import { describe, expect, it } from 'vitest';
import { digest } from './digest.js';
import type { Fact } from './facts.js';
import { words } from './words/en.js';

const battle: Fact = {
  kind: 'battle',
  attacker: 'e',
  attackerValue: 'D3',
  defender: 'E',
  defenderValue: 'D1',
  won: true,
};
const downloaded: Fact = { kind: 'downloaded', seat: 0, link: 'E', value: 'D1' };
const lines = (facts: Fact[], seat: number) =>
  digest(facts, seat, words).map(({ tone, lead, words }) => `${tone} ${lead}: ${words}`);

describe('the digest of a turn', () => {
  it('is told to each seat in its own way', () => {
    expect(lines([battle, downloaded], 0)).toEqual([
      'good Battle won: e D3 against E D1',
      'good +1 data: you download E',
    ]);
    expect(lines([battle, downloaded], 1)).toEqual([
      'bad Battle lost: e D3 against E D1',
      'bad +1 data: player 1 downloads E',
    ]);
  });
  it('tells a virus as harm to who has it', () => {
    const virus: Fact = { ...downloaded, value: 'V1' };
    expect(lines([virus], 0)).toEqual(['bad +1 virus: you download E']);
    expect(lines([virus], 1)).toEqual(['good +1 virus: player 1 downloads E']);
  });
  it('keeps what a card has shown to who used it', () => {
    const used: Fact = { kind: 'used', seat: 0, card: 4, letter: 'S', target: ['E'], detail: null };
    expect(lines([used], 1)).toEqual(['warn Scan: player 1 used it on E']);
    expect(lines([{ ...used, target: ['2', '3'] }], 1)).toEqual(['warn Scan: player 1 used it on (2,3)']);
    expect(lines([{ ...used, detail: 'D1' }], 0)).toEqual(['warn Scan: you used it on E: D1']);
  });
  it('folds a mere move of the others', () => {
    const moved: Fact = { kind: 'moved', link: 'E', direction: 'up', from: [6, 4], to: [5, 4] };
    expect(lines([moved], 0)).toEqual(['quiet : their E moved']);
    expect(lines([moved], 1)).toEqual([]);
  });
});
