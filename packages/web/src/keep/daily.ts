/** Today's challenge of each game: what was reached first, and on how many days in a row. */

import { shell } from '../words/shell.js';
import { store } from './storage.js';

const DAY_MS = 86_400_000;

export interface Daily {
  readonly day: string; // '2026-11-16', the same everywhere on earth
  readonly words: string; // 'Your ship is lost, 61 points, 47 turns'
  readonly streak: number; // days in a row up to this one
}

const keyOf = (game: string) => `daily:${game}`;

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const dayBefore = (day: string): string => dayOf(new Date(Date.parse(day) - DAY_MS));

/** The last challenge that was finished; what is not sound is none. */
function last(game: string): Daily | null {
  const value = store.read(keyOf(game)) as Partial<Daily> | null;
  return typeof value?.day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value.day) &&
    typeof value.words === 'string' &&
    Number.isInteger(value.streak) &&
    value.streak! > 0
    ? (value as Daily)
    : null;
}

/** What was reached on a day, and the days in a row that are still going on it. */
export function dailyOf(game: string, day: string): { readonly done: Daily | null; readonly streak: number } {
  const kept = last(game);
  const goesOn = kept !== null && (kept.day === day || kept.day === dayBefore(day));
  return { done: kept?.day === day ? kept : null, streak: goesOn ? kept.streak : 0 };
}

/** Keeps how the first try of a day ended; later ones change nothing. */
export function keepDaily(game: string, day: string, words: string): void {
  const { done, streak } = dailyOf(game, day);
  if (done === null) store.write(keyOf(game), { day, words, streak: streak + 1 } satisfies Daily);
}

/** A result to send to others: it tells nothing of how it was played. */
export const resultText = (title: string, { day, words, streak }: Daily, href: string): string =>
  [shell.today.of(title, day), words, ...(streak > 1 ? [shell.today.streak(streak)] : []), href].join('\n');

/** `5 h 12 min` until there are new ones. */
export function untilNext(now: Date): string {
  const minutes = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 60_000);
  return shell.today.hours(Math.floor(minutes / 60), minutes % 60);
}
