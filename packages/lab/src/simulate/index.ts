/** Simulations, and what people say to ask for one. It loads little: whoever plays a few games waits for nothing else. */
export { PATIENCE } from '../host/patience.js';
export { CannotPlay } from '../jobs/cannot-play.js';
export { type Deal, dealWith, readDeals } from '../play/deals.js';
export { MAX_MOVES } from '../play/max-moves.js';
export { csvCell } from '../report/table.js';
export type { Mean } from '../statistics/mean.js';
export { readClock, readWho, splitWhos, type Who } from '../who/who.js';
export { readGrid } from './grid.js';
export { readMeasure } from './measure.js';
export { runSimulation, type SimulationRun } from './run.js';
export { type GridPoint, type SimulatedGame, type Simulation, wordsOfGiven } from './spec.js';
export { MeasureTally } from './tally.js';
/** Asked by those who measure something. */
export const loadUnknownIn = () => import('./unknown-in.js');
