/** What it takes to train bots of RAIInet and to measure what they have learnt; who only plays needs none of it. */
import { game } from '@quadrant/raiinet';

export { Ismcts } from '../search/ismcts.js';
export { decide } from './answer.js';
export { dealFor } from './deal.js';
export { type Manner, ONE_AHEAD } from './decision.js';
export { mindFor } from './mind.js';
export { worldsOf } from './packed-from-view.js';
export { gameAsLearnt } from './packed-game.js';
export { guessOf } from './redeal.js';
export { TRAINING } from './training/settings.js';
export { TASKS, type TaskName } from './training/tasks.js';
export { Trainer } from './training/trainer.js';
export { type Learnt, type Measured, readNet, writeNet } from './value/net-file.js';

/** The game whose bots learn. */
export const LEARNS: string = game.id;
