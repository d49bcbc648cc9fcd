import { describe, expect, it } from 'vitest';
import { makeRoute, PLACES, parseRoute } from './route.js';

describe('addresses', () => {
  it.each(PLACES)('lead back to where they were made for: %s', (place) => {
    const fragment = makeRoute('raiinet', place, 14, 'eJw_-');
    expect(parseRoute(fragment)).toEqual({ page: 'game', game: 'raiinet', place, rest: ['14', 'eJw_-'] });
  });
  it('are short for a setup', () => {
    expect(makeRoute('mirewood')).toBe('#/mirewood');
    expect(parseRoute('#/mirewood')).toEqual({ page: 'game', game: 'mirewood', place: 'setup', rest: [] });
  });
  it('lead to the start page when empty', () => {
    for (const fragment of ['', '#', '#/']) expect(parseRoute(fragment)).toEqual({ page: 'start' });
  });
  it('that mean nothing say so', () => {
    expect(parseRoute('#/raiinet/nonsense').page).toBe('nowhere');
  });
});
