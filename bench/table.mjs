import { hashOf } from '@quadrant/kernel';
import { game, narrator } from '@quadrant/raiinet';
import { History, makeTeller, Table } from '@quadrant/table';
import { chooser } from './clock.mjs';

const OPTIONS = game.readOptions({ single: true }).value;
const RULES = { game, teller: makeTeller(game, narrator) };

/** The commands of one random game, with their seats: both sides play the same. */
function oneGame() {
  const choose = chooser(7);
  const position = game.begin(OPTIONS, 1);
  const legal = [];
  const moves = [];
  while (game.outcome(position) === null) {
    const seat = game.onMove(position);
    game.legal(position, seat, legal);
    const command = legal[choose(legal.length)];
    game.perform(position, seat, command, null);
    moves.push([seat, command]);
  }
  return moves;
}
const MOVES = oneGame();

function table() {
  const { value } = Table.begin(RULES, { options: OPTIONS, seed: 1 });
  for (const [seat, command] of MOVES) {
    value.give(seat, command);
    value.moment(0);
    value.moment(1);
  }
  return MOVES.length;
}
function bare() {
  const position = game.begin(OPTIONS, 1);
  for (const [seat, command] of MOVES) {
    game.perform(position, seat, command, null);
    game.view(position, 0);
    game.view(position, 1);
  }
  return MOVES.length;
}
function history() {
  const kept = new History(game, OPTIONS, 1);
  for (const [seat, command] of MOVES) kept.give(seat, command);
  return MOVES.length;
}
function cloneAndHash() {
  let position = game.begin(OPTIONS, 1);
  for (const [seat, command] of MOVES) {
    position = game.clone(position);
    game.perform(position, seat, command, null);
    hashOf(position);
  }
  return MOVES.length;
}

export const tables = () => [
  {
    name: 'table: two seats’ views and facts of each RAIInet command',
    unit: 'commands per CPU-second',
    peerName: 'bare perform and both views',
    want: '>= 0.5',
    ours: () => table,
    peer: () => bare,
  },
  {
    name: 'history: RAIInet commands with keyframes, hashes and traces',
    unit: 'commands per CPU-second',
    peerName: 'perform, clone and one hash',
    want: '>= 0.5',
    ours: () => history,
    peer: () => cloneAndHash,
  },
];
