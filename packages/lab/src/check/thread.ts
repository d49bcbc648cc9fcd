/** What runs on one of the threads: a case comes in, its judgement goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { type GameId, loadGame } from '../games.js';
import type { Case } from './cases.js';
import { judgeOwn } from './judge.js';

const game: GameId = workerData;
const { program } = await loadGame(game);
parentPort!.on('message', (each: Case) => parentPort!.postMessage(judgeOwn(game, program, each)));
