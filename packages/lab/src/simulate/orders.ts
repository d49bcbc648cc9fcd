/** What is said to a process that plays chunks for another. */
import type { Chunk, Simulation } from './spec.js';

/** The first thing it hears. */
export interface SimulationOrder {
  readonly simulation: Simulation;
  readonly folder: string; // in which programs are started
}

export const OVER = 'over';
export type ProcessMessage = SimulationOrder | Chunk | typeof OVER;
