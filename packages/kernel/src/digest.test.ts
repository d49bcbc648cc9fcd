import { describe, expect, it } from 'vitest';
import { counted, type DigestLine, digestOf, othersMoved } from './digest.js';

const line = (tone: DigestLine['tone'], lead: string): DigestLine => ({ tone, lead, words: '' });

describe('a digest', () => {
  it('has harm before gain before news, three lines at most, and the others last', () => {
    const lines = [line('warn', 'c'), line('good', 'b'), line('bad', 'a'), line('warn', 'd')];
    expect(digestOf(lines, othersMoved(7)).map(({ lead, words }) => lead || words)).toEqual([
      'a',
      'b',
      'c',
      '7 others moved',
    ]);
  });
  it('is empty when there is nothing to say', () => {
    expect(digestOf([], othersMoved(0))).toEqual([]);
  });
  it('counts as people do', () => {
    expect([counted(1, 'Grunt'), counted(1, 'Interceptor'), counted(3, 'Grunt'), othersMoved(1)]).toEqual([
      'a Grunt',
      'an Interceptor',
      '3 Grunts',
      '1 other moved',
    ]);
  });
});
