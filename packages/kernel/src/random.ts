/**
 * Random numbers. `lehmer` is the recurrence that the games' rules prescribe; each game keeps the state in its
 * position and draws from it as its own rules say. `stream` is for everything around the games (bots, samples,
 * looks): independent streams derived from a seed by name.
 */

export const LEHMER_MODULUS = 2147483647;
const LEHMER_FACTOR = 16807;

/**
 * The next state of the generator `x := 16807 x mod (2^31 - 1)`, exact for every state. As 2^31 is 1 modulo
 * 2^31 - 1, the upper bits of the product are added to the lower 31; in 32-bit integers, many times faster than `%`.
 */
export function lehmer(x: number): number {
  const low = Math.imul(LEHMER_FACTOR, x & 0xffff);
  const high = Math.imul(LEHMER_FACTOR, x >>> 16);
  const sum = (low + ((high & 0x7fff) << 16) + (high >>> 15)) >>> 0;
  return ((sum & LEHMER_MODULUS) + (sum >>> 31)) | 0;
}

/** A source of random numbers that belongs to nobody's rules. */
export interface Rng {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** A number from 0 up to but not including 1. */
  unit(): number;
}

/** A generator for one purpose: the same seed and purpose give the same numbers everywhere. */
export const stream = (seed: number, purpose: string): Rng => new Stream(seed, purpose);

/**
 * sfc32: small, fast, and good enough for anything but secrets. State stays signed, which V8 keeps unboxed. A class,
 * as a closure a stream costs more than the games that need millions of them can spare.
 */
class Stream implements Rng {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, purpose: string) {
    // Each word of the state is a digest of its own of the whole seed and purpose: 96 bits, so that millions of streams differ.
    const high = Math.floor(seed / 4294967296);
    this.a = digest(seed | 0, high, purpose, 0x9e3779b9);
    this.b = digest(seed | 0, high, purpose, 0x7f4a7c15);
    this.c = digest(seed | 0, high, purpose, 0x2545f491);
    for (let i = 0; i < 12; i++) this.word();
  }

  below(n: number): number {
    return Math.floor((this.word() / 4294967296) * n);
  }

  unit(): number {
    return this.word() / 4294967296;
  }

  private word(): number {
    const { a, b, c, counter } = this;
    const sum = (((a + b) | 0) + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** The same things in an order that is as likely as any other. */
export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

function digest(low: number, high: number, text: string, salt: number): number {
  let h = scramble(scramble(salt ^ low) ^ high);
  for (let i = 0; i < text.length; i++) h = Math.imul(scramble(h ^ text.charCodeAt(i)), 0x01000193);
  return scramble(h);
}

function scramble(h: number): number {
  let z = (h + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
