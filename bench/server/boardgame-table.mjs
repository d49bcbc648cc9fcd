/** RAIInet as a game of boardgame.io. */
import { begin, clone, give, isOver, seenBy } from './raiinet-table.mjs';

export const table = {
  name: 'raiinet',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ position: begin(), ply: 0 }),
  turn: { activePlayers: { all: '' } },
  playerView: ({ G, playerID }) =>
    G.position ? { ...seenBy(G.position, Number(playerID)), ply: G.ply, over: isOver(G.position) } : G,
  moves: {
    give: {
      move: ({ G, playerID }, command) => {
        const position = clone(G.position);
        if (!give(position, Number(playerID), command)) return 'INVALID_MOVE';
        return { position, ply: G.ply + 1 };
      },
      client: false,
    },
  },
};
