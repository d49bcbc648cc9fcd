/** A running game as one seat may keep it: what it was told, command by command, and what it sees now. */
import type { Seat, Session } from '@quadrant/kernel';
import type { RaiinetCommand } from './commands.js';
import type { Fact } from './facts.js';
import type { Options } from './options.js';
import type { Position } from './position.js';
import type { View } from './view.js';

export interface SeatExport {
  readonly game: string;
  readonly version: number;
  readonly seat: Seat;
  readonly told: readonly (readonly Fact[])[]; // for each performed command
  readonly view: View;
}

/** Neither options nor commands are in it: they hold the values, the hands and the secret choices of others. */
export function seatExport(
  session: Session<Position, RaiinetCommand, Fact, View, Options>,
  seat: Seat,
): SeatExport {
  const { game } = session;
  const position = game.begin(session.options, session.seed);
  const told: Fact[][] = [];
  for (let turn = 1; turn <= session.turn; turn++) {
    const facts: Fact[] = [];
    game.perform(position, game.onMove(position), session.commandOf(turn), (fact) => {
      const seen = game.seen(fact, position, seat);
      if (seen) facts.push(seen);
    });
    told.push(facts);
  }
  return { game: game.id, version: game.version, seat, told, view: game.view(position, seat) };
}
