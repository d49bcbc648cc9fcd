/** Views judged in a thread beside the terminal. */
import { parentPort } from 'node:worker_threads';
import type { ToJudge } from '@quadrant/bots/analysis';
import { JudgeDesk } from '@quadrant/bots/judge';
import { type GameId, loadGame } from '@quadrant/lab/games';

const desk = new JudgeDesk(
  async (id) => (await loadGame(id as GameId)).game,
  (message) => parentPort!.postMessage(message),
);
parentPort!.on('message', (message: ToJudge) => desk.take(message));
