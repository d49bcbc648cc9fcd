import { game, narrator } from '@quadrant/space-defender-2';
import { chess } from '../peers.mjs';
import { narratedPlay, randomPlay } from '../random-play.mjs';

const PLAY = [10, 30, 30, 55, 70, 85, 95];
const TURNS = new Set(['move', 'pass', 'fire', 'special']);
const isTurn = (command) => (TURNS.has(command.name) ? 1 : 0);

/** Equipment is drawn anew for each game. */
const begin = (debug) => (choose) =>
  game.begin(
    {
      play: PLAY,
      weapon: 1 + choose(5),
      armour: 1 + choose(4),
      engine: 1 + choose(3),
      power: 1 + choose(5),
      debug,
      single: false,
    },
    1 + choose(2147483646),
  );

/** Chooses anything but leaving debug mode. */
function stayInDebug(legal, choose) {
  for (;;) {
    const command = legal[choose(legal.length)];
    if (command.name !== 'toggle_debug_mode') return command;
  }
}

export const spaceDefender = () => [
  {
    name: 'space-defender-2: random games',
    unit: 'turns per CPU-second',
    peerName: 'chessops, moves',
    want: '>= 2.4, aim 3.5',
    ours: () => randomPlay(game, { begin: begin(false), weigh: isTurn }),
    peer: chess,
  },
  {
    name: 'space-defender-2: with full debug text',
    unit: 'turns per CPU-second',
    peerName: 'chessops, moves',
    want: '>= 0.1, aim 0.25',
    ours: () => narratedPlay(game, narrator, { begin: begin(true), weigh: isTurn, pick: stayInDebug }),
    peer: chess,
  },
];
