/** How likely a command is to be chosen by a good player: a share for each, by learned weights of its traits. */
import type { Packed } from '../packed/layout.js';
import { look, MOST_TRAITS, TRAITS, traitsOf } from './traits.js';

/** Weights are in steps of 1/16 of a doubling. */
const STEPS = 16;
const LARGEST = 16 * STEPS;

/** 2 to the power of i/16, for i from -LARGEST to LARGEST, by exact operations only. */
const POWERS = (() => {
  let root = 2;
  for (let i = 0; i < 4; i++) root = Math.sqrt(root); // the sixteenth root of 2
  const powers = new Float64Array(2 * LARGEST + 1);
  powers[LARGEST] = 1;
  for (let i = 1; i <= LARGEST; i++) {
    powers[LARGEST + i] = powers[LARGEST + i - 1] * root;
    powers[LARGEST - i] = 1 / powers[LARGEST + i];
  }
  return powers;
})();

/** 2 to the power of so many sixteenths, a whole number; far ones count as the farthest. */
export const powerOf = (sixteenths: number): number =>
  POWERS[LARGEST + (sixteenths < -LARGEST ? -LARGEST : sixteenths > LARGEST ? LARGEST : sixteenths)];

const traits = new Int16Array(MOST_TRAITS);

/** Writes the share of each of the first `n` codes, by whole weights, into `out`. */
export function shares(
  weights: Int8Array | Float64Array,
  p: Packed,
  codes: Int32Array,
  n: number,
  out: Float64Array,
): void {
  look(p);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const count = traitsOf(p, codes[i], traits);
    let power = 0;
    for (let t = 0; t < count; t++) power += weights[traits[t]];
    const share = powerOf(Math.round(power));
    out[i] = share;
    sum += share;
  }
  for (let i = 0; i < n; i++) out[i] /= sum;
}

/** Weights that learn: each decision makes what was chosen more likely, and the rest less. */
export class Prior {
  readonly weights = new Float64Array(TRAITS);
  private readonly out = new Float64Array(2048);

  /** Gives the share that the chosen code had. */
  learn(p: Packed, codes: Int32Array, n: number, chosen: number, rate: number): number {
    shares(this.weights, p, codes, n, this.out);
    let share = 0;
    for (let i = 0; i < n; i++) {
      const step = rate * STEPS * ((codes[i] === chosen ? 1 : 0) - this.out[i]);
      if (codes[i] === chosen) share = this.out[i];
      const count = traitsOf(p, codes[i], traits);
      for (let t = 0; t < count; t++) this.weights[traits[t]] += step;
    }
    return share;
  }

  rounded(): Int8Array {
    return Int8Array.from(this.weights, (w) => Math.max(-127, Math.min(127, Math.round(w))));
  }
}
