/** A score by where it came from. Each game's words write it from the facts of a whole game. */
export interface Tally {
  readonly name: string; // 'Fighter'
  readonly count: number; // 2
  readonly worth: number; // 6, all of them together
}

/** What came from the same source on one line, what was worth most first. */
export function tallied(gains: Iterable<{ readonly name: string; readonly worth: number }>): Tally[] {
  const found = new Map<string, Tally>();
  for (const { name, worth } of gains) {
    const old = found.get(name) ?? { name, count: 0, worth: 0 };
    found.set(name, { name, count: old.count + 1, worth: old.worth + worth });
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth);
}
