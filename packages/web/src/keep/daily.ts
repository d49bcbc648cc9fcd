/** Today's challenge of each game, as this browser keeps it. */
import { afterTry, type Daily, readDaily, standingOn } from '@quadrant/catalogue/daily';
import { shell } from '../words/shell.js';
import { store } from './storage.js';

export { dayOf } from '@quadrant/catalogue/daily';

const DAY_MS = 86_400_000;
const keyOf = (game: string) => `daily:${game}`;

/** What was reached on a day, and the days in a row that are still going on it. */
export const dailyOf = (game: string, day: string) => standingOn(day, readDaily(store.read(keyOf(game))));

/** Keeps how the first try of a day ended; later ones change nothing. */
export function keepDaily(game: string, day: string, words: string): void {
  const kept = readDaily(store.read(keyOf(game)));
  const daily = afterTry(day, words, kept);
  if (daily !== kept) store.write(keyOf(game), daily);
}

/** A result to send to others: it tells nothing of how it was played. */
export const resultText = (title: string, { day, words, streak }: Daily, href: string): string =>
  [shell.today.of(title, day), words, ...(streak > 1 ? [shell.today.streak(streak)] : []), href].join('\n');

/** `5 h 12 min` until there are new ones. */
export function untilNext(now: Date): string {
  const minutes = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 60_000);
  return shell.today.hours(Math.floor(minutes / 60), minutes % 60);
}
