/** Lets bots of the house play their seats in workers, so that thinking never holds up a picture. */
import { type AnyBotMaker, seatBots } from '@quadrant/bots';
import type { AnyPlay } from './play.js';
import { Thinker } from './thinker.js';

/** Seats the bots that the table names; gives the way to end them. */
export function attendBots(play: AnyPlay): () => void {
  const thinkers = new Set<Thinker>();
  const find = async (game: string, id: string): Promise<AnyBotMaker> => workerBot(play, game, id, thinkers);
  seatBots(play.table, find);
  return () => {
    play.table.stop();
    for (const thinker of thinkers) thinker.end();
  };
}

/** A bot whose thinking is done by a worker of its own. */
function workerBot(play: AnyPlay, game: string, id: string, thinkers: Set<Thinker>): AnyBotMaker {
  return {
    id,
    game,
    words: '',
    rating: null,
    options: [],
    make(config) {
      const thinker = new Thinker(play.table.game, id, config);
      thinkers.add(thinker);
      return {
        hear: (facts, ply, soon) => thinker.hear(facts, ply, soon),
        async think({ view, legal, ply, stop }) {
          // Who is interrupted never answers: its worker has been ended.
          const interrupted = new Promise<'resign'>((done) => {
            stop.addEventListener('abort', () => done('resign'));
          });
          const answer = thinker.think({ view, legal, ply }).then((command) => command ?? 'resign');
          const command = await Promise.race([answer, interrupted]);
          await Promise.race([play.calm(), interrupted]); // one turn is shown after the other
          return command;
        },
        over() {
          thinkers.delete(thinker);
          thinker.end();
        },
      };
    },
  };
}
