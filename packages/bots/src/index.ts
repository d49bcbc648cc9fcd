/** Opponents, and the way to let them play each other. */
export {
  type AnyBotMaker,
  type AnyBotPlayer,
  type BotAnswer,
  type BotConfig,
  type BotMaker,
  type BotPlayer,
  type BotTurn,
  type Budget,
  type Forfeit,
  type GameEnd,
  isForfeit,
  type SideConfig,
  type Stop,
  type Thought,
} from './bot.js';
export { type Chooser, chooser, randomBot } from './chooser.js';
export { dealRaiinet } from './raiinet/deal.js';
export { greedy } from './raiinet/greedy.js';
export { adviserOf, botsOf, findBot, sentenceOf } from './registry.js';
export * from './seat.js';
export { BotDesk } from './thread/desk.js';
