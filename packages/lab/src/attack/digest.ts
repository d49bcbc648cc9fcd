/** One number for many random games of all four: it must be the same in every runtime, locale and time zone. */
import { createHash } from 'node:crypto';
import { type Command, stream } from '@quadrant/kernel';
import { GAME_IDS, loadGame } from '../games.js';

const MOST_TURNS = 120;

export async function digestOfGames(games: number): Promise<string> {
  const hash = createHash('sha256');
  for (const id of GAME_IDS) {
    const { game } = await loadGame(id);
    const single = game.readOptions({ single: true });
    const options = single.ok ? single : game.readOptions({});
    if (!options.ok) throw new Error(options.error.words);
    for (let n = 1; n <= games; n++) {
      const rng = stream(n, id);
      const position = game.begin(options.value, n);
      const legal: Command[] = [];
      for (let turn = 0; turn < MOST_TURNS && game.outcome(position) === null; turn++) {
        const seat = game.onMove(position);
        game.legal(position, seat, legal);
        const command = legal[rng.below(legal.length)];
        game.perform(position, seat, command, (fact) => hash.update(JSON.stringify(fact)));
        hash.update(game.grammar.print(command)).update(JSON.stringify(game.view(position, seat)));
      }
      hash.update(JSON.stringify(game.outcome(position)));
    }
  }
  return hash.digest('hex');
}
