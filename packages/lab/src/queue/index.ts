/** Runs on many machines. */
export { checkAtQueue } from './check-at-queue.js';
export { type Connection, connect, readQueueAddress } from './connection.js';
export { coordinate, type QueuePlan } from './coordinate.js';
export { type Working, work } from './work.js';
