/** A game from outside (QUADRANT_GAMES): random games through the contract, without a line of code of its own. */
import { randomPlay } from '../random-play.mjs';

const MOST_SEED = 2147483646;

export async function outsideMeasure(entry, peer) {
  const { game } = await entry.load();
  const options = game.readOptions({ ...entry.measured, single: true });
  if (!options.ok) throw new Error(options.error.words);
  const seed = (choose) => (entry.seeded ? 1 + choose(MOST_SEED) : game.defaultSeed);
  return {
    name: `${entry.id}: random games`,
    unit: 'commands per CPU-second',
    peerName: 'chessops, moves',
    ours: () => randomPlay(game, { begin: (choose) => game.begin(options.value, seed(choose)) }),
    peer,
  };
}
