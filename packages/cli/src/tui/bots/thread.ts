/** A bot of the house in a thread beside the terminal. */
import { parentPort } from 'node:worker_threads';
import { BotDesk } from '@quadrant/bots';
import type { ToBot } from '@quadrant/bots/thread';
import { type GameId, loadGame } from '@quadrant/lab/games';

const desk = new BotDesk(
  async (id) => (await loadGame(id as GameId)).game,
  (message) => parentPort!.postMessage(message),
);
parentPort!.on('message', (message: ToBot) => desk.take(message));
