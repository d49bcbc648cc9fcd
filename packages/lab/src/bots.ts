/** Bots at work: programs on pipes, who plays, and games between them. */
export { type BotCheck, type CheckedStep, checkBot } from './bot-check/bot-check.js';
export { PATIENCE, type Patience } from './host/patience.js';
export { Program, type ProgramStart } from './host/program.js';
export { type Deal, dealOf, readSingle } from './play/deals.js';
export {
  type GamePlan,
  MAX_MOVES,
  type PlayedEntry,
  type PlayedGame,
  playGame,
  type Seated,
} from './play/play-game.js';
export { type PairPlan, type PlayedPair, playPair } from './play/play-pair.js';
export { type OpenBot, openWho, type Where } from './who/open-who.js';
export { readClock, readWho, splitOutsideQuotes, type Who } from './who/who.js';
