/** Bots of the house in threads, as seen from the table: none of them is loaded here. */
export type { BotThread, FromBot, ToBot } from './messages.js';
export { Thinker } from './thinker.js';
export { threadedBot } from './threaded.js';
