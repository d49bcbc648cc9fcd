/** Why a command would be refused, asked of the view alone: a position that this seat cannot tell from the true one refuses for the same reason. */
import { type AnyGame, type Command, NOBODY, type Refusal, type Seat, stream } from '@quadrant/kernel';

export function refusalByView(
  game: AnyGame,
  now: { readonly view: unknown; readonly onMove: Seat },
  seat: Seat,
  command: Command,
): Refusal | null {
  if (now.onMove === NOBODY) return null;
  return game.check(game.resampler(now.view)(stream(0, 'refusal')), seat, command);
}
