import { describe, expect, it } from 'vitest';
import { LAB, makeRoute, type PageSection, PLACES, parseRoute } from './route.js';

const WORDS: Readonly<Record<PageSection, readonly string[]>> = {
  setup: [],
  today: [],
  play: ['900'],
  game: ['k3x9f'],
  guide: [],
  rules: [],
  link: ['14', 'eJw_-'],
  window: ['k3x9f'],
  watch: [],
  more: ['seat', 'k3x9f', '1'],
};

describe('addresses', () => {
  it.each(PLACES)('lead back to where they were made for: %s', (place) => {
    const rest = WORDS[place];
    const fragment = makeRoute('raiinet', place, ...rest);
    expect(parseRoute(fragment)).toEqual({ page: 'game', game: 'raiinet', place, rest });
    expect(parseRoute(`${fragment}/`)).toEqual(parseRoute(fragment));
  });
  it.each(PLACES)('with more words than a place has mean nothing: %s', (place) => {
    const fragment = `#/raiinet/${[place, ...WORDS[place], 'more'].join('/')}`;
    expect(parseRoute(fragment)).toEqual({ page: 'nowhere', game: 'raiinet' });
  });
  it('lead to the folder of a tournament', () => expect(parseRoute(LAB)).toEqual({ page: 'lab' }));
  it('are short for a setup', () => {
    expect(makeRoute('mirewood')).toBe('#/mirewood');
    expect(parseRoute('#/mirewood')).toEqual({ page: 'game', game: 'mirewood', place: 'setup', rest: [] });
  });
  it('lead to the start page when empty', () => {
    for (const fragment of ['', '#', '#/']) expect(parseRoute(fragment)).toEqual({ page: 'start' });
  });
  it('that mean nothing say so', () => {
    expect(parseRoute('#/raiinet/nonsense')).toEqual({ page: 'nowhere', game: 'raiinet' });
  });
});
