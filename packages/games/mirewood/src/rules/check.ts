/** Why a command would be refused now. */
import { NOT_YOUR_TURN, type Refusal, type Seat } from '@quadrant/kernel';
import type { Book } from '../book.js';
import { type MirewoodCommand, VERBOSE_KEY } from '../commands.js';
import type { Position } from '../position.js';
import { OVER, SINGLE } from '../refusals.js';

export function check(book: Book, p: Position, seat: Seat, command: MirewoodCommand): Refusal | null {
  if (p.result !== null) return OVER;
  if (seat !== p.asked) return NOT_YOUR_TURN;
  if (command.name === VERBOSE_KEY) return p.single ? SINGLE : null;
  const requests = book.requests.get(command.name);
  if (!requests) throw new Error(`"${command.name}" is not a command of this game`);
  return book.actions.get(requests[0].action)?.lacks?.(p.entities[p.asked]) ?? null;
}
