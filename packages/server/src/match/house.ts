/** Bots of the house have ids by which they are known: they are in no list of players. */
const HOUSE = 'house:';

export const houseId = (game: string, bot: string): string => `${HOUSE}${game}:${bot}`;
/** The bot's name; null for everybody else. */
export const houseBot = (player: string): string | null =>
  player.startsWith(HOUSE) ? player.slice(player.indexOf(':', HOUSE.length) + 1) : null;
