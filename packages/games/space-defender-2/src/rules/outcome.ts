/** How a game ended. */
import type { Outcome } from '@quadrant/kernel';
import { score } from '../orbments.js';
import type { Position } from '../position.js';

/** Of the present game, or of the last one. The game cannot be won: what counts is the score. */
export function outcome({ ending, focuses }: Position): Outcome | null {
  if (ending === null) return null;
  const { result, reason } = ENDS[ending];
  return { result, winner: null, scores: [score(focuses)], reason };
}

/** The ending that leads to an outcome. */
export const endingOf = (outcome: Outcome | null): Position['ending'] =>
  ENDINGS.find((ending) => ENDS[ending].reason === outcome?.reason) ?? null;

const ENDS = {
  destroyed: { result: 'lost', reason: 'the Starfighter was destroyed' },
  aborted: { result: 'aborted', reason: 'the game was left' },
  left: { result: 'lost', reason: 'the player left' },
} as const;
const ENDINGS = ['destroyed', 'aborted', 'left'] as const;
