/** What a movable must survive where it has come to, and how it multiplies. */
import type { Movable } from '../position.js';
import type { Turn } from './turn.js';

const OUT_OF_FUEL = 'lost in space - out of fuel';
const BLACK_HOLE_ID = -1;

/** Fuel first, then the black hole: one death only. A star refuels also one that did not move. */
export function checkFuel(turn: Turn, me: Movable, flew: boolean): boolean {
  if (flew) me.fuel--;
  const star = turn.stationaryIn(me.sector);
  if (star && star.luminosity > 0) me.fuel = Math.min(me.fuel + star.luminosity, turn.kindOf(me).fuel);
  if (me.fuel > 0) return checkBlackHole(turn, me);
  turn.die(me, OUT_OF_FUEL, null);
  return false;
}

/** The whole check of a movable without fuel. */
export function checkBlackHole(turn: Turn, me: Movable): boolean {
  const stationary = turn.stationaryIn(me.sector);
  if (!stationary || stationary.devours === '') return true;
  turn.die(me, stationary.devours, BLACK_HOLE_ID);
  return false;
}

/** Counts down to a birth; when the counter is at 0 already, a child takes the first free quadrant, if there is one. */
export function multiply(turn: Turn, me: Movable): void {
  if (me.untilBirth > 0) {
    me.untilBirth--;
    return;
  }
  if (turn.isFull(me.sector)) return;
  const child = turn.create(me.kind, me.sector);
  const kind = turn.kindOf(me);
  turn.tell?.({
    kind: 'reproduced',
    id: me.id,
    letter: kind.letter,
    child: child.id,
    at: turn.placeOf(child),
  });
  turn.rest(child);
  me.untilBirth = kind.interval;
}

export function doNothing(): void {}
