/** Runs on many machines. */
export { checkAtQueue } from './check-at-queue.js';
export { connect, type QueueConnection, readQueueAddress } from './connection.js';
export { coordinate, type QueuePlan } from './coordinate.js';
export { fuzzAtQueue } from './fuzz-at-queue.js';
export { simulateAtQueue } from './simulate-at-queue.js';
export { QueuePlayers } from './train-at-queue.js';
export { type Working, work } from './work.js';
