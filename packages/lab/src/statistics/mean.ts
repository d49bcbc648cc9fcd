import { Z95 } from './normal.js';

/** A mean that grows by one value at a time (Welford's way, which loses no digits). */
export class Mean {
  n = 0;
  mean = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  private squares = 0;

  add(value: number): void {
    this.n++;
    const step = value - this.mean;
    this.mean += step / this.n;
    this.squares += step * (value - this.mean);
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }

  /** Half of the 95 % interval; NaN of one value alone. */
  get bar(): number {
    return Z95 * Math.sqrt(this.squares / (this.n - 1) / this.n);
  }
}
