/** A turn in a few lines: what concerns the reader first, what the others did in one. Each game's words write it from facts. */
export const TONES = ['bad', 'good', 'warn', 'quiet'] as const;

export interface DigestLine {
  readonly tone: (typeof TONES)[number];
  readonly lead: string; // '−50 health': verb or number, first and in colour
  readonly words: string; // 'an Interceptor rammed you'
}

/** Facts of a turn that say little one by one, and the line that can tell of them all: `17 others moved`. */
export interface Routine<F> {
  readonly facts: readonly F[];
  readonly words: string;
}

export const MOST_LINES = 3;

/** At most three lines, harm before gain before news; how many others only moved is one more, quiet line. */
export function digestOf(lines: readonly DigestLine[], others = ''): DigestLine[] {
  const sorted = TONES.flatMap((tone) => lines.filter((line) => line.tone === tone));
  const shown = sorted.slice(0, MOST_LINES);
  return others === '' ? shown : [...shown, { tone: 'quiet', lead: '', words: others }];
}

/** `1 other moved`, `7 others moved`; nothing for none. */
export const othersMoved = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'other' : 'others'} moved`;

/** `a Grunt`, `an Interceptor`, `2 Grunts` */
export const counted = (count: number, name: string): string =>
  count === 1 ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}` : `${count} ${name}s`;
