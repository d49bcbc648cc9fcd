/** The bots that play RAIInet, the weakest first. */
import type { AnyBotMaker } from '../bot.js';
import { greedy } from './greedy.js';

export const bots: readonly AnyBotMaker[] = [greedy];
