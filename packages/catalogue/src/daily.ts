/** Today's challenge of a game: what was reached first, and on how many days in a row. Where that is kept is others' affair. */

const DAY_MS = 86_400_000;

export interface Daily {
  readonly day: string; // '2026-11-16', the same everywhere on earth
  readonly words: string; // 'Your ship is lost, 61 points, 47 turns'
  readonly streak: number; // days in a row up to this one
}

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const dayBefore = (day: string): string => dayOf(new Date(Date.parse(day) - DAY_MS));

/** What was kept of the last challenge; what is not sound is none. */
export function readDaily(value: unknown): Daily | null {
  const { day, words, streak } = (value ?? {}) as Partial<Daily>;
  const sound =
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    typeof words === 'string' &&
    Number.isInteger(streak) &&
    streak! > 0;
  return sound ? { day, words, streak: streak! } : null;
}

/** What was reached on a day, and the days in a row that are still going on it. */
export function standingOn(
  day: string,
  kept: Daily | null,
): { readonly done: Daily | null; readonly streak: number } {
  const goesOn = kept !== null && (kept.day === day || kept.day === dayBefore(day));
  return { done: kept?.day === day ? kept : null, streak: goesOn ? kept.streak : 0 };
}

/** What is to be kept after a try: the first one of a day counts. */
export function afterTry(day: string, words: string, kept: Daily | null): Daily {
  const { done, streak } = standingOn(day, kept);
  return done ?? { day, words, streak: streak + 1 };
}
