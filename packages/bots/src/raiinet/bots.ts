/** The bots that play RAIInet, the weakest first. */
import type { AnyBotMaker } from '../bot.js';
import { greedy } from './greedy.js';
import { levels } from './levels.js';

const [easy, ...stronger] = levels;
export const bots: readonly AnyBotMaker[] = [easy, greedy, ...stronger];
