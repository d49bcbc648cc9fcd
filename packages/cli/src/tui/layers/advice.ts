/** What a bot of the house would do in the place of the seat on move, from what that seat may know. */
import { Thinker } from '@quadrant/bots/thread';
import { type Command, type Seat, stream } from '@quadrant/kernel';
import { openThread } from '../bots/open-thread.js';
import type { TerminalGame } from '../match.js';

/** The command it would give; null when it gives up. `stop` ends the question: then nobody answers. */
export async function advise(
  { table }: TerminalGame,
  seat: Seat,
  stop: AbortSignal,
): Promise<Command | null> {
  const { view } = table.moment(seat);
  const thinker = new Thinker(openThread(), table.game, null, {
    seat,
    seats: table.seats,
    options: table.options as never,
    seed: stream(table.seed, `advice, turn ${table.turn}`).below(2 ** 31),
    view,
    rules: table.game,
  });
  stop.addEventListener('abort', () => thinker.end());
  return thinker.think({ view, legal: table.legal(seat), ply: table.turn }).finally(() => thinker.end());
}
