/** The game that a command is about: every mistake is answered with what would be right. */
import { GAME_IDS, type GameId, isGameId } from '@quadrant/lab/games';
import { Misuse } from './command.js';
import { unknown } from './suggest.js';

export function readGame(command: string, id: string | undefined): GameId {
  if (id === undefined) throw new Misuse(`${command} needs a game: ${GAME_IDS.join(', ')}`);
  if (id.startsWith('-')) throw new Misuse(`${command} needs a game before "${id}": ${GAME_IDS.join(', ')}`);
  if (!isGameId(id)) throw new Misuse(unknown('there is no game', id, GAME_IDS));
  return id;
}

/** The game, where nothing else may stand beside the options. */
export function readOnlyGame(command: string, [id, ...more]: readonly string[]): GameId {
  const game = readGame(command, id);
  if (more.length > 0) throw new Misuse(`${command} takes one game; "${more[0]}" is too much`);
  return game;
}
