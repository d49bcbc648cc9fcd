/** What it takes to train bots and to measure what they have learnt; who only plays needs none of it. */
export { decide } from './raiinet/answer.js';
export { dealFor } from './raiinet/deal.js';
export { ONE_AHEAD } from './raiinet/decision.js';
export { mindFor } from './raiinet/mind.js';
export { worldsOf } from './raiinet/packed-from-view.js';
export { gameAsLearnt } from './raiinet/packed-game.js';
export { TRAINING, Trainer } from './raiinet/training/trainer.js';
export { type Learnt, type Measured, readNet, writeNet } from './raiinet/value/net-file.js';
export { Ismcts } from './search/ismcts.js';
