/** Random games of RAIInet by the bare loop: deal, list, choose, perform. `node bare-games.mjs GAMES` says what it did and what its process spent. */
import { fileURLToPath } from 'node:url';
import { dealRaiinet } from '@quadrant/bots';
import { stream } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';

export function bareGames(games) {
  const rng = stream(1, 'bare games');
  const legal = [];
  const start = process.cpuUsage();
  let commands = 0;
  for (let i = 0; i < games; i++) {
    const position = game.begin(dealRaiinet(rng), 1);
    while (game.outcome(position) === null) {
      const seat = game.onMove(position);
      game.legal(position, seat, legal);
      game.perform(position, seat, legal[rng.below(legal.length)], null);
      commands++;
    }
  }
  const { user, system } = process.cpuUsage(start);
  return { games, commands, seconds: (user + system) / 1e6 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { games, commands } = bareGames(Number(process.argv[2]));
  const { user, system } = process.cpuUsage();
  process.stdout.write(JSON.stringify({ games, commands, seconds: (user + system) / 1e6 }));
}
