/** Lets bots of the house play their seats in workers, so that thinking never holds up a picture. */
import { seatBots } from '@quadrant/bots';
import { threadedBot } from '@quadrant/bots/thread';
import type { AnyPlay } from './play.js';
import { openThread } from './thread.js';

/** Seats the bots that the table names; gives the way to end them. */
export function attendBots(play: AnyPlay): () => void {
  const { table } = play;
  seatBots(table, async (_, id) => threadedBot(table.game, id, openThread, () => play.calm()));
  return () => table.stop();
}
