/** The course of turns: whose it is, what ends it, and the automatic pass. */
import type { Seat, Tell } from '@quadrant/kernel';
import type { Fact } from '../facts.js';
import { LINKS_EACH } from '../geometry.js';
import { makeLink, type Position } from '../position.js';
import { beat, beatWithoutLinks, finish } from './download.js';
import { hasMove } from './move.js';

/** After an ability: the same player goes on, unless he is out or cannot move. */
export function afterAbility(position: Position, tell: Tell<Fact> | null): void {
  beatWithoutLinks(position, tell);
  if (position.end !== null) return;
  if (position.seats[position.turn].out) nextTurn(position);
  passWhileStuck(position, tell);
}

/** After a move: the turn is over. */
export function afterMove(position: Position, tell: Tell<Fact> | null): void {
  if (position.quiet === 0)
    beatWithoutLinks(position, tell); // only a download takes links off the board
  else if (position.quiet === position.drawAfter)
    finish(position, -1, `${position.quiet} moves without a download`, tell);
  if (position.end !== null) return;
  endTurn(position);
  passWhileStuck(position, tell);
}

/** A player leaves the game: he is beaten, and with four players the others go on. */
export function withdraw(position: Position, seat: Seat, tell: Tell<Fact> | null): void {
  if (position.end !== null || position.seats[seat].out) return;
  beat(position, seat, 'left', tell);
  if (position.end !== null) return;
  if (position.turn === seat) nextTurn(position);
  passWhileStuck(position, tell);
}

/**
 * Passes for every player who cannot move. Every pass lets jams run out, and a link that nothing jams can
 * always go towards an opponent's edge, so this comes to an end.
 */
function passWhileStuck(position: Position, tell: Tell<Fact> | null): void {
  while (!hasMove(position, position.turn)) {
    if (tell) tell({ kind: 'passed', seat: position.turn });
    endTurn(position);
  }
}

function endTurn(position: Position): void {
  const first = position.turn * LINKS_EACH;
  for (let link = first; link < first + LINKS_EACH; link++) {
    const l = position.links[link];
    if (l.jam > 0) position.links[link] = makeLink(l.value, l.at, l.boost, l.jam - 1, l.known, l.by);
  }
  nextTurn(position);
}

function nextTurn(position: Position): void {
  position.abilityUsed = false;
  do position.turn = (position.turn + 1) % position.players;
  while (position.seats[position.turn].out);
}
