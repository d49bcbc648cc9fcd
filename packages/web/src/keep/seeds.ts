/** Seeds for people: any, or the same for everybody on one day. */
const HIGHEST_RANDOM = 999_999; // short enough to tell a friend

export const randomSeed = (): number => 1 + Math.floor(Math.random() * HIGHEST_RANDOM);

/** The same number for everybody on one day: 20261115. */
export const todaysSeed = (day: Date): number =>
  day.getUTCFullYear() * 10_000 + (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
