/** What the house would do in the person's place, from what the person may know. */
import { Thinker } from '@quadrant/bots/thread';
import { type Command, stream } from '@quadrant/kernel';
import type { AnyPlay } from './play.js';
import { openThread } from './thread.js';

/** Asks a bot that knows what the shown seat knows; gives the answer to come and the way to take the question back. */
export function askAdvice(play: AnyPlay): { readonly answer: Promise<Command | null>; stop(): void } {
  const { table, stage } = play;
  const seat = stage.onMove;
  const thinker = new Thinker(openThread(), table.game, null, {
    seat,
    seats: table.seats,
    options: table.options as never,
    seed: stream(table.seed, `advice, turn ${table.turn}`).below(2 ** 31),
    view: stage.view,
  });
  const answer = thinker.think({ view: stage.view, legal: stage.legal, ply: table.turn });
  return { answer: answer.finally(() => thinker.end()), stop: () => thinker.end() };
}
