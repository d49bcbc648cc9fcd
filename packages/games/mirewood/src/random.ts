/** The game's one generator: its state lives in the position and nothing else is random. */
import { LEHMER_MODULUS, lehmer } from '@quadrant/kernel';

const WARM_UP = 8; // the factor is a power of 7: without these, small seeds would begin alike

/** What holds a generator: its state, and how often it was drawn from. */
export interface Chance {
  rng: number; // 768218109
  draws: number; // 12
}

/** The state that a seed stands for. */
export function seeded(seed: number): number {
  let x = 1 + (seed % (LEHMER_MODULUS - 1));
  for (let i = 0; i < WARM_UP; i++) x = lehmer(x);
  return x;
}

/** A whole number from low to high, both included; always exactly one draw. */
export function choose(chance: Chance, low: number, high: number): number {
  chance.rng = lehmer(chance.rng);
  chance.draws++;
  return low + (chance.rng % (high - low + 1));
}
