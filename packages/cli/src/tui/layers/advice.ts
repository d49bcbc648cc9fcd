/** What a bot of the house would do in the place of the seat on move, from what that seat may know. */
import { adviserOf, isForfeit } from '@quadrant/bots';
import { type Command, type Seat, stream } from '@quadrant/kernel';
import type { Match } from '../match.js';

/** The command it would give; null when it gives up. `stop` wants the answer at once. */
export async function advise({ table }: Match, seat: Seat, stop: AbortSignal): Promise<Command | null> {
  const { view } = table.moment(seat);
  const legal = table.legal(seat);
  const adviser = await adviserOf(table.game.id);
  const player = await adviser.make({
    seat,
    seats: table.seats,
    options: table.options as never,
    seed: stream(table.seed, `advice, turn ${table.turn}`).below(2 ** 31),
    view,
  });
  if (isForfeit(player)) return null;
  const answer = await player.think({
    view,
    legal,
    ply: table.turn,
    budget: { nodes: null, ms: null },
    stop,
  });
  return answer === 'resign' || isForfeit(answer) ? null : answer;
}
