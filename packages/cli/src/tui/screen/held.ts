/** Tells keys that are held from keys that are pressed, where the terminal itself does not: by how soon they come. */
import type { Input } from './keys.js';

/** ms: usual keyboards repeat a key every 30 to 40, nobody presses one again so soon, and programs that type wait longer. */
const REPEAT = 45;

export class HeldKeys {
  private last: string | null = null;
  private at = Number.NEGATIVE_INFINITY;

  /** The same input, marked when its key must be held. */
  mark(input: Input, now: number): Input {
    if (input.kind !== 'key') return input;
    const held = input.key === this.last && now - this.at < REPEAT;
    this.last = input.key;
    this.at = now;
    return held ? { ...input, held } : input;
  }
}
