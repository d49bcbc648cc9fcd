import { beforeAll, describe, expect, it } from 'vitest';
import { loadShell } from '../words/shell.js';
import { readOut, sentences } from './sentences.js';

beforeAll(() => loadShell('en'));

interface Moved {
  readonly kind: string;
  readonly who: string;
}
const facts = (...names: string[]): Moved[] => names.map((who) => ({ kind: 'moved', who }));
const reader = {
  say: (fact: Moved) => (fact.who === '' ? null : `${fact.who} moves.`),
  fold: (fact: Moved) => ({ key: fact.who, words: (count: number) => `${count} ${fact.who}s move.` }),
};
const words = (...names: string[]) => sentences(facts(...names), reader, 0).map((line) => line.words);

describe('sentences of a turn', () => {
  it('fold from three of a kind in a row', () => {
    expect(words('grunt', 'grunt', 'grunt', 'pylon')).toEqual(['3 grunts move.', 'Pylon moves.']);
  });
  it('leave two of a kind, and kinds that alternate, as they are', () => {
    expect(words('grunt', 'grunt')).toEqual(['Grunt moves.', 'Grunt moves.']);
    expect(words('grunt', 'pylon', 'grunt', 'pylon')).toHaveLength(4);
  });
  it('are not interrupted by facts that say nothing', () => {
    expect(words('grunt', '', 'grunt', '', 'grunt')).toEqual(['3 grunts move.']);
  });
  it('keep what was folded', () => {
    expect(sentences(facts('grunt', 'grunt', 'grunt'), reader, 0)[0].parts).toEqual(
      Array(3).fill('Grunt moves.'),
    );
  });
  it('count the same sentence when the game folds nothing itself', () => {
    const lines = sentences(facts('grunt', 'grunt', 'grunt'), { say: reader.say }, 0);
    expect(lines.map((line) => line.words)).toEqual(['Grunt moves. (3 times)']);
  });
});

describe('a turn that is read out', () => {
  const screen = {
    ...reader,
    digest: () => [
      { tone: 'bad' as const, lead: '−3 health', words: 'a grunt hit you' },
      { tone: 'quiet' as const, lead: '', words: '5 others moved' },
    ],
    ending: () => 'All is lost.',
  };
  const turnOf = (...names: string[]) => ({
    facts: facts(...names),
    seat: 0,
    reader: 0,
    view: null,
    outcome: null,
  });
  const six = turnOf('a', 'b', 'a', 'b', 'a', 'b');

  it('is told whole where it is short', () => {
    expect(readOut(turnOf('grunt', 'pylon'), screen)).toBe('Grunt moves. Pylon moves.');
  });
  it('is told in short, what concerns one first, where much happens', () => {
    expect(readOut(six, screen)).toBe('−3 health: a grunt hit you. 5 others moved.');
  });
  it('ends with how it ended', () => {
    const outcome = { result: 'lost', winner: null, scores: [], reason: '' } as const;
    expect(readOut({ ...six, outcome }, screen)).toMatch(/ All is lost\.$/);
  });
});
