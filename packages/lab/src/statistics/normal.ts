/** The normal distribution. */

/** The error function, to about 1e-15: its series near 0, its continued fraction far from it. */
export function erf(x: number): number {
  if (x < 0) return -erf(-x);
  if (x > 6) return 1;
  return x < 2 ? series(x) : 1 - fraction(x);
}

function series(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

const FRACTION_STEPS = 60;
function fraction(x: number): number {
  let tail = 0;
  for (let k = FRACTION_STEPS; k > 0; k--) tail = k / 2 / (x + tail);
  return Math.exp(-x * x) / (x + tail) / Math.sqrt(Math.PI);
}

/** The share of a standard normal that lies below x. */
export const below = (x: number): number => (1 + erf(x / Math.SQRT2)) / 2;

/** 95 % of a normal lie within so many deviations. */
export const Z95 = 1.959963984540054;
