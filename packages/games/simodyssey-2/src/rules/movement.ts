/** How movables move: on their own or through a wormhole. */
import { DIRECTIONS } from '../galaxy.js';
import type { Movable } from '../position.js';
import type { Turn } from './turn.js';

/** Draws a direction and goes there unless that sector is full. */
export function drift(turn: Turn, me: Movable): boolean {
  const direction = turn.draw(turn.kindOf(me), 'direction', 1, DIRECTIONS.length) - 1;
  const target = turn.galaxy.neighbours[me.sector * DIRECTIONS.length + direction];
  if (!turn.isFull(target)) {
    fly(turn, me, target);
    return true;
  }
  if (turn.tell) {
    const at = turn.placeOf(me);
    turn.tell({ kind: 'moved', id: me.id, letter: turn.kindOf(me).letter, from: at, to: at, way: 'blocked' });
  }
  return false;
}

/** Travels through the wormhole of its sector, or drifts where there is none. */
export function travelOrDrift(turn: Turn, me: Movable): boolean {
  if (!turn.stationaryIn(me.sector)?.passage) return drift(turn, me);
  travel(turn, me);
  return false;
}

/** An ordinary move to a neighbouring sector that is not full. */
export function fly(turn: Turn, me: Movable, sector: number): void {
  relocate(turn, me, sector, 'flew');
}

/** Draws exits until one is not full; a full sector is refused even if it is the traveller's own. */
export function travel(turn: Turn, me: Movable): void {
  const kind = turn.kindOf(me);
  let exit = turn.drawSector(kind, 'wormhole');
  while (turn.isFull(exit)) exit = turn.drawSector(kind, 'wormhole');
  relocate(turn, me, exit, 'wormhole');
}

function relocate(turn: Turn, me: Movable, sector: number, way: 'flew' | 'wormhole'): void {
  if (!turn.tell) {
    turn.put(me, sector);
    return;
  }
  const from = turn.placeOf(me);
  turn.put(me, sector);
  const { letter } = turn.kindOf(me);
  turn.tell({ kind: 'moved', id: me.id, letter, from, to: turn.placeOf(me), way });
}

/** A planet at a star attaches to it for good, and moves no more; any other drifts. */
export function settleOrDrift(turn: Turn, me: Movable): boolean {
  settle(turn, me);
  return me.attached ? false : drift(turn, me);
}

/** Attaches to the star of its sector, if there is one. */
export function settle(turn: Turn, me: Movable): void {
  const star = turn.stationaryIn(me.sector);
  if (!star || star.luminosity === 0) return;
  me.attached = true;
  if (star.nursesLife) me.supportsLife = turn.draw(turn.kindOf(me), 'supports life', 1, 2) === 2;
  if (turn.tell) {
    const { letter } = turn.kindOf(me);
    turn.tell({ kind: 'attached', id: me.id, letter, at: turn.placeOf(me), supportsLife: me.supportsLife });
  }
}
