/** One number for many random games of all four: it must be the same in every runtime, locale and time zone. */
import { GAMES } from '@quadrant/catalogue';
import { type Command, stream } from '@quadrant/kernel';
import { sha256Hex } from '@quadrant/wire';

const MOST_TURNS = 120;

export async function digestOfGames(games: number): Promise<string> {
  let digest = '';
  for (const { id, load } of GAMES) {
    const { game } = await load();
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
        const told: string[] = [digest, game.grammar.print(command)];
        game.perform(position, seat, command, (fact) => told.push(JSON.stringify(fact)));
        digest = sha256Hex([...told, JSON.stringify(game.view(position, seat))].join('\n'));
      }
      digest = sha256Hex(`${digest}\n${JSON.stringify(game.outcome(position))}`);
    }
  }
  return digest;
}
