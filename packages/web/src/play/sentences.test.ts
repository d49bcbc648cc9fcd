import { beforeAll, describe, expect, it } from 'vitest';
import { loadShell } from '../words/shell.js';
import { sentences } from './sentences.js';

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
const words = (...names: string[]) => sentences(facts(...names), reader).map((line) => line.words);

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
    expect(sentences(facts('grunt', 'grunt', 'grunt'), reader)[0].parts).toEqual(
      Array(3).fill('Grunt moves.'),
    );
  });
  it('count the same sentence when the game folds nothing itself', () => {
    const lines = sentences(facts('grunt', 'grunt', 'grunt'), { say: reader.say });
    expect(lines.map((line) => line.words)).toEqual(['Grunt moves. (3 times)']);
  });
});
