/** The board's action table: one case for each thing that can be asked for. */
import type { Board } from './board.js';
import { NONE, type Piece } from './position.js';
import { NO_BOMBS } from './refusals.js';
import type { StandardAction } from './requests.js';
import type { ActionEntry } from './tables.js';

const directed = { directed: true, turns: false, verb: null, lacks: null } as const;
const undirected = { ...directed, directed: false } as const;

function move(board: Board, who: Piece, heading: number): null {
  const target = board.ahead(who, heading);
  if (board.kindOf(who).impact === 'strike') board.fly(who, target);
  else board.walk(who, target);
  return null;
}

function hit(board: Board, who: Piece, heading: number): null {
  const victim = board.at(board.ahead(who, heading));
  if (victim && board.isLiving(victim)) board.attack(who, victim);
  return null;
}

function shoot(board: Board, who: Piece, heading: number): Piece | null {
  const arrow = board.launch('arrow', who, heading);
  board.fly(arrow, board.ahead(who, heading));
  return arrow.square === NONE ? null : arrow;
}

function throwBomb(board: Board, who: Piece, heading: number): Piece | null {
  if (board.isPlayer(who)) board.addBombs(who, -1);
  const target = board.ahead(who, heading);
  const bomb = board.launch('bomb', who, heading);
  if (board.isFree(target)) {
    board.walk(bomb, target);
    return bomb;
  }
  board.explode(bomb, target);
  return null;
}

function explode(board: Board, bomb: Piece): null {
  const { square } = bomb;
  board.remove(bomb);
  board.explode(bomb, square);
  return null;
}

function teleport(board: Board, who: Piece): null {
  board.endActions(who);
  board.teleport(who);
  return null;
}

function clone(board: Board, who: Piece): null {
  board.endActions(who);
  board.clone(who);
  return null;
}

export const actions: Readonly<Record<StandardAction, ActionEntry>> = {
  DoNothing: { ...undirected, carryOut: () => null },
  Face: { ...directed, turns: true, carryOut: () => null },
  Move: { ...directed, turns: true, carryOut: move },
  Hit: { ...directed, carryOut: hit },
  Shoot: { ...directed, verb: 'shoots', carryOut: shoot },
  Teleport: { ...undirected, carryOut: teleport },
  Clone: { ...undirected, carryOut: clone },
  Explode: { ...undirected, carryOut: explode },
  Throw: {
    ...directed,
    verb: 'throws',
    lacks: (who) => (who.bombs > 0 ? null : NO_BOMBS),
    carryOut: throwBomb,
  },
};
