/** A computer player in a thread of its own. */
import { BotDesk } from '@quadrant/bots';
import type { ToBot } from '@quadrant/bots/thread';
import { gameOf } from './grammars.js';

const desk = new BotDesk(gameOf, (message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToBot>) => desk.take(data));
