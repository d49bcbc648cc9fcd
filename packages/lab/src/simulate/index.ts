/** Simulations, and what people say to ask for one. It loads little: whoever plays a few games waits for nothing else. */
export { PATIENCE } from '../host/patience.js';
export { CannotPlay } from '../jobs/cannot-play.js';
export { type Deal, dealFrom, readDeals } from '../play/deals.js';
export { MAX_MOVES } from '../play/max-moves.js';
export { csvCell } from '../report/table.js';
export { readClock, readWho, splitOutsideQuotes, type Who } from '../who/who.js';
export { dealWith } from './chunk.js';
export { readGrid, withGiven } from './grid.js';
export { readMeasure } from './measure.js';
export { runSimulation } from './run.js';
export { type GridPoint, type SimulatedGame, type Simulation, wordsOfGiven } from './spec.js';
export { type Mean, MeasureTally } from './tally.js';
