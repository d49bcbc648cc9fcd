import { expect, it } from 'vitest';
import { ratingLine } from './RatingGraph.js';

it('draws a way of two games or more, whatever else stands in it', () => {
  expect(ratingLine([])).toBe(null);
  expect(ratingLine([{ rating: 1500 }, null, { rating: 'x' }])).toBe(null);
  expect(ratingLine([{ rating: 1500 }, { rating: 1400 }, { rating: 1600 }])).toEqual({
    points: '8.0,60.0 300.0,112.0 592.0,8.0',
    low: 1400,
    high: 1600,
  });
  expect(ratingLine([{ rating: 1500 }, { rating: 1500 }])!.points).toBe('8.0,60.0 592.0,60.0');
});
