/** Glicko-2 (Glickman, 2012): how strong somebody is, how sure that is, and how steady. */
export interface Rating {
  readonly rating: number; // 1500
  readonly deviation: number; // 500: nothing is known
  readonly volatility: number; // 0.09
}

export interface RatedGame {
  readonly against: Rating;
  readonly score: number; // 1 won, 0.5 drawn, 0 lost
}

/** As lichess tunes it. */
export const START: Rating = { rating: 1500, deviation: 500, volatility: 0.09 };
export const PROVISIONAL_ABOVE = 110;
const TAU = 0.75;
const SCALE = 173.7178;
const CONVERGED = 1e-6;
const LEAST = { rating: 400, deviation: 45 };
const MOST = { rating: 4000, deviation: 500, volatility: 0.1 };
/** Rating periods that pass in a day without playing. */
const PERIODS_A_DAY = 0.21436;
const DAY = 86_400_000;

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The rating after these games of one period, in which nobody else changed. */
export function after(player: Rating, games: readonly RatedGame[], tau: number = TAU, periods = 1): Rating {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of games) {
    const weight = weightOf(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - 1500) / SCALE)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const sigma = steadiness(player.volatility, phi, variance, variance * surprise, tau);
  const wider = Math.sqrt(phi * phi + sigma * sigma * periods);
  const sure = 1 / Math.sqrt(1 / (wider * wider) + 1 / variance);
  return {
    rating: 1500 + SCALE * (mu + sure * sure * surprise),
    deviation: SCALE * sure,
    volatility: sigma,
  };
}

/** The new volatility, by the Illinois algorithm of the paper. */
function steadiness(sigma: number, phi: number, variance: number, delta: number, tau: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (tau * tau);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let steps = 1;
    while (f(a - steps * tau) < 0) steps++;
    high = a - steps * tau;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CONVERGED) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export interface Rated extends Rating {
  readonly at: number; // of the last game
}

/** After one game; `easy`: against a bot, for which a person gains half. */
export function afterGame(player: Rated, against: Rating, score: number, now: number, easy: boolean): Rated {
  const periods = Math.max(0, ((now - player.at) / DAY) * PERIODS_A_DAY);
  const next = after(player, [{ against, score }], TAU, periods);
  const gain = next.rating - player.rating;
  return {
    rating: within(player.rating + (easy && gain > 0 ? gain / 2 : gain), LEAST.rating, MOST.rating),
    deviation: within(next.deviation, LEAST.deviation, MOST.deviation),
    volatility: Math.min(next.volatility, MOST.volatility),
    at: now,
  };
}
