/** Lets bots of the house play their seats in a worker, so that thinking never holds up a picture. */
import { type AnyBotMaker, seatBots } from '@quadrant/bots';
import type { AnyGame, Command } from '@quadrant/kernel';
import type { AnyPlay } from './play.js';

/** What the worker is told: what a seat may know, and nothing else. */
export type ToBot =
  | { readonly t: 'make'; readonly game: string; readonly bot: string; readonly config: object }
  | { readonly t: 'hear'; readonly facts: readonly object[]; readonly ply: number; readonly asked: boolean }
  | {
      readonly t: 'think';
      readonly id: number;
      readonly view: unknown;
      readonly legal: readonly string[];
      readonly ply: number;
    }
  | { readonly t: 'stop' };
export type FromBot =
  | { readonly t: 'answer'; readonly id: number; readonly command: string | null }
  | { readonly t: 'failed'; readonly words: string };

/** Seats the bots that the table names; gives the way to end them. */
export function attendBots(play: AnyPlay): () => void {
  const workers = new Set<Worker>();
  const find = async (game: string, id: string): Promise<AnyBotMaker> => workerBot(play, game, id, workers);
  seatBots(play.table, find);
  return () => {
    play.table.stop();
    for (const worker of workers) worker.terminate();
  };
}

/** A bot whose thinking is done by a worker of its own. */
function workerBot(play: AnyPlay, game: string, id: string, workers: Set<Worker>): AnyBotMaker {
  return {
    id,
    game,
    words: '',
    rating: null,
    options: [],
    make(config) {
      const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
      workers.add(worker);
      const post = (message: ToBot) => worker.postMessage(message);
      const end = () => {
        workers.delete(worker);
        worker.terminate();
      };
      post({ t: 'make', game, bot: id, config });
      let asked = 0;
      return {
        hear: (facts, ply, soon) => post({ t: 'hear', facts, ply, asked: soon }),
        async think({ view, legal, ply, stop }) {
          const { grammar } = play.table.game as AnyGame;
          const number = ++asked;
          const answer = new Promise<Command | 'resign'>((done, fail) => {
            worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
              if (data.t === 'failed') fail(new Error(data.words));
              else if (data.id === number)
                done(legal.find((each) => grammar.print(each) === data.command) ?? 'resign');
            };
            worker.onerror = () => fail(new Error('The computer player has failed.'));
            stop.addEventListener('abort', () => post({ t: 'stop' }));
          });
          post({ t: 'think', id: number, view, legal: legal.map((each) => grammar.print(each)), ply });
          const command = await answer;
          await play.calm(); // one turn is shown after the other
          return command;
        },
        over: end,
      };
    },
  };
}
