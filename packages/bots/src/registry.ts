/** The bots of the house, for every front end, lab and server. Those of a game are loaded when they are asked for. */
import { anyGameBot } from './any-game.js';
import type { AnyBotMaker } from './bot.js';
import { randomBot } from './chooser.js';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly bots: readonly AnyBotMaker[] }>>> = {
  mirewood: () => import('./mirewood/bots.js'),
  raiinet: () => import('./raiinet/bots.js'),
  'simodyssey-2': () => import('./simodyssey-2/bots.js'),
  'space-defender-2': () => import('./space-defender-2/bots.js'),
};

/** The bots of a game, the weakest first; the random one plays every game, and one that searches those without their own. */
export async function botsOf(game: string): Promise<readonly AnyBotMaker[]> {
  const own = Object.hasOwn(LOADERS, game) ? (await LOADERS[game]()).bots : [anyGameBot(game)];
  return [randomBot(game), ...own];
}

export async function findBot(game: string, id: string): Promise<AnyBotMaker | null> {
  const random = randomBot(game);
  if (random.id === id) return random; // for it alone, what the others have learnt need not be read
  return (await botsOf(game)).find((bot) => bot.id === id) ?? null;
}

/** What is said of a bot to who chooses one: its sentence, and how strong it was measured to be. */
export const sentenceOf = ({ words, rating }: AnyBotMaker): string =>
  rating === null ? words : `${words} Elo ${rating}.`;

/** Whom the house asks for advice: its hard level, or the strongest where there are no levels. Never one that takes long. */
export async function adviserOf(game: string): Promise<AnyBotMaker> {
  const bots = await botsOf(game);
  return bots.find(({ id }) => id === 'hard') ?? bots[bots.length - 1];
}
