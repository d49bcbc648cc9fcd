/** What a piece may ask of the board. Asking changes nothing: effects may replace it, the board carries it out. */
import { DIRECTIONS, type Heading } from './directions.js';

export const ACTIONS = [
  'DoNothing',
  'Face',
  'Move',
  'Hit',
  'Shoot',
  'Teleport',
  'Clone',
  'Explode',
  'Throw',
] as const;
export type StandardAction = (typeof ACTIONS)[number];

export interface Request {
  readonly action: string; // 'Move': an entry of the action table
  readonly heading: Heading; // 3
}

/** The four requests for an action, one per heading: made once, so that asking costs nothing. */
export function requestsFor(action: string): readonly Request[] {
  return DIRECTIONS.map((_, heading) => Object.freeze({ action, heading }));
}
