import { SPECTATOR } from '@quadrant/kernel';
import { describe, expect, it } from 'vitest';
import { digest } from './digest.js';
import type { Fact } from './facts.js';
import { words as german } from './words/de.js';
import { words } from './words/en.js';
import { reasonIn, say } from './words.js';

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
      'good Battle won: your e D3 against E D1',
      'good +1 data: you download E',
    ]);
    expect(lines([battle, downloaded], 1)).toEqual([
      'bad Battle lost: e D3 against your E D1',
      'bad +1 data: player 1 downloads your E',
    ]);
    expect(lines([battle, downloaded], SPECTATOR)).toEqual([
      'warn Battle: e D3 against E D1',
      'warn +1 data: player 1 downloads E',
    ]);
  });
  it('tells a virus as harm to who has it', () => {
    const virus: Fact = { ...downloaded, value: 'V1' };
    expect(lines([virus], 0)).toEqual(['bad +1 virus: you download E']);
    expect(lines([virus], 1)).toEqual(['good +1 virus: player 1 downloads your E']);
  });
  it('keeps what a card has shown to who used it', () => {
    const used: Fact = { kind: 'used', seat: 0, card: 4, letter: 'S', target: ['E'], detail: null };
    expect(lines([used], 1)).toEqual(['warn Scan: player 1 used it on your E']);
    expect(lines([{ ...used, target: ['2', '3'] }], 1)).toEqual(['warn Scan: player 1 used it on (2,3)']);
    expect(lines([{ ...used, detail: 'D1' }], 0)).toEqual(['warn Scan: you used it on E: D1']);
  });
  it('says what came of a card in words, without the direction and the choice that only its user sees', () => {
    const boost: Fact = { kind: 'used', seat: 0, card: 1, letter: 'L', target: ['a'], detail: '2' };
    expect(lines([boost], 0)).toEqual(['warn Link boost: you used it on your a: moves 2 squares']);
    const hijack: Fact = { ...boost, letter: 'H', target: ['E', 'up'], detail: null };
    expect(lines([hijack], 1)).toEqual(['warn Hijack: player 1 used it on your E']);
    const mixed: Fact = { ...boost, letter: 'N', target: ['a', 'b', 'swap'], detail: null };
    expect(lines([mixed], 0)).toEqual(['warn Not found: you used it on your a b']);
  });
  it('tells of the links of the reader before those of others', () => {
    const far: Fact = { kind: 'downloaded', seat: 2, link: 'I', value: 'D1' };
    const facts = [far, { ...far, seat: 3, link: 'i' }, { ...far, link: 'J' }, { ...far, link: 'a' }];
    expect(lines(facts, 0)[0]).toBe('bad +1 data: player 3 downloads your a');
  });
  it('folds a mere move of the others', () => {
    const moved: Fact = { kind: 'moved', link: 'E', direction: 'up', from: [6, 4], to: [5, 4] };
    expect(lines([moved], 0)).toEqual(['quiet : their E moved']);
    expect(lines([moved], SPECTATOR)).toEqual(['quiet : E moved']);
    expect(lines([moved], 1)).toEqual([]);
    const scan: Fact = { kind: 'used', seat: 1, card: 4, letter: 'S', target: ['a'], detail: null };
    expect(lines([scan, moved], 0)).toEqual([
      'warn Scan: player 2 used it on your a',
      'quiet : their E moved',
    ]);
    expect(lines([moved, battle], 0)).toEqual(['good Battle won: your e D3 against E D1']);
  });
});

describe('why it ended', () => {
  const ended = (winner: number | null, reason: string): Fact => ({
    kind: 'ended',
    result: winner === null ? 'draw' : 'won',
    winner,
    scores: [4, 0],
    reason,
  });
  const out: Fact = { kind: 'eliminated', seat: 2, reason: 'has no links left' };
  const [four, viruses] = ['downloaded 4 data', 'player 2 downloaded 4 viruses'];

  it('is told in the digest to who did it as you', () => {
    expect(lines([ended(0, four)], 0)).toEqual(['good You won: you downloaded 4 data']);
    expect(lines([ended(0, four)], 1)).toEqual(['bad Player 1 won: downloaded 4 data']);
    expect(lines([ended(0, viruses)], 0)).toEqual(['good You won: player 2 downloaded 4 viruses']);
    expect(lines([ended(0, viruses)], 1)).toEqual(['bad Player 1 won: you downloaded 4 viruses']);
    expect(lines([out], 2)).toEqual(['bad You are out: you have no links left']);
    expect(lines([out], 0)).toEqual(['good Player 3 is out: has no links left']);
  });

  it.each([
    ['you', 0, four, 0, 'you downloaded 4 data', 'du hast 4 Daten heruntergeladen'],
    ['who lost', 0, four, 1, 'player 1 downloaded 4 data', 'Spieler 1 hat 4 Daten heruntergeladen'],
    ['who looks on', 0, four, SPECTATOR, four, '4 Daten heruntergeladen'],
    ['who did it', 0, viruses, 1, 'you downloaded 4 viruses', 'du hast 4 Viren heruntergeladen'],
    ['a third', 0, viruses, 3, viruses, 'Spieler 2 hat 4 Viren heruntergeladen'],
    ['who left', 0, 'player 4 left', 3, 'you are no longer playing', 'du bist nicht mehr dabei'],
    ['both', null, '90 moves without a download', 0, '90 moves without a download', '90 Züge ohne Download'],
    ['who won by the table', 0, 'time is up', 0, 'time is up', 'time is up'],
  ])('is told on a card to %s', (_, doer, reason, seat, english, inGerman) => {
    expect(reasonIn(words, reason, doer, seat)).toBe(english);
    expect(reasonIn(german, reason, doer, seat)).toBe(inGerman);
  });

  it('is told in the log, in the words of the transcript to who looks on', () => {
    const said = (fact: Fact, seat?: number) => [say(fact, words, seat), say(fact, german, seat)];
    expect(said(ended(0, viruses), 1)).toEqual([
      'Player 1 wins! (you downloaded 4 viruses)',
      'Spieler 1 gewinnt! (du hast 4 Viren heruntergeladen)',
    ]);
    expect(said(ended(0, four), 0)).toEqual([
      'You win! (you downloaded 4 data)',
      'Du gewinnst! (du hast 4 Daten heruntergeladen)',
    ]);
    expect(said(ended(0, four))).toEqual([
      'Player 1 wins! (downloaded 4 data)',
      'Spieler 1 gewinnt! (4 Daten heruntergeladen)',
    ]);
    expect(said(downloaded, 0)).toEqual(['You download E (D1).', 'Du lädst E (D1) herunter.']);
    expect(said(downloaded)).toEqual(['Player 1 downloads E (D1).', 'Spieler 1 lädt E (D1) herunter.']);
    expect(said(out, 2)).toEqual([
      'You are eliminated: you have no links left.',
      'Du bist ausgeschieden: du hast keine Links mehr.',
    ]);
    expect(said({ kind: 'passed', seat: 1 }, 1)).toEqual([
      'You have no legal move and pass.',
      'Du hast keinen erlaubten Zug und setzt aus.',
    ]);
  });
});
