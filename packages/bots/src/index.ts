/** Opponents, and the way to let them play each other. */
export { type Bot, random, randomFor } from './bot.js';
export { type MatchResult, match, playGame } from './match.js';
export { DRAW_AFTER, dealHand, dealLinks, dealRaiinet } from './raiinet/deal.js';
export { greedy } from './raiinet/greedy.js';
