/** The seed of a day, the same for everybody: 20261115. */
export const seedOf = (day: Date): number =>
  day.getUTCFullYear() * 10_000 + (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
