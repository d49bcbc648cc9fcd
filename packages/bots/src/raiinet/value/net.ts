/**
 * A small network over features that hold or not: one hidden layer of rectified units, one output from -1 (lost)
 * to 1 (won). Only sums, products and quotients, so that it gives the same bits everywhere.
 */
import type { Rng } from '@quadrant/kernel';

export class Net {
  readonly features: number;
  readonly hidden: number;
  readonly input: Float32Array; // by feature and hidden unit
  readonly bias: Float32Array; // by hidden unit
  readonly output: Float32Array; // by hidden unit, then the bias of the output
  private readonly sums: Float64Array;

  constructor(features: number, hidden: number) {
    this.features = features;
    this.hidden = hidden;
    this.input = new Float32Array(features * hidden);
    this.bias = new Float32Array(hidden);
    this.output = new Float32Array(hidden + 1);
    this.sums = new Float64Array(hidden);
  }

  static random(features: number, hidden: number, rng: Rng): Net {
    const net = new Net(features, hidden);
    const fill = (weights: Float32Array, width: number) => {
      for (let i = 0; i < weights.length; i++) weights[i] = (rng.unit() * 2 - 1) * width;
    };
    fill(net.input, 0.05);
    fill(net.output.subarray(0, hidden), 0.3);
    net.bias.fill(0.1);
    return net;
  }

  copy(): Net {
    const net = new Net(this.features, this.hidden);
    net.input.set(this.input);
    net.bias.set(this.bias);
    net.output.set(this.output);
    return net;
  }

  /** The value when the first `n` of `active` hold. */
  value(active: Int16Array, n: number): number {
    const { input, sums, hidden, output } = this;
    sums.set(this.bias);
    for (let i = 0; i < n; i++) {
      const row = active[i] * hidden;
      for (let j = 0; j < hidden; j++) sums[j] += input[row + j];
    }
    let out = output[hidden];
    for (let j = 0; j < hidden; j++) if (sums[j] > 0) out += sums[j] * output[j];
    return squash(out);
  }

  /** Moves the value of these features towards a target. */
  learn(active: Int16Array, from: number, n: number, target: number, rate: number): number {
    const { input, sums, hidden, output, bias } = this;
    const own = active.subarray(from, from + n);
    const error = target - this.value(own, n);
    const step = rate * error;
    output[hidden] += step;
    for (let j = 0; j < hidden; j++) {
      if (sums[j] <= 0) {
        sums[j] = 0;
        continue;
      }
      const back = step * output[j];
      output[j] += step * sums[j];
      bias[j] += back;
      sums[j] = back;
    }
    for (let i = 0; i < n; i++) {
      const row = own[i] * hidden;
      for (let j = 0; j < hidden; j++) input[row + j] += sums[j];
    }
    return error;
  }

  /** Moves every weight a part of the way to those of another net: a running mean of many nets. */
  follow(other: Net, part: number): void {
    blend(this.input, other.input, part);
    blend(this.bias, other.bias, part);
    blend(this.output, other.output, part);
  }
}

function blend(mine: Float32Array, theirs: Float32Array, part: number): void {
  for (let i = 0; i < mine.length; i++) mine[i] += (theirs[i] - mine[i]) * part;
}

/** Like the hyperbolic tangent, but of exact operations only. */
export function squash(x: number): number {
  if (x >= 3) return 1;
  if (x <= -3) return -1;
  return (x * (27 + x * x)) / (27 + 9 * x * x);
}
