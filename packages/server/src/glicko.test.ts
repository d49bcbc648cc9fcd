import { expect, it } from 'vitest';
import { after, afterGame, START } from './glicko.js';

it("gives the numbers of Glickman's example", () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const games = [
    { against: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
    { against: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
    { against: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
  ];
  const { rating, deviation, volatility } = after(player, games, 0.5);
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(deviation).toBeCloseTo(151.52, 1);
  expect(volatility).toBeCloseTo(0.05999, 4);
});

it('stays within its bounds, gains half against bots, and grows unsure with time', () => {
  const now = 1_763_265_600_000;
  const fresh = { ...START, at: now };
  const won = afterGame(fresh, START, 1, now, false);
  const wonEasily = afterGame(fresh, START, 1, now, true);
  expect(wonEasily.rating - 1500).toBeCloseTo((won.rating - 1500) / 2, 6);
  expect(afterGame(fresh, START, 0, now, true).rating).toBeCloseTo(3000 - won.rating, 6);
  let steady = { ...START, at: now };
  for (let n = 0; n < 500; n++) steady = afterGame(steady, { ...START, deviation: 60 }, n % 2, now, false);
  expect(steady.deviation).toBeGreaterThanOrEqual(45);
  expect(steady.deviation).toBeLessThan(110);
  expect(steady.volatility).toBeLessThanOrEqual(0.1);
  const later = afterGame(steady, { ...START, deviation: 60 }, 0.5, now + 365 * 86_400_000, false);
  expect(later.deviation).toBeGreaterThan(steady.deviation);
  let best = { ...START, at: now };
  for (let n = 0; n < 300; n++) best = afterGame(best, { ...best, deviation: 45 }, 1, now, false);
  expect(best.rating).toBe(4000);
});
