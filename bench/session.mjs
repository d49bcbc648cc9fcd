import { Session } from '@quadrant/kernel';
import { game } from '@quadrant/space-defender-2';
import { chooser } from './clock.mjs';

const TURNS = 1000;
const JUMPS = 200;
const LIMIT_MS = 5;

/** A game of 1,000 turns that the ship survives: nothing ever spawns. */
function longGame() {
  const session = Session.begin(game, {
    play: [10, 30, 1, 1, 1, 1, 1],
    weapon: 1,
    armour: 1,
    engine: 1,
    power: 1,
    debug: false,
  });
  const choose = chooser(5);
  const legal = [];
  while (session.turns < TURNS) {
    game.legal(session.position, 0, legal);
    const turns = legal.filter((c) => c.name !== 'abort');
    session.give(turns[choose(turns.length)]);
  }
  return session;
}

export const sessions = () => [
  {
    name: 'session: the slowest of 200 jumps in a game of 1,000 turns',
    unit: 'milliseconds',
    peerName: 'the limit',
    want: '<= 1',
    rates: () => {
      const session = longGame();
      const choose = chooser(6);
      for (let i = 0; i < JUMPS; i++) session.jump(choose(TURNS + 1));
      let worst = 0;
      for (let i = 0; i < JUMPS; i++) {
        const turn = choose(TURNS + 1);
        const start = performance.now();
        session.jump(turn);
        worst = Math.max(worst, performance.now() - start);
      }
      return { ours: worst, peer: LIMIT_MS };
    },
  },
];
