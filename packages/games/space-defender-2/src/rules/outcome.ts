/** How a game ended. */
import type { Outcome } from '@quadrant/kernel';
import { score } from '../orbments.js';
import type { Position } from '../position.js';

/** Of the present game, or of the last one. The game cannot be won: what counts is the score. */
export function outcome({ ending, focuses }: Position): Outcome | null {
  if (ending === null) return null;
  const scores = [score(focuses)];
  if (ending === 'aborted') return { result: 'aborted', winner: null, scores, reason: 'the game was left' };
  const reason = ending === 'left' ? 'the player left' : 'the Starfighter was destroyed';
  return { result: 'lost', winner: null, scores, reason };
}
