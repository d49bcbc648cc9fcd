/** The learned value of packed positions, in whole numbers: small to ship, fast, and the same everywhere. */
import { type Packed, PLAYERS, PLAYING, TURN, WINNER } from '../packed/layout.js';
import { activeFeatures } from './features.js';
import { type Net, squash } from './net.js';
import { makeSums, type Sums, UNITS, type Weights } from './sums.js';

/** A net rounded to whole numbers. */
export interface Rounded extends Weights {
  readonly scale: number; // what the output is to be divided by
  readonly offset: number; // and what is added to it then
}

/** The largest weights; sums of as many as can hold at once stay within 16 and 32 bits. */
const LARGEST_INPUT = 127;
const LARGEST_BIAS = 2000;
const LARGEST_OUTPUT = 6000;

export function rounded(net: Net): Rounded {
  const { features, hidden } = net;
  const input = new Int8Array(features * UNITS);
  const bias = new Int16Array(UNITS);
  const outputs = new Float64Array(UNITS);
  for (let j = 0; j < hidden; j++) {
    let largest = Math.abs(net.bias[j]) * (LARGEST_INPUT / LARGEST_BIAS);
    for (let f = 0; f < features; f++) largest = Math.max(largest, Math.abs(net.input[f * hidden + j]));
    const scale = LARGEST_INPUT / largest;
    for (let f = 0; f < features; f++) input[f * UNITS + j] = Math.round(net.input[f * hidden + j] * scale);
    bias[j] = Math.round(net.bias[j] * scale);
    outputs[j] = net.output[j] / scale;
  }
  const scale = LARGEST_OUTPUT / outputs.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const output = Int16Array.from(outputs, (x) => Math.round(x * scale));
  return { input, bias, output, scale, offset: net.output[hidden] };
}

export class Value {
  private readonly sums: Sums;
  private readonly scale: number;
  private readonly offset: number;

  constructor(net: Rounded) {
    this.sums = makeSums(net);
    this.scale = net.scale;
    this.offset = net.offset;
  }

  /** What a position is worth to a seat, from -1 (lost) to 1 (won). */
  of(p: Packed, seat: number): number {
    const winner = p[WINNER];
    if (winner !== PLAYING) return winner < 0 ? 0 : winner === seat ? 1 : -1;
    if (p[PLAYERS] !== 2) return this.seenBy(p, seat);
    // Between two, what one wins the other loses: the net knows only the side of who is on move.
    return p[TURN] === seat ? this.seenBy(p, seat) : -this.seenBy(p, p[TURN]);
  }

  private seenBy(p: Packed, seat: number): number {
    const n = activeFeatures(p, seat, 0, this.sums.active);
    return squash(this.sums.total(n) / this.scale + this.offset);
  }
}
