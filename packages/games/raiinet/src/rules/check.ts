/** Why a command would be refused now. */
import { NOT_YOUR_TURN, type Refusal, type Seat } from '@quadrant/kernel';
import type { RaiinetCommand } from '../commands.js';
import type { Position } from '../position.js';
import { OVER } from '../refusals.js';
import { aim, type Kinds } from './ability.js';
import { readMove } from './move.js';

export function check(position: Position, seat: Seat, kinds: Kinds, command: RaiinetCommand): Refusal | null {
  if (position.end !== null) return OVER;
  if (seat !== position.turn) return NOT_YOUR_TURN;
  if (command.name === 'move') {
    const move = readMove(position, command.args[0], command.args[1]);
    return typeof move === 'number' ? null : move;
  }
  const aimed = aim(position, kinds, command.args);
  return 'code' in aimed ? aimed : null;
}
