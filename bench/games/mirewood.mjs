import { game } from '@quadrant/mirewood';
import { chooser } from '../clock.mjs';
import { roguelike } from '../peers.mjs';

const LEVELS = 40;
const OPTIONS = { generate: '30x20', difficulty: 5, players: 1 };

const onBoard = (position) => position.entities.length - position.vacant.length;

/** Plays generated levels by random keys. Levels are generated beforehand: generation is outside the clock. */
function actorTurns() {
  const choose = chooser(77);
  const starts = Array.from({ length: LEVELS }, (_, i) => game.begin(OPTIONS, i + 1));
  const legal = [];
  let position = game.clone(starts[0]);
  let turn = position.turn;
  return () => {
    let actors = 0;
    for (let i = 0; i < 50; i++) {
      if (game.outcome(position) !== null) {
        position = game.clone(starts[choose(LEVELS)]);
        turn = position.turn;
      }
      game.legal(position, game.onMove(position), legal);
      const command = legal[choose(legal.length)];
      if (command.name === 'v') continue; // switches the pictures on and off; nobody acts
      const before = onBoard(position);
      game.perform(position, game.onMove(position), command, null);
      if (position.turn !== turn) actors += Math.min(before, onBoard(position)); // those that acted, at the least
      turn = position.turn;
    }
    return actors;
  };
}

export const mirewood = () => [
  {
    name: 'mirewood: 30x20, difficulty 5, path-finding',
    unit: 'actor turns per CPU-second',
    peerName: 'a roguelike loop on rot.js',
    want: '>= 10',
    ours: actorTurns,
    peer: roguelike,
  },
];
