/** What is wrong with a level file, and where. Reading stops at the first fault by throwing it to `readLevels`. */
export class LevelFault {
  readonly line: number; // 6, counted from 1
  readonly text: string; // 'edge is not X'

  constructor(line: number, text: string) {
    this.line = line;
    this.text = text;
  }

  get words(): string {
    return `line ${this.line}: ${this.text}`;
  }
}

const DIGITS = /^[0-9]+$/;

/** A whole number in the digits 0-9, from low to high; null for anything else. */
export function wholeNumber(text: string, low: number, high: number): number | null {
  if (!DIGITS.test(text)) return null;
  const value = Number(text);
  return value >= low && value <= high ? value : null;
}

export const MOST = 1_000_000;
/** For what grows in long games: turns, bombs, scores. */
export const MOST_COUNTED = 1_000_000_000;
