/**
 * Simultaneous perturbation: all parameters are moved at once, each by chance up or down, and what both ways score
 * says where to go. Parameters live between 0 and 1 here; what they mean is for who asks.
 */
import { type Rng, stream } from '@quadrant/kernel';

export interface SpsaSettings {
  readonly iterations: number;
  readonly seed: number;
  readonly reach: number; // how far apart the two are tried at first, of the whole range
  readonly stride: number; // how far a full point of difference leads at first, in reaches
  readonly least?: readonly number[]; // for each parameter: closer than this, the two would be the same
}
export const STANDARD_SPSA = { reach: 0.15, stride: 1 } as const;

/** Spall's exponents: the steps shrink faster than the distance of what is compared. */
const STEP_FALL = 0.602;
const REACH_FALL = 0.101;
const CALM = 0.1; // of the iterations, before steps shrink in earnest

export interface SpsaTrial {
  readonly plus: readonly number[];
  readonly minus: readonly number[];
}

export class Spsa {
  /** Where it stands. */
  point: readonly number[];
  private readonly settings: SpsaSettings;
  private iteration = 0;

  constructor(start: readonly number[], settings: SpsaSettings) {
    this.point = start;
    this.settings = settings;
  }

  get done(): boolean {
    return this.iteration >= this.settings.iterations;
  }
  get played(): number {
    return this.iteration;
  }

  /** The two to be compared now: the same until `learn` was told what they scored. */
  trial(): SpsaTrial {
    const signs = this.signs();
    const { least = [] } = this.settings;
    const moved = (sign: number) =>
      this.point.map((x, i) => within(x + sign * Math.max(this.reach, least[i] ?? 0) * signs[i]));
    return { plus: moved(1), minus: moved(-1) };
  }

  /** `gain`: by how much the first of the two scored better, -1 to 1. */
  learn(gain: number): void {
    const { iterations, stride } = this.settings;
    const calm = CALM * iterations;
    const shrunk = ((calm + 1) / (calm + 1 + this.iteration)) ** STEP_FALL;
    const step = stride * this.settings.reach * shrunk * gain;
    const signs = this.signs();
    this.point = this.point.map((x, i) => within(x + step * signs[i]));
    this.iteration++;
  }

  private get reach(): number {
    return this.settings.reach / (this.iteration + 1) ** REACH_FALL;
  }

  /** Up or down for each, drawn by the number of the iteration. */
  private signs(): number[] {
    const rng: Rng = stream(this.settings.seed, `spsa ${this.iteration}`);
    return this.point.map(() => (rng.below(2) === 0 ? -1 : 1));
  }
}

const within = (x: number): number => Math.max(0, Math.min(1, x));
