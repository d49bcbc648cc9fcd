/** Seeds for people: any, or the same for everybody on one day. */
const HIGHEST_RANDOM = 999_999; // short enough to tell a friend

export const randomSeed = (): number => 1 + Math.floor(Math.random() * HIGHEST_RANDOM);

/** The same number for everybody on one day. */
export { seedOf as todaysSeed } from '@quadrant/catalogue';
